// Generated from content/schema.graphql by `npm run codegen`. Do not edit.
import type { ContentImage } from '../image'

export type SiteContent = {
  readonly brand: Brand
  readonly url: string
  readonly language: string
  readonly navigationLabel: string
  readonly navigation: ReadonlyArray<NavigationLink>
  readonly menuLabel: string
  readonly skipLink: string
  readonly contact: CompanyContact
  readonly footer: FooterContent
  readonly notFound: Notice
  readonly failure: Notice
  readonly countriesServed: ReadonlyArray<string>
}

export type Brand = {
  readonly name: string
  readonly mark: ContentImage
  readonly icon: ContentImage
  readonly touchIcon: ContentImage
  readonly titleTemplate: string
}

export type NavigationLink = {
  readonly label: string
  readonly path: string
  readonly button?: boolean | null
}

export type CompanyContact = {
  readonly officeLabel: string
  readonly address: PostalAddress
  readonly phoneLabel: string
  readonly phone: string
  readonly emailLabel: string
  readonly email: string
  readonly whatsappLabel: string
  readonly whatsapp?: string | null
}

export type PostalAddress = {
  readonly streetAddress: ReadonlyArray<string>
  readonly addressLocality: string
  readonly addressRegion?: string | null
  readonly postalCode?: string | null
  readonly addressCountry: string
}

export type FooterContent = {
  readonly blurb: string
  readonly contactHeading: string
  readonly socialHeading: string
  readonly social: ReadonlyArray<SocialLink>
  readonly copyright: string
}

export type SocialLink = {
  readonly label: string
  readonly url: string
}

export type Notice = {
  readonly title: string
  readonly text: string
  readonly homeLabel: string
  readonly contactLabel: string
}

export type HomeContent = {
  readonly seo: Seo
  readonly hero: HeroContent
  readonly offers: FeatureList
}

export type Seo = {
  readonly title: string
  readonly description: string
}

export type HeroContent = {
  readonly headline: string
  readonly lead: string
  readonly action: Action
  readonly image: ContentImage
  readonly imageFocus: PictureFocus
  readonly imageAlt: string
}

export type Action = {
  readonly label: string
  readonly path: string
}

export type PictureFocus = 'left' | 'centreLeft' | 'centre' | 'centreRight' | 'right'

export type FeatureList = {
  readonly heading: string
  readonly items: ReadonlyArray<Feature>
}

export type Feature = {
  readonly icon: IconName
  readonly title: string
  readonly text: string
}

export type IconName = 'bus' | 'calendar' | 'clock' | 'globe' | 'handshake' | 'headset' | 'map' | 'megaphone' | 'package' | 'palm' | 'route' | 'star' | 'users' | 'wallet'

export type AboutContent = {
  readonly seo: Seo
  readonly heading: string
  readonly paragraphs: ReadonlyArray<string>
  readonly fleet: Fleet
  readonly whyChoose: FeatureList
  readonly promise: PromiseContent
}

export type Fleet = {
  readonly heading: string
  readonly figures: ReadonlyArray<FleetFigure>
}

export type FleetFigure = {
  readonly value: string
  readonly label: string
}

export type PromiseContent = {
  readonly heading: string
  readonly text: string
  readonly image: ContentImage
  readonly imageFocus: PictureFocus
  readonly imageAlt: string
}

export type ContactContent = {
  readonly seo: Seo
  readonly heading: string
  readonly lead: string
  readonly form: RegistrationTexts
  readonly getInTouch: GetInTouch
  readonly whyPartner: TextList
  readonly questions?: QuestionList | null
}

export type RegistrationTexts = {
  readonly title: string
  readonly ready: string
  readonly noScript: string
  readonly fields: FormFields
  readonly documents: FormDocuments
  readonly tooLong: string
  readonly gstReadBack: string
  readonly gstNotState: string
  readonly slow: string
  readonly privacy: PrivacyTexts
  readonly submit: string
  readonly checking: string
  readonly submitting: string
  readonly draft: DraftTexts
  readonly person: PersonTexts
  readonly problem: ProblemTexts
  readonly success: SuccessTexts
  readonly failure: FailureTexts
  readonly whatsapp: WhatsAppTexts
}

export type FormFields = {
  readonly company_name: FormField
  readonly your_name: FormField
  readonly email: FormField
  readonly phone: FormField
  readonly gst_number: FormField
  readonly company_address: FormField
}

export type FormField = {
  readonly label: string
  readonly hint?: string | null
  readonly missing: string
  readonly invalid?: string | null
}

