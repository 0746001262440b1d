// Made from content/schema.graphql by `npm run codegen`. Do not edit.
import type { ContentImage } from '../image'

/** Words and facts shared by every page: content/site.yaml. */
export type SiteContent = {
  readonly brand: Brand
  /** Public address of the site, without a slash at the end; used for canonical and social links. */
  readonly url: string
  /** Name of the main navigation, read out by screen readers. */
  readonly navigationLabel: string
  readonly navigation: ReadonlyArray<NavigationLink>
  readonly skipLink: string
  readonly contact: CompanyContact
  readonly footer: FooterContent
  readonly notFound: Notice
  readonly failure: Notice
}

export type Brand = {
  readonly name: string
  /** The mark beside the name: an SVG picture in content/images. */
  readonly mark: ContentImage
  /** The browser's icon: an SVG picture that works at 16 pixels. */
  readonly icon: ContentImage
  /** The icon on a phone's home screen: a PNG picture of 180 by 180 pixels. */
  readonly touchIcon: ContentImage
  /** Page titles: {page} is the page's own title, {brand} the name above. */
  readonly titleTemplate: string
}

export type NavigationLink = {
  readonly label: string
  readonly path: string
  /** Shows the link as a button. */
  readonly button?: boolean | null
}

/** How to reach the company; shown in the footer, beside the form and on failure screens. */
export type CompanyContact = {
  readonly officeLabel: string
  /** The office address, one line each. */
  readonly office: ReadonlyArray<string>
  readonly phoneLabel: string
  readonly phone: string
  readonly emailLabel: string
  readonly email: string
}

export type FooterContent = {
  /** A sentence or two on who we are. */
  readonly blurb: string
  readonly contactHeading: string
  readonly socialHeading: string
  readonly social: ReadonlyArray<SocialLink>
  /** {year} is the year of the build, {brand} the brand's name. */
  readonly copyright: string
}

export type SocialLink = {
  readonly label: string
  readonly url: string
}

/** A whole-page message with ways out: page not found, application error. */
export type Notice = {
  readonly title: string
  readonly text: string
  readonly homeLabel: string
  readonly contactLabel: string
}

/** What search engines and shared links show of a page. */
export type Seo = {
  readonly title: string
  readonly description: string
}

/** The home page: content/home.yaml. */
export type HomeContent = {
  readonly seo: Seo
  readonly hero: HeroContent
  readonly offers: FeatureList
}

export type HeroContent = {
  readonly headline: string
  readonly lead: string
  readonly action: Action
  /** A picture in content/images, at least 2560 pixels wide. */
  readonly image: ContentImage
}

/** A link that asks the visitor to do something. */
export type Action = {
  readonly label: string
  readonly path: string
}

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

/** The about page: content/about.yaml. */
export type AboutContent = {
  readonly seo: Seo
  readonly heading: string
  /** The company description, one paragraph each. */
  readonly paragraphs: ReadonlyArray<string>
  readonly fleet: Fleet
  readonly whyChoose: FeatureList
  readonly promise: PromiseContent
}

export type Fleet = {
  readonly heading: string
  readonly figures: ReadonlyArray<FleetFigure>
}

/** A number worth showing large; value and label read as one phrase. */
export type FleetFigure = {
  readonly value: string
  readonly label: string
}

export type PromiseContent = {
  readonly heading: string
  readonly text: string
}

/** The registration page: content/contact.yaml. */
export type ContactContent = {
  readonly seo: Seo
  readonly heading: string
  readonly lead: string
  readonly form: RegistrationTexts
  readonly getInTouch: GetInTouch
  readonly whyPartner: TextList
}

export type GetInTouch = {
  readonly heading: string
  readonly text: string
}

export type TextList = {
  readonly heading: string
  readonly items: ReadonlyArray<string>
}

/** Every word of the registration form. */
export type RegistrationTexts = {
  readonly title: string
  /** What to have ready before starting; {maxSize} is the largest size of a document. */
  readonly ready: string
  /** Shown where the browser runs no script; {email} and {phone} come from site.yaml. */
  readonly noScript: string
  readonly fields: FormFields
  readonly documents: FormDocuments
  /** {label} is the field's label, {max} the number of characters allowed. */
  readonly tooLong: string
  /** Shown when the page's script does not arrive; {email} and {phone} come from site.yaml. */
  readonly slow: string
  readonly submit: string
  readonly submitting: string
  readonly draft: DraftTexts
  readonly problem: ProblemTexts
  readonly success: SuccessTexts
  readonly failure: FailureTexts
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
  /** Shown when the field is empty. */
  readonly missing: string
  /** Shown when the value cannot be right; {minDigits} is the fewest digits of a phone number. */
  readonly invalid?: string | null
}

export type FormDocuments = {
  readonly heading: string
  /** {maxSize} is the largest size of a document. */
  readonly hint: string
  readonly gst_pdf: DocumentTexts
  readonly pan_pdf: DocumentTexts
  /** Shown when a document is missing. */
  readonly missing: string
  readonly tooLarge: string
  readonly notPdf: string
  readonly empty: string
  /** {name} is the name of the file. */
  readonly uploading: string
  /** {name} is the name of the file, {reason} what the upload service said. */
  readonly failed: string
  readonly noReason: string
  /** The upload window itself could not be loaded. */
  readonly unavailable: string
  /** Shown when an upload makes no progress; {name} is the name of the file, {stallSeconds} how long we waited. */
  readonly stalled: string
  readonly untrusted: string
  readonly tryAgain: string
  /** Shown when the form is sent while a document is on its way. */
  readonly inProgress: string
  readonly window: UploadWindowTexts
}

export type DocumentTexts = {
  readonly label: string
  readonly upload: string
  readonly remove: string
  /** Name of the upload window. */
  readonly windowTitle: string
}

/** The upload service's own window. */
export type UploadWindowTexts = {
  readonly start: string
  readonly done: string
  readonly cancel: string
  readonly close: string
  readonly remove: string
  readonly clear: string
  readonly add: string
  readonly selected: string
  readonly uploading: string
  readonly uploaded: string
  readonly failed: string
}

/** The draft is kept in the visitor's own browser. */
export type DraftTexts = {
  /** The heading when a draft was brought back. */
  readonly restored: string
  /** {date} is the day and time when it was kept, {draftHours} how long a draft is kept. */
  readonly restoredDetail: string
  readonly clear: string
  readonly cleared: string
  readonly undo: string
  readonly offline: string
  readonly offlineDetail: string
  readonly sentElsewhere: string
  readonly sentElsewhereDetail: string
}

export type ProblemTexts = {
  readonly heading: string
  /** Comes before the page's title while there are problems. */
  readonly titlePrefix: string
}

export type SuccessTexts = {
  /** The message that the application was sent. */
  readonly heading: string
  /** What happens next. */
  readonly next: string
  /** Heading of the list of what was sent. */
  readonly summary: string
  readonly reference: string
  readonly date: string
  readonly print: string
}

export type FailureTexts = {
  /** {reason} is what the e-mail service said, or one of the reasons below. */
  readonly message: string
  /** The reason where the e-mail service gave none. */
  readonly noReason: string
  readonly offline: string
  /** The reason where the page's own files could not be loaded. */
  readonly unavailable: string
  /** The reason where the site was built without the e-mail service's identifiers. */
  readonly unconfigured: string
  readonly noAnswer: string
  /** {sendSeconds} is how long we waited. */
  readonly timedOut: string
  readonly unclear: string
  /** What to do where nothing was sent; {email} and {phone} come from site.yaml. */
  readonly notSent: string
  /** What to do where it may have arrived; {email} and {phone} come from site.yaml. */
  readonly mayHaveArrived: string
  /** {date} is the day and time when it was sent. */
  readonly alreadySent: string
  /** {date} is the day and time of the first try. */
  readonly triedBefore: string
  readonly underWay: string
  /** What to do where it was not sent again; {email} and {phone} come from site.yaml. */
  readonly withheld: string
  readonly tryAgain: string
  readonly sendAgain: string
  /** A link that opens the visitor's own mail program with the application's text. */
  readonly mail: string
  /** {company} is the company's name. */
  readonly mailSubject: string
}