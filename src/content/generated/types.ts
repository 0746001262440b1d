// Generated from content/schema.graphql by `npm run codegen`. Do not edit.
import type { ContentImage } from '../image'

/** Texts and facts that all pages share. */
export type SiteContent = {
  readonly brand: Brand
  /** The site's public address, without a slash at the end. Search engines and shared links use it. */
  readonly url: string
  /** A language code: en for English, en-GB for British English, hi for Hindi. It also decides how dates are written. */
  readonly language: string
  /** Read out by screen readers. */
  readonly navigationLabel: string
  readonly navigation: ReadonlyArray<NavigationLink>
  /** Opens the menu if its links do not fit beside the logo. */
  readonly menuLabel: string
  /** Lets people who use a keyboard skip the menu. */
  readonly skipLink: string
  readonly contact: CompanyContact
  readonly footer: FooterContent
  /** Shown if the site has no page at an address. */
  readonly notFound: Notice
  /** Shown if a page stops working. */
  readonly failure: Notice
  /** The two-letter code of each country where you offer your services. Search engines show them; the site does not. */
  readonly countriesServed: ReadonlyArray<string>
}

export type Brand = {
  /** In the header, the footer and the page titles. */
  readonly name: string
  /** The picture beside the name: an SVG, preferably square. */
  readonly mark: ContentImage
  /** An SVG that is clear at 16 pixels. */
  readonly icon: ContentImage
  /** A PNG of 180 by 180 pixels. */
  readonly touchIcon: ContentImage
  /** {page} is the page's own title, {brand} the name of the company. */
  readonly titleTemplate: string
}

export type NavigationLink = {
  readonly label: string
  /** A page of this site, like /about/, or an address that begins with https://. */
  readonly path: string
  readonly button?: boolean | null
}

/** How to reach the company. Shown in the footer, beside the form and in error messages. */
export type CompanyContact = {
  readonly officeLabel: string
  readonly address: PostalAddress
  readonly phoneLabel: string
  /** With its country code. */
  readonly phone: string
  readonly emailLabel: string
  readonly email: string
  /** Shown if you enter a number below. */
  readonly whatsappLabel: string
  /** With its country code. Leave it empty if you do not answer there. */
  readonly whatsapp?: string | null
}

/** Visitors see it in the customary order of its country; search engines receive its parts. */
export type PostalAddress = {
  /** Building, street and house number, one entry per line. */
  readonly streetAddress: ReadonlyArray<string>
  readonly addressLocality: string
  /** Leave it empty if addresses in the country do not name one. */
  readonly addressRegion?: string | null
  /** Leave it empty if there is none. */
  readonly postalCode?: string | null
  /** The country's two-letter code, for example SG for Singapore. Visitors see its name, unless it is the same as the city's. */
  readonly addressCountry: string
}

export type FooterContent = {
  /** One or two sentences about the company. */
  readonly blurb: string
  readonly contactHeading: string
  readonly socialHeading: string
  readonly social: ReadonlyArray<SocialLink>
  /** {year} is the year in which the site was built, {brand} the name of the company. */
  readonly copyright: string
}

export type SocialLink = {
  /** For example LinkedIn. */
  readonly label: string
  /** Begins with https://. */
  readonly url: string
}

/** A message that fills a page, with links to other pages. */
export type Notice = {
  readonly title: string
  readonly text: string
  readonly homeLabel: string
  readonly contactLabel: string
}

/** The home page. */
export type HomeContent = {
  readonly seo: Seo
  /** What a visitor sees first. */
  readonly hero: HeroContent
  /** What agents can book through us. */
  readonly offers: FeatureList
}

/** What search engines and shared links show for a page. */
export type Seo = {
  /** Also on the browser tab. */
  readonly title: string
  readonly description: string
}

export type HeroContent = {
  readonly headline: string
  readonly lead: string
  readonly action: Action
  /** At least 2560 pixels wide and 1000 high. On a phone the sides are cut off. */
  readonly image: ContentImage
  /** The part of the picture that stays when its sides are cut off. */
  readonly imageFocus: PictureFocus
  /** What the picture shows, for people who cannot see it. */
  readonly imageAlt: string
}

