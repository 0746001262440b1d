// Generated from content/schema.graphql by `npm run codegen`. Do not edit.
import { graphql } from 'gatsby'

export const contentFragments = graphql`
fragment SiteContentFields on SiteContent {
  brand {
    name
    mark {
      publicURL
    }
    icon {
      publicURL
    }
    touchIcon {
      publicURL
    }
    titleTemplate
  }
  url
  language
  navigationLabel
  navigation {
    label
    path
    button
  }
  menuLabel
  skipLink
  contact {
    officeLabel
    address {
      streetAddress
      addressLocality
      addressRegion
      postalCode
      addressCountry
    }
    phoneLabel
    phone
    emailLabel
    email
    whatsappLabel
    whatsapp
  }
  footer {
    blurb
    contactHeading
    socialHeading
    social {
      label
      url
    }
    copyright
  }
  notFound {
    title
    text
    homeLabel
    contactLabel
  }
  failure {
    title
    text
    homeLabel
    contactLabel
  }
  countriesServed
}

fragment HomeContentFields on HomeContent {
  seo {
    title
    description
  }
  hero {
    headline
    lead
    action {
      label
      path
    }
    image {
      publicURL
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          formats: [AVIF, WEBP, AUTO]
          placeholder: NONE
          breakpoints: [480, 750, 1080, 1440, 1920, 2560]
        )
      }
    }
    imageFocus
    imageAlt
  }
  offers {
    heading
    items {
      icon
      title
      text
    }
  }
}

fragment AboutContentFields on AboutContent {
  seo {
    title
    description
  }
  heading
  paragraphs
  fleet {
    heading
    figures {
      value
      label
    }
  }
  whyChoose {
    heading
    items {
      icon
      title
      text
    }
  }
  promise {
    heading
    text
    image {
      publicURL
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          formats: [AVIF, WEBP, AUTO]
          placeholder: NONE
          breakpoints: [480, 660, 960, 1280]
        )
      }
    }
    imageFocus
    imageAlt
  }
}

fragment ContactContentFields on ContactContent {
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
        label
        hint
        missing
        invalid
      }
      your_name {
        label
        hint
        missing
        invalid
      }
      email {
        label
        hint
        missing
        invalid
      }
      phone {
        label
        hint
        missing
        invalid
      }
      gst_number {
        label
        hint
        missing
        invalid
      }
      company_address {
        label
        hint
        missing
        invalid
      }
    }
    documents {
      heading
      hint
      gst_pdf {
        label
        upload
        remove
        windowTitle
      }
      pan_pdf {
        label
        upload
        remove
        windowTitle
      }
      missing
      tooLarge
      notPdf
      orPictures
      notAtStart
      empty
      gone
      unopened
      notReplaced
      oneFile
      noFile
      noPicker
      noPickerMail
      chooseAgain
      stopped
      unreadable
      unusablePicture
      encrypted
      making
      checking
      opening
      ready
      waiting
      uploading
      failed
      noReason
      refused
      blocked
      uploaded
      removed
      fullResponse
      unavailable
      stalled
      untrusted
      actions {
        cancel
        continue
        keep
        tryAgain
        photo
        pictures
        addPage
        addPictures
      }
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
        onePage
        severalPages
        uploading
        uploaded
        failed
      }
    }
    tooLong
    gstReadBack
    gstNotState
    slow
    privacy {
      summary
      more
      asked {
        heading
        text
      }
      recipients {
        heading
        text
      }
      kept {
        heading
        text
      }
      rights {
        heading
        text
      }
      policyLabel
      policy
    }
    submit
    checking
    submitting
    draft {
      restored
      restoredDetail
      clear
      cleared
      undo
      offline
      offlineDetail
      offlineNotKept
      notKept
      vanished
      sent
      sentDetail
      clearedElsewhere
      expired
      choice
      choiceDetail
      useStored
      useTyped
    }
    person {
      heading
      detail
      confirm
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
      share
      save
      kept
      change
      replaces
      replace
      keep
      changed
      unconfirmed
    }
    failure {
      message
      noReason
      offline
      blocked
      unavailable
      unconfigured
      noAnswer
      timedOut
      unclear
      notSent
      mayHaveArrived
      earlierSent
      earlierUnclear
      alreadySent
      triedBefore
      underWay
      withheld
      tryAgain
      fullResponse
      sendAgain
      mail
      attach
      mailSubject
    }
    whatsapp {
      link
      message
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
  questions {
    heading
    items {
      question
      answer
    }
  }
}
`