export type FormDocuments = {
  readonly heading: string
  readonly hint: string
  readonly gst_pdf: DocumentTexts
  readonly pan_pdf: DocumentTexts
  readonly missing: string
  readonly tooLarge: string
  readonly notPdf: string
  readonly orPictures: string
  readonly notAtStart: string
  readonly empty: string
  readonly gone: string
  readonly unopened: string
  readonly notReplaced: string
  readonly oneFile: string
  readonly noFile: string
  readonly noPicker: string
  readonly noPickerMail: string
  readonly chooseAgain: string
  readonly stopped: string
  readonly unreadable: string
  readonly unusablePicture: string
  readonly encrypted: string
  readonly making: string
  readonly checking: string
  readonly opening: string
  readonly ready: string
  readonly waiting: string
  readonly uploading: string
  readonly failed: string
  readonly noReason: string
  readonly refused: string
  readonly blocked: string
  readonly uploaded: string
  readonly removed: string
  readonly fullResponse: string
  readonly unavailable: string
  readonly stalled: string
  readonly untrusted: string
  readonly actions: DocumentActions
  readonly inProgress: string
  readonly window: UploadWindowTexts
}

export type DocumentTexts = {
  readonly label: string
  readonly upload: string
  readonly remove: string
  readonly windowTitle: string
}

export type DocumentActions = {
  readonly cancel: string
  readonly continue: string
  readonly keep: string
  readonly tryAgain: string
  readonly photo: string
  readonly pictures: string
  readonly addPage: string
  readonly addPictures: string
}

export type UploadWindowTexts = {
  readonly start: string
  readonly done: string
  readonly cancel: string
  readonly close: string
  readonly remove: string
  readonly clear: string
  readonly add: string
  readonly selected: string
  readonly onePage: string
  readonly severalPages: string
  readonly uploading: string
  readonly uploaded: string
  readonly failed: string
}

export type PrivacyTexts = {
  readonly summary: string
  readonly more: string
  readonly asked: PrivacyPart
  readonly recipients: PrivacyPart
  readonly kept: PrivacyPeriod
  readonly rights: PrivacyRights
  readonly policyLabel: string
  readonly policy?: string | null
}

export type PrivacyPart = {
  readonly heading: string
  readonly text: string
}

export type PrivacyPeriod = {
  readonly heading: string
  readonly text: string
}

export type PrivacyRights = {
  readonly heading: string
  readonly text: string
}

export type DraftTexts = {
  readonly restored: string
  readonly restoredDetail: string
  readonly clear: string
  readonly cleared: string
  readonly undo: string
  readonly offline: string
  readonly offlineDetail: string
  readonly offlineNotKept: string
  readonly notKept: string
  readonly vanished: string
  readonly sent: string
  readonly sentDetail: string
  readonly clearedElsewhere: string
  readonly expired: string
  readonly choice: string
  readonly choiceDetail: string
  readonly useStored: string
  readonly useTyped: string
}

export type PersonTexts = {
  readonly heading: string
  readonly detail: string
  readonly confirm: string
}

export type ProblemTexts = {
  readonly heading: string
  readonly titlePrefix: string
}

export type SuccessTexts = {
  readonly heading: string
  readonly next: string
  readonly summary: string
  readonly reference: string
  readonly date: string
  readonly print: string
  readonly share: string
  readonly save: string
  readonly kept: string
  readonly change: string
  readonly replaces: string
  readonly replace: string
  readonly keep: string
  readonly changed: string
  readonly unconfirmed: string
}

export type FailureTexts = {
  readonly message: string
  readonly noReason: string
  readonly offline: string
  readonly blocked: string
  readonly unavailable: string
  readonly unconfigured: string
  readonly noAnswer: string
  readonly timedOut: string
  readonly unclear: string
  readonly notSent: string
  readonly mayHaveArrived: string
  readonly earlierSent: string
  readonly earlierUnclear: string
  readonly alreadySent: string
  readonly triedBefore: string
  readonly underWay: string
  readonly withheld: string
  readonly tryAgain: string
  readonly fullResponse: string
  readonly sendAgain: string
  readonly mail: string
  readonly attach: string
  readonly mailSubject: string
}

export type WhatsAppTexts = {
  readonly link: string
  readonly message: string
}

export type GetInTouch = {
  readonly heading: string
  readonly text: string
}

export type TextList = {
  readonly heading: string
  readonly items: ReadonlyArray<string>
}

export type QuestionList = {
  readonly heading: string
  readonly items: ReadonlyArray<Question>
}

export type Question = {
  readonly question: string
  readonly answer: string
}