// Made from content/schema.graphql by `npm run codegen`. Do not edit.
import type { ContentImage } from '../image';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: string;
  String: string;
  Boolean: boolean;
  Int: number;
  Float: number;
  File: ContentImage;
};

/** Words and facts shared by every page: content/site.yaml. */
export type SiteContent = {
  readonly brand: Brand;
  /** Public address of the site, without a slash at the end; used for canonical and social links. */
  readonly url: Scalars['String'];
  /** Name of the main navigation, read out by screen readers. */
  readonly navigationLabel: Scalars['String'];
  readonly navigation: ReadonlyArray<NavigationLink>;
  readonly skipLink: Scalars['String'];
  readonly contact: CompanyContact;
  readonly footer: FooterContent;
  readonly notFound: Notice;
  readonly failure: Notice;
};

export type Brand = {
  readonly name: Scalars['String'];
  /** The mark beside the name: an SVG picture in content/images. */
  readonly mark: Scalars['File'];
  /** The browser's icon: an SVG picture that works at 16 pixels. */
  readonly icon: Scalars['File'];
  /** The icon on a phone's home screen: a PNG picture of 180 by 180 pixels. */
  readonly touchIcon: Scalars['File'];
  /** Page titles: {page} is the page's own title, {brand} the name above. */
  readonly titleTemplate: Scalars['String'];
};

export type NavigationLink = {
  readonly label: Scalars['String'];
  readonly path: Scalars['String'];
  /** Shows the link as a button. */
  readonly button?: Maybe<Scalars['Boolean']>;
};

/** How to reach the company; shown in the footer, beside the form and on failure screens. */
export type CompanyContact = {
  readonly officeLabel: Scalars['String'];
  /** The office address, one line each. */
  readonly office: ReadonlyArray<Scalars['String']>;
  readonly phoneLabel: Scalars['String'];
  readonly phone: Scalars['String'];
  readonly emailLabel: Scalars['String'];
  readonly email: Scalars['String'];
};

export type FooterContent = {
  /** A sentence or two on who we are. */
  readonly blurb: Scalars['String'];
  readonly contactHeading: Scalars['String'];
  readonly socialHeading: Scalars['String'];
  readonly social: ReadonlyArray<SocialLink>;
  /** {year} is the year of the build, {brand} the brand's name. */
  readonly copyright: Scalars['String'];
};

export type SocialLink = {
  readonly label: Scalars['String'];
  readonly url: Scalars['String'];
};

/** A whole-page message with ways out: page not found, application error. */
export type Notice = {
  readonly title: Scalars['String'];
  readonly text: Scalars['String'];
  readonly homeLabel: Scalars['String'];
  readonly contactLabel: Scalars['String'];
};

/** What search engines and shared links show of a page. */
export type Seo = {
  readonly title: Scalars['String'];
  readonly description: Scalars['String'];
};

/** The home page: content/home.yaml. */
export type HomeContent = {
  readonly seo: Seo;
  readonly hero: HeroContent;
  readonly offers: FeatureList;
};

export type HeroContent = {
  readonly headline: Scalars['String'];
  readonly lead: Scalars['String'];
  readonly action: Action;
  /** A picture in content/images, at least 2560 pixels wide. */
  readonly image: Scalars['File'];
};

/** A link that asks the visitor to do something. */
export type Action = {
  readonly label: Scalars['String'];
  readonly path: Scalars['String'];
};

export type FeatureList = {
  readonly heading: Scalars['String'];
  readonly items: ReadonlyArray<Feature>;
};

export type Feature = {
  readonly icon: IconName;
  readonly title: Scalars['String'];
  readonly text: Scalars['String'];
};

export type IconName =
  | 'bus'
  | 'calendar'
  | 'clock'
  | 'globe'
  | 'handshake'
  | 'headset'
  | 'map'
  | 'megaphone'
  | 'package'
  | 'palm'
  | 'route'
  | 'star'
  | 'users'
  | 'wallet';

/** The about page: content/about.yaml. */
export type AboutContent = {
  readonly seo: Seo;
  readonly heading: Scalars['String'];
  /** The company description, one paragraph each. */
  readonly paragraphs: ReadonlyArray<Scalars['String']>;
  readonly fleet: Fleet;
  readonly whyChoose: FeatureList;
  readonly promise: PromiseContent;
};

export type Fleet = {
  readonly heading: Scalars['String'];
  readonly figures: ReadonlyArray<FleetFigure>;
};

/** A number worth showing large; value and label read as one phrase. */
export type FleetFigure = {
  readonly value: Scalars['String'];
  readonly label: Scalars['String'];
};

export type PromiseContent = {
  readonly heading: Scalars['String'];
  readonly text: Scalars['String'];
};

/** The registration page: content/contact.yaml. */
export type ContactContent = {
  readonly seo: Seo;
  readonly heading: Scalars['String'];
  readonly lead: Scalars['String'];
  readonly form: RegistrationWords;
  readonly getInTouch: GetInTouch;
  readonly whyPartner: TextList;
};

export type GetInTouch = {
  readonly heading: Scalars['String'];
  readonly text: Scalars['String'];
};

export type TextList = {
  readonly heading: Scalars['String'];
  readonly items: ReadonlyArray<Scalars['String']>;
};

/** Every word of the registration form. */
export type RegistrationWords = {
  readonly title: Scalars['String'];
  /** What to have at hand before starting. */
  readonly ready: Scalars['String'];
  /** Shown where the browser runs no script; {email} and {phone} come from site.yaml. */
  readonly noScript: Scalars['String'];
  readonly fields: FormFields;
  readonly documents: FormDocuments;
  /** {label} is the field's label, {max} the number of characters allowed. */
  readonly tooLong: Scalars['String'];
  /** Shown when the page's script does not come; {email} and {phone} come from site.yaml. */
  readonly slow: Scalars['String'];
  readonly submit: Scalars['String'];
  readonly submitting: Scalars['String'];
  readonly draft: DraftWords;
  readonly problem: ProblemWords;
  readonly success: SuccessWords;
  readonly failure: FailureWords;
};

export type FormFields = {
  readonly company_name: FormField;
  readonly your_name: FormField;
  readonly email: FormField;
  readonly phone: FormField;
  readonly gst_number: FormField;
  readonly company_address: FormField;
};

export type FormField = {
  readonly label: Scalars['String'];
  readonly hint?: Maybe<Scalars['String']>;
  /** Said when the field is empty. */
  readonly missing: Scalars['String'];
  /** Said when what was typed cannot be right. */
  readonly invalid?: Maybe<Scalars['String']>;
};

export type FormDocuments = {
  readonly heading: Scalars['String'];
  readonly hint: Scalars['String'];
  readonly gst_pdf: DocumentWords;
  readonly pan_pdf: DocumentWords;
  /** Said when a document is missing. */
  readonly missing: Scalars['String'];
  readonly tooLarge: Scalars['String'];
  readonly notPdf: Scalars['String'];
  readonly empty: Scalars['String'];
  /** {name} is the name of the file. */
  readonly uploading: Scalars['String'];
  /** {name} is the name of the file, {reason} what the upload service said. */
  readonly failed: Scalars['String'];
  readonly noReason: Scalars['String'];
  /** The upload window itself could not be loaded. */
  readonly unavailable: Scalars['String'];
  /** Said when an upload does not move on; {name} is the name of the file. */
  readonly stalled: Scalars['String'];
  readonly untrusted: Scalars['String'];
  readonly tryAgain: Scalars['String'];
  /** Said when the form is sent while a document is on its way. */
  readonly inProgress: Scalars['String'];
  readonly window: UploadWindowWords;
};

export type DocumentWords = {
  readonly label: Scalars['String'];
  readonly upload: Scalars['String'];
  readonly remove: Scalars['String'];
  /** Name of the upload window. */
  readonly windowTitle: Scalars['String'];
};

/** The upload service's own window. */
export type UploadWindowWords = {
  readonly start: Scalars['String'];
  readonly done: Scalars['String'];
  readonly cancel: Scalars['String'];
  readonly close: Scalars['String'];
  readonly remove: Scalars['String'];
  readonly clear: Scalars['String'];
  readonly add: Scalars['String'];
  readonly selected: Scalars['String'];
  readonly uploading: Scalars['String'];
  readonly uploaded: Scalars['String'];
  readonly failed: Scalars['String'];
};

/** What was typed is kept in the visitor's own browser. */
export type DraftWords = {
  /** The heading when a draft was brought back. */
  readonly restored: Scalars['String'];
  /** {date} is the day and time when it was kept. */
  readonly restoredDetail: Scalars['String'];
  readonly clear: Scalars['String'];
  readonly cleared: Scalars['String'];
  readonly undo: Scalars['String'];
  readonly offline: Scalars['String'];
  readonly offlineDetail: Scalars['String'];
  readonly sentElsewhere: Scalars['String'];
  readonly sentElsewhereDetail: Scalars['String'];
};

export type ProblemWords = {
  readonly heading: Scalars['String'];
  /** Stands before the page's title while there are problems. */
  readonly titlePrefix: Scalars['String'];
};

export type SuccessWords = {
  /** The message that the application was sent. */
  readonly heading: Scalars['String'];
  /** What happens next. */
  readonly next: Scalars['String'];
  /** Heading of the list of what was sent. */
  readonly summary: Scalars['String'];
  readonly reference: Scalars['String'];
  readonly date: Scalars['String'];
  readonly print: Scalars['String'];
};

export type FailureWords = {
  /** {reason} is what the e-mail service said, or one of the reasons below. */
  readonly message: Scalars['String'];
  /** The reason where the e-mail service gave none. */
  readonly noReason: Scalars['String'];
  readonly offline: Scalars['String'];
  /** The reason where the page's own files could not be loaded. */
  readonly unavailable: Scalars['String'];
  /** The reason where the site was built without the e-mail service's identifiers. */
  readonly unconfigured: Scalars['String'];
  readonly noAnswer: Scalars['String'];
  readonly timedOut: Scalars['String'];
  readonly unclear: Scalars['String'];
  /** What to do where nothing was sent; {email} and {phone} come from site.yaml. */
  readonly notSent: Scalars['String'];
  /** What to do where it may have arrived; {email} and {phone} come from site.yaml. */
  readonly mayHaveArrived: Scalars['String'];
  /** {date} is the day and time when it was sent. */
  readonly alreadySent: Scalars['String'];
  /** {date} is the day and time of the first try. */
  readonly triedBefore: Scalars['String'];
  readonly underWay: Scalars['String'];
  /** What to do where it was kept back; {email} and {phone} come from site.yaml. */
  readonly keptBack: Scalars['String'];
  readonly tryAgain: Scalars['String'];
  readonly sendAgain: Scalars['String'];
  /** A link that opens the visitor's own mail program with the application's text. */
  readonly mail: Scalars['String'];
  /** {company} is the company's name. */
  readonly mailSubject: Scalars['String'];
};
