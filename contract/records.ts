import { z } from 'zod';
import { hotelKinds } from './brand.ts';
import { certificateKinds, certificateStates } from './certificates.ts';
import { bareText } from './characters.ts';
import { factorKinds, factorMethods, proofMethods } from './factorMethods.ts';
import { type Language, languageCodes } from './languages.ts';
import { mailLists } from './mailLists.ts';
import { permissions, STAFF_AUTHORITY } from './permissions.ts';
import { reportTotals } from './reportReading.ts';
import { staffRoles } from './staff/roles.ts';
import {
  agencyStatuses,
  associateStatuses,
  changeRequestStatuses,
  invitationStatuses,
  inviteTypes,
} from './statuses.ts';

/** The schemas of the API's responses (specification §3, §7, decisions A3, I1–I5). Times are ISO 8601 in UTC. */

export const time = z.iso.datetime();
/** A calendar day, as a time of which only the date counts (decision H7, {@link dayOf} in dates.ts). */
const day = time;
const messageParams = z.record(z.string(), z.union([z.string(), z.number()]));
/** The key and the parameters of a message, by which its English text can be translated. */
const messageCode = z.object({ code: z.string(), params: messageParams.optional() });
export type MessageCode = z.infer<typeof messageCode>;

/** The signed-in person (specification §3). */
export const profile = z.object({
  displayName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** The stored language of the person (decision H8); null: none yet, and the visitor's counts. */
  language: z.enum(languageCodes).nullable().optional(),
  account: z.object({
    username: z.string(),
    enabled: z.boolean(),
    locked: z.boolean(),
    /** The 30-day window for registering the agency is over (decision B7). */
    expired: z.boolean(),
    /** Whether the email address is confirmed; another back end may say so. Here every account's is. */
    emailConfirmed: z.boolean().optional(),
    authorities: z.array(z.enum([...permissions, STAFF_AUTHORITY])),
    /** The roles of a member of the program's staff; absent for others. */
    staffRoles: z.array(z.enum(staffRoles)).optional(),
    externalLogin: z.boolean(),
    /** Until when staff without a second step have to add one; nothing else is open to them afterwards (decision F14). */
    secondStepBy: time.optional(),
    mustEnrol: z.literal(true).optional(),
    /** The terms have changed since the person agreed to them: nothing else is open until the new ones are agreed to (decision G7). */
    mustAgree: z.literal(true).optional(),
  }),
  provider: z.object({
    id: z.string(),
    accountId: z.string(),
    leadId: z.string().nullable(),
    company: z.string(),
    renewalDate: day.nullable(),
    agencyStatus: z.string().nullable(),
    quarterlyReportDue: z.boolean(),
    quarterlyReportRequired: z.boolean(),
    /** Deadline of the report that is due (decision E1). */
    quarterlyReportDeadline: day.nullable(),
    pointOfContact: z.boolean(),
    associate: z.boolean(),
    associateStatus: z.string().nullable(),
    /** The person's renewal is saved and is decided together with the agency's (decision C1). */
    renewsWithAgency: z.literal(true).optional(),
    /** When the person was accredited; the confirmation's date (decision C7). */
    accreditedAt: day.nullable(),
    /** End of the 30-day window; null once the agency is registered (decision B7). */
    registrationDeadline: day.nullable(),
  }),
});
export type Profile = z.infer<typeof profile>;

/** What is asked before a session is opened. */
const challenge = z.object({ id: z.string(), methods: z.array(z.enum(factorMethods)) });
export type Challenge = z.infer<typeof challenge>;

/** Something that a person has for the second step of signing in. */
export const factor = z.object({
  id: z.string(),
  kind: z.enum(factorKinds),
  /** As its person calls it. */
  name: z.string(),
  addedAt: time,
  usedAt: time.nullable(),
});
export type Factor = z.infer<typeof factor>;

/** An account at a provider of single sign-on that opens the account of its person. */
export const signOn = z.object({
  id: z.string(),
  /** The name of the provider for people, or its address if it is not offered any more. */
  provider: z.string(),
  linkedAt: time,
  usedAt: time.nullable(),
});
export type SignOn = z.infer<typeof signOn>;

/** An open session of the person. Product names are the same in every language. */
export const openSession = z.object({
  id: z.string(),
  /** 'Firefox'; null if unknown. */
  browser: z.string().nullable(),
  /** 'Windows'; null if unknown. */
  system: z.string().nullable(),
  signedInAt: time,
  lastActivityAt: time,
  /** The session of this call. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

export const invitation = z.object({
  email: z.string(),
  pointOfContact: z.boolean(),
  /** null: its email is not sent yet ('Inviting...'). */
  status: z.enum(invitationStatuses).nullable(),
  invitationSentDate: time.nullable(),
  inviteType: z.enum(inviteTypes),
  /** Why the mail failed, in English. */
  reason: z.string().optional(),
  /** The same by its code. */
  failure: messageCode.optional(),
});
export type Invitation = z.infer<typeof invitation>;

export const openInvitation = z.object({
  emailAddress: z.string(),
  companyName: z.string(),
  /** The names that the person typed when asking for the invitation, '' where somebody else invited them. */
  firstName: z.string(),
  lastName: z.string(),
  /** The address has an account already, which can join the agency (decision D12). */
  hasAccount: z.boolean(),
});
export type OpenInvitation = z.infer<typeof openInvitation>;

/** What somebody agrees to with the terms: one page has all three texts. */
export const termsKinds = ['termsAndConditions', 'termsOfCommissions', 'fastPay'] as const;
const agreementKinds = [...termsKinds, 'education'] as const;
export type AgreementKind = (typeof agreementKinds)[number];

/** That a person agreed to a version of a text, which is counted in its language. */
export const agreement = z.object({
  id: z.string(),
  kind: z.enum(agreementKinds),
  textVersion: z.string(),
  language: z.enum(languageCodes),
  agreedAt: time,
});
export type Agreement = z.infer<typeof agreement>;

/** The pages of that text, as they were. */
export const agreedText = z.object({
  content: z.array(
    z.object({ name: z.string(), body: z.string(), language: z.enum(languageCodes) }),
  ),
});

/** Paragraphs of a text; without a change they are in both versions. */
const comparedPart = z.object({ html: z.string(), change: z.enum(['new', 'gone']).optional() });
export type ComparedPart = z.infer<typeof comparedPart>;

/** The terms as they are, compared with what the person last agreed to. */
export const newTerms = z.object({
  /** null: never. */
  agreedAt: time.nullable(),
  /** Whether the earlier text is there in the same language. */
  compared: z.boolean(),
  language: z.enum(languageCodes),
  version: z.int(),
  parts: z.array(comparedPart),
});
export type NewTerms = z.infer<typeof newTerms>;

/** Which emails a person gets, of those that need not be sent. */
export const mailChoices = z.object({ reminders: z.boolean(), news: z.boolean() });
export type MailChoices = z.infer<typeof mailChoices>;

/** What the link at the foot of an email stops, and whether it is sent. */
export const mailChoice = z.object({
  emailAddress: z.string(),
  list: z.enum(mailLists),
  wanted: z.boolean(),
});
export type MailChoiceRecord = z.infer<typeof mailChoice>;

export const invitationResult = z.object({
  successful: z.array(z.string()),
  failed: z.array(z.object({ email: z.string(), reason: z.string() })),
  /** The reasons by their codes, by e-mail. */
  failures: z.record(z.string(), messageCode).optional(),
  /**
   * For successful addresses that got no second email because of one in the last ten minutes: when they can get one
   * (decision I4).
   */
  notBefore: z.record(z.string(), time).optional(),
});
export type InvitationResult = z.infer<typeof invitationResult>;

export const quarterName = z
  .string()
  .overwrite(bareText)
  .regex(/^\d{4}-Q[1-4]$/, { error: 'validation.select' })
  .meta({ examples: ['2026-Q3'] });

/** A quarter that can be reported, and the file of the report it has, which the next upload replaces. */
export const openQuarter = z.object({
  name: quarterName,
  filename: z.string().nullable(),
});
export type OpenQuarter = z.infer<typeof openQuarter>;

export const report = z.object({
  id: z.string(),
  filename: z.string(),
  timestamp: time,
  /** The quarter it reports on, `2025-Q3`; another back end may not name it. */
  quarter: quarterName.optional(),
  /** There is a later one on the same quarter, which counts. */
  replaced: z.literal(true).optional(),
  /** The file waits for the virus scanner and can't be downloaded yet. */
  beingChecked: z.literal(true).optional(),
  sheet: z.string().optional(),
  totals: reportTotals.optional(),
  /** The number of findings, if it was read. */
  findingCount: z.int().optional(),
});
export type Report = z.infer<typeof report>;

export const contentPage = z.object({
  name: z.string(),
  /** Cleaned HTML. */
  body: z.string(),
  thumbnailUrl: z.string(),
  /** Alternative text of the picture; '' for decoration. */
  thumbnailAlt: z.string(),
  type: z.string(),
  code: z.string(),
  /** The page's language. Undefined means English (decision H8). */
  language: z.enum(languageCodes).optional(),
  /** The number of its version in that language; a back end may count none. */
  version: z.int().optional(),
});
export type ContentPage = z.infer<typeof contentPage>;

export const newPage = z.object({ code: z.string(), name: z.string(), publishedAt: time });
export type NewPage = z.infer<typeof newPage>;

/** The position of a page in its list (specification §3). Pages count from 1. */
const meta = z.object({
  currPage: z.number().int().min(1),
  totalPages: z.number().int().min(1),
  totalElements: z.number().int().min(0),
  /** There are more than `totalElements`, which were not counted: a search with very many hits. */
  more: z.boolean().optional(),
});
export type ListMeta = z.infer<typeof meta>;
/** Returns the schema of a page of a list: its rows, and its position in the list (decision A3). */
export const listOf = <T extends z.ZodType>(item: T) => z.object({ content: z.array(item), meta });

/** The settings of the brand (specification §3, decision A1), so that no component contains a literal of it. */
export const settings = z.object({
  style: z.record(z.string(), z.unknown()),
  analyticsKey: z.string(),
  authSettings: z.object({
    app: z.string(),
    brand: z.string(),
    licenseKey: z.string(),
    surpriseRegistration: z.boolean(),
    /** The providers of single sign-on for staff; without it there are none. */
    signOn: z.array(z.object({ name: z.string(), label: z.string() })).optional(),
  }),
  /** Whether accredited people can download a badge. */
  badges: z.boolean().optional(),
  appBaseURL: z.string(),
  name: z.string(),
  shortName: z.string(),
  legalName: z.string(),
  supportEmail: z.string(),
  accreditationEmail: z.string(),
  /** The line paths of the logo, in a square of 32; without it there is none. */
  logo: z.array(z.string()).optional(),
  brandBar: z.array(z.object({ name: z.string(), kind: z.enum(hotelKinds) })),
  /** The zone of the program in which a day ends last; without it the usual one. */
  timeZone: z.string().optional(),
  /** The hero image of the dark scheme; '' if it is the same. */
  heroImageDark: z.string(),
  /** The codes of the languages that people are offered; without it all. */
  languages: z.array(z.string()).optional(),
  /** Text overrides by language and key of the catalogue. */
  texts: z.record(z.string(), z.record(z.string(), z.string())),
});
export type Settings = z.infer<typeof settings>;

/**
 * The program's policies (specification §7): the rule for new passwords (decision F2), the longest address (decision
 * F3), the idle time (decision F5).
 */
export const policy = z.object({
  policies: z.object({
    password: z.object({
      min: z.number(),
      max: z.number(),
      /** Names of `passwordClasses`. */
      classes: z.array(z.string()),
    }),
    emailMax: z.number(),
    idleMinutes: z.number(),
  }),
});
export type Policies = z.infer<typeof policy>['policies'];

/** The response of calls that only report success. */
export const done = z.object({ status: z.literal('ok'), message: z.string().optional() });

/** The answer to a right password or a link: the session is open, or something is asked first. */
export const signInAnswer = done.extend({ challenge: challenge.optional() });
export type SignInAnswer = z.infer<typeof signInAnswer>;

/** An archive of what is kept of a person. */
export const dataExport = z.object({
  id: z.string(),
  askedAt: time,
  /** Until when it can be downloaded; null: it is still being made. */
  expiresAt: time.nullable(),
});
export type DataExport = z.infer<typeof dataExport>;

/** The response of calls that return a file. */
export const fileContent = z.unknown().meta({ type: 'string', format: 'binary' });

/** A field of a form that changes; `field` is its path. */
export const fieldChange = z.object({
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
export type FieldChange = z.infer<typeof fieldChange>;

/** A request to change the form of an approved agency (decision B13). */
export const changeRequest = z.object({
  status: z.enum(changeRequestStatuses),
  requestedAt: time,
  reason: z.string(),
  changes: z.array(fieldChange),
  /** Staff's reason for declining it. */
  answer: z.string().nullable(),
});
export type ChangeRequest = z.infer<typeof changeRequest>;

/** What a person sees of their own certificate, or of their agency's. */
const shownCertificate = z.object({
  code: z.string(),
  issuedAt: time,
  validUntil: day.nullable(),
});

export const agencyRecord = z.looseObject({
  agencyStatus: z.enum(agencyStatuses),
  version: z.number().int(),
  renewalDate: day.nullable(),
  reviewComments: z.array(
    /** `field` is a path of the form, or '' for a general comment. */
    z.object({ field: z.string(), text: z.string(), at: time }),
  ),
  /** The latest request for a change, null if there is none. Undefined for a back end without such requests. */
  changeRequest: changeRequest.nullable().optional(),
  /** The certificate that counts (decision H9). */
  certificate: shownCertificate.optional(),
});
export type AgencyRecord = z.infer<typeof agencyRecord>;

export const associateRecord = z.looseObject({
  associateStatus: z.enum(associateStatuses),
  version: z.number().int(),
  isAcknowledged: z.boolean(),
  /** The certificate that counts (decision H9). */
  certificate: shownCertificate.optional(),
  /** The renewal is saved and is decided together with the agency's (decision C1). */
  renewsWithAgency: z.literal(true).optional(),
});
export type AssociateRecord = z.infer<typeof associateRecord>;

/**
 * The error envelope (specification §8). `description` and `fields` are English texts; `params`, `fieldErrors` and the
 * code let a client say the same in another language. Fields are keyed by their path in the body.
 */
export const errorEnvelope = z.object({
  error: z.object({
    code: z.string().nullable(),
    description: z.string(),
    params: messageParams.optional(),
    fields: z.record(z.string(), z.string()).optional(),
    fieldErrors: z.record(z.string(), messageCode).optional(),
    /** How the person can prove who it is, of a call that demands it first (decision F10). */
    proofs: z.array(z.enum(proofMethods)).optional(),
  }),
});
export type ErrorEnvelope = z.infer<typeof errorEnvelope>;

/** What anybody may know of a certificate (decision H9). */
export const publicCertificate = z.object({
  kind: z.enum(certificateKinds),
  state: z.enum(certificateStates),
  /** As registered; null for an agency, and where the name is no longer kept. */
  name: z.string().nullable(),
  agencyName: z.string(),
  since: day,
  /** The last day. */
  validUntil: day.nullable(),
  endedAt: day.nullable(),
  /** The code of the one that counts in its place. */
  replacedBy: z.string().nullable(),
  /** When this was found. */
  at: time,
});
export type PublicCertificate = z.infer<typeof publicCertificate>;

/** The certificate with the code in the address; null if there is none. */
interface Checked {
  code: string;
  certificate: PublicCertificate | null;
  /** The hotel whose front desk it is, and what an accreditation gives there. */
  frontDesk?: { hotel: string; benefits: ContentPage[] } | undefined;
}

/** All pages of a content code. */
export interface ShownContent {
  code: string;
  pages: ContentPage[];
}

/** The data that the server writes into a page, so that the first view needs no call: `<script id="boot">`. */
export interface Boot {
  language: Language;
  settings: Settings;
  /** null for a guest. */
  profile: Profile | null;
  /** The pages of `home-page`, sorted by name, with clean HTML. */
  home: ContentPage[];
  /** The content of a page that everyone may read, in the same form. */
  shown?: ShownContent | undefined;
  /** On the pages on which certificates are checked. */
  checked?: Checked | undefined;
  /** Whether the page was opened by a link on the portal or by typing its address, and not from another site. */
  openedFromHere: boolean;
}