/** A link that asks the visitor to do something. */
export type Action = {
  readonly label: string
  /** A page of this site, like /contact/, or an address that begins with https://. */
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

/** The about page. */
export type AboutContent = {
  readonly seo: Seo
  readonly heading: string
  /** The description of the company, one entry per paragraph. */
  readonly paragraphs: ReadonlyArray<string>
  readonly fleet: Fleet
  readonly whyChoose: FeatureList
  readonly promise: PromiseContent
}

export type Fleet = {
  readonly heading: string
  /** The figure and what it counts should read as one phrase. */
  readonly figures: ReadonlyArray<FleetFigure>
}

/** The figure and what it counts should read as one phrase. */
export type FleetFigure = {
  /** For example 20+. */
  readonly value: string
  /** For example vehicles in Singapore. */
  readonly label: string
}

export type PromiseContent = {
  readonly heading: string
  readonly text: string
  /** At least 1280 pixels wide and 640 high, preferably 16:10. It fades out towards the text. */
  readonly image: ContentImage
  /** The part of the picture that stays when its sides are cut off. */
  readonly imageFocus: PictureFocus
  /** What the picture shows, for people who cannot see it. */
  readonly imageAlt: string
}

/** The registration page. */
export type ContactContent = {
  readonly seo: Seo
  readonly heading: string
  readonly lead: string
  readonly form: RegistrationTexts
  /** The panel with the contact details. */
  readonly getInTouch: GetInTouch
  readonly whyPartner: TextList
  /** What agents ask before they register, below the form. Optional. */
  readonly questions?: QuestionList | null
}

/** All texts of the registration form. */
export type RegistrationTexts = {
  readonly title: string
  /** {maxSize} is the maximum size of a document. */
  readonly ready: string
  /** {email} and {phone} are those of the contact details. */
  readonly noScript: string
  readonly fields: FormFields
  readonly documents: FormDocuments
  /** {label} is the name of the field, {max} the maximum number of characters. */
  readonly tooLong: string
  /** Shown below the GST number. {state} is the state of its first two digits, {pan} the PAN in it. */
  readonly gstReadBack: string
  /** It can still be sent. {code} is the first two digits. */
  readonly gstNotState: string
  /** {email} and {phone} are those of the contact details. */
  readonly slow: string
  /** Shown above the submit button: what happens to the visitor's data. Have your lawyer check it. */
  readonly privacy: PrivacyTexts
  readonly submit: string
  readonly checking: string
  readonly submitting: string
  /** The draft is kept in the visitor's own browser until it is sent. */
  readonly draft: DraftTexts
  /** Asks the visitor to confirm if a program may have filled in the form. */
  readonly person: PersonTexts
  readonly problem: ProblemTexts
  readonly success: SuccessTexts
  readonly failure: FailureTexts
  /** Shown with the two above, if the contact details have a WhatsApp number. */
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
  /** The errors of this field repeat its name: if you change it, change them too. */
  readonly label: string
  /** Shown below the name. Optional. */
  readonly hint?: string | null
  readonly missing: string
  /** {minDigits} is the minimum number of digits in a phone number. */
  readonly invalid?: string | null
}

export type FormDocuments = {
  readonly heading: string
  /** {maxSize} is the maximum size of a document. */
  readonly hint: string
  readonly gst_pdf: DocumentTexts
  readonly pan_pdf: DocumentTexts
  readonly missing: string
  readonly tooLarge: string
  readonly notPdf: string
  /** Shown beside the message above. The buttons are below it. */
  readonly orPictures: string
  readonly notAtStart: string
  readonly empty: string
  /** Shown if a document from an earlier visit has since been deleted. {label} is its name. */
  readonly gone: string
  /** A file is chosen, but its upload window was not opened. {label} is the name of the document. */
  readonly unopened: string
  /** A new file was refused or failed, and the earlier document is still there. {label} is its name. */
  readonly notReplaced: string
  readonly oneFile: string
  readonly noFile: string
  /** Always shown: some apps open no list of files, and no page can notice it. The link follows. */
  readonly noPicker: string
  readonly noPickerMail: string
  /** A phone may drop the page while a file is chosen. */
  readonly chooseAgain: string
  readonly stopped: string
  /** {name} is the name of the file. */
  readonly unreadable: string
  /** {name} is the name of the picture, or the names of several, {maxMegapixels} the maximum size. */
  readonly unusablePicture: string
  readonly encrypted: string
  /** {name} is the name of the PDF. */
  readonly making: string
  /** {name} is the name of the file. */
  readonly checking: string
  /** {name} is the name of the file. */
  readonly opening: string
  /** The window does not open by itself while the visitor types elsewhere. {name} is the name of the file. */
  readonly ready: string
  /** {name} is the name of the file. */
  readonly waiting: string
  /** {name} is the name of the file. */
  readonly uploading: string
  /** {name} is the name of the file, {reason} one of the reasons below. */
  readonly failed: string
  readonly noReason: string
  readonly refused: string
  /** The device is online, but cannot reach the upload service. */
  readonly blocked: string
  /** Read out by screen readers only. {name} is the name of the file. */
  readonly uploaded: string
  /** Read out by screen readers only. {name} is the name of the file. */
  readonly removed: string
  /** Shows the full text of a long answer. */
  readonly fullResponse: string
  /** This can happen if the site was published again while the page was open. */
  readonly unavailable: string
  /** {name} is the name of the file, {waitSeconds} how long we waited. */
  readonly stalled: string
  readonly untrusted: string
  /** Apart from the upload and remove buttons. */
  readonly actions: DocumentActions
  readonly inProgress: string
  /** The upload service's own window. */
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
  /** Shown on phones and tablets. */
  readonly photo: string
  readonly pictures: string
  /** Replaces the button for a photo once one was taken. */
  readonly addPage: string
  /** Replaces the button for pictures once some were chosen. */
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
  /** {count} is the number of pages, two or more. */
  readonly severalPages: string
  readonly uploading: string
  readonly uploaded: string
  readonly failed: string
}

export type PrivacyTexts = {
  /** One or two sentences that are always shown. */
  readonly summary: string
  readonly more: string
  readonly asked: PrivacyPart
  readonly recipients: PrivacyPart
  readonly kept: PrivacyPeriod
  readonly rights: PrivacyRights
  /** Shown if you enter the address below. */
  readonly policyLabel: string
  /** Begins with https://. Leave it empty if you have none. */
  readonly policy?: string | null
}

export type PrivacyPart = {
  readonly heading: string
  readonly text: string
}

export type PrivacyPeriod = {
  readonly heading: string
  /** How long the visitor's browser keeps a draft ({draftHours}) and that it was sent ({sentDays}). */
  readonly text: string
}

export type PrivacyRights = {
  readonly heading: string
  /** {email} is that of the contact details. */
  readonly text: string
}

export type DraftTexts = {
  readonly restored: string
  /** {date} is when the draft was saved, {draftHours} how long it is kept after it was last open. */
  readonly restoredDetail: string
  readonly clear: string
  readonly cleared: string
  readonly undo: string
  readonly offline: string
  readonly offlineDetail: string
  readonly offlineNotKept: string
  readonly notKept: string
  /** Browsing data was deleted while the page was open. */
  readonly vanished: string
  /** At an earlier visit or in another window. {date} is the day and time. */
  readonly sent: string
  /** {reference} is the one in the e-mail. */
  readonly sentDetail: string
  readonly clearedElsewhere: string
  /** {draftHours} is how long a draft is kept after it was last open. */
  readonly expired: string
  /** The page has a draft that is not stored, perhaps typed while it was loading, and the browser has kept another. */
  readonly choice: string
  /** {date} is when the kept one was last open. */
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
  /** Shown where the browser can share. */
  readonly share: string
  readonly save: string
  readonly kept: string
  readonly change: string
  /** The visitor wants to change what was sent, but has begun another application. */
  readonly replaces: string
  readonly replace: string
  readonly keep: string
  readonly changed: string
  /** Shown if the e-mail service gave an unusual answer. {email} and {phone} are those of the contact details. */
  readonly unconfirmed: string
}

export type FailureTexts = {
  /** {reason} is the e-mail service's answer, or one of the reasons below. */
  readonly message: string
  readonly noReason: string
  readonly offline: string
  /** The device is online, but cannot reach the e-mail service. */
  readonly blocked: string
  /** The page's own files could not be loaded, perhaps because the site was published again while it was open. */
  readonly unavailable: string
  /** The site was published without an account at the e-mail service. */
  readonly unconfigured: string
  readonly noAnswer: string
  /** {waitSeconds} is how long we waited. */
  readonly timedOut: string
  readonly unclear: string
  /** What to do. {email} and {phone} are those of the contact details. */
  readonly notSent: string
  /** What to do. {email} and {phone} are those of the contact details. */
  readonly mayHaveArrived: string
  /** Added after a second attempt, if the first has arrived. {date} is when it was sent. */
  readonly earlierSent: string
  /** Added after a second attempt, if the first may have arrived. {date} is when it was sent. */
  readonly earlierUnclear: string
  /** {date} is when it was sent. */
  readonly alreadySent: string
  /** {date} is when it was first tried. */
  readonly triedBefore: string
  readonly underWay: string
  /** What to do. {email} and {phone} are those of the contact details. */
  readonly withheld: string
  readonly tryAgain: string
  /** Shows the full text of a long answer. */
  readonly fullResponse: string
  readonly sendAgain: string
  /** Opens the visitor's own e-mail program with the text of the application. */
  readonly mail: string
  /** What that e-mail says about a document that was not uploaded. */
  readonly attach: string
  /** {company} is the name of the company that applies. */
  readonly mailSubject: string
}

export type WhatsAppTexts = {
  /** It opens a new tab, and should say so. */
  readonly link: string
  /** What the message begins with. {reference} is the reference of the application. */
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
  /** Without any, the heading is not shown either. */
  readonly items: ReadonlyArray<Question>
}

export type Question = {
  readonly question: string
  /** {email} and {phone} are those of the contact details. */
  readonly answer: string
}