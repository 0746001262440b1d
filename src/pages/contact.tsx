import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ContactIsland } from '../app/ContactIsland'
import { Island } from '../app/Island'
import { PageHead } from '../app/PageHead'
import { present } from '../app/present'
import { SitePage } from '../app/SitePage'

export default function ContactPage({ data, location }: PageProps<Queries.ContactPageQuery>) {
  const { seo: _, ...content } = present(data.contactContent, 'content/contact.yaml')
  const { contact, failure } = present(data.siteContent, 'content/site.yaml')
  return (
    <SitePage data={data} location={location}>
      <Island part={ContactIsland} props={{ content, site: { contact, failure } }} />
    </SitePage>
  )
}

export function Head({ data, location }: HeadProps<Queries.ContactPageQuery>) {
  const { seo } = present(data.contactContent, 'content/contact.yaml')
  const site = present(data.siteContent, 'content/site.yaml')
  return <PageHead site={site} seo={seo} path={location.pathname} />
}

export const query = graphql`
  query ContactPage {
    ...SiteFields
    contactContent {
      seo {
        title
        description
      }
      heading
      lead
      form {
        title
        ready
        noScript
        fields {
          company_name {
            ...FormFieldWords
          }
          your_name {
            ...FormFieldWords
          }
          email {
            ...FormFieldWords
          }
          phone {
            ...FormFieldWords
          }
          gst_number {
            ...FormFieldWords
          }
          company_address {
            ...FormFieldWords
          }
        }
        documents {
          heading
          hint
          gst_pdf {
            ...DocumentWordsFields
          }
          pan_pdf {
            ...DocumentWordsFields
          }
          missing
          tooLarge
          notPdf
          empty
          uploading
          failed
          noReason
          unavailable
          stalled
          untrusted
          tryAgain
          inProgress
          window {
            start
            done
            cancel
            close
            remove
            clear
            add
            selected
            uploading
            uploaded
            failed
          }
        }
        tooLong
        slow
        submit
        submitting
        draft {
          restored
          restoredDetail
          clear
          cleared
          undo
          offline
          offlineDetail
          sentElsewhere
          sentElsewhereDetail
        }
        problem {
          heading
          titlePrefix
        }
        success {
          heading
          next
          summary
          reference
          date
          print
        }
        failure {
          message
          noReason
          offline
          unavailable
          unconfigured
          noAnswer
          timedOut
          unclear
          notSent
          mayHaveArrived
          alreadySent
          triedBefore
          underWay
          keptBack
          tryAgain
          sendAgain
          mail
          mailSubject
        }
      }
      getInTouch {
        heading
        text
      }
      whyPartner {
        heading
        items
      }
    }
  }

  fragment FormFieldWords on FormField {
    label
    hint
    missing
    invalid
  }

  fragment DocumentWordsFields on DocumentWords {
    label
    upload
    remove
    windowTitle
  }
`
