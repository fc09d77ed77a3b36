const onlyWorkbooks = 'Only .xls and .xlsx files are allowed.';
const saveAsXlsx = 'open it in your spreadsheet program and save it as .xlsx';
const withoutIt = 'Please remove this, or copy the values into a new workbook, and upload that.';

/**
 * The texts that server and browser both say, in English (specification §4, §5, §8). Texts of the specification are
 * verbatim. `%{name}` is a parameter. The portal's catalogues take these in and add the words of its screens.
 */
export const messages = {
  validation: {
    required: 'Field is required',
    minLength: 'Field length less than %{n} chars',
    maxLength: 'Field length more than %{n} chars',
    email: 'Enter valid email',
    name: 'Field should contain only letters, dashes and apostrophes',
    numeric: 'Field should be numeric',
    minValue: 'Field value less than %{n}',
    maxValue: 'Field value more than %{n}',
    confirm: 'Field should be same as password',
    letterAndOther: 'Field must have at least one letter and non-letter character',
    ownWords: 'Easy to guess: it contains your name, address, agency or program',
    commonWords: 'Easy to guess: it contains a common password or word',
    pattern: 'Easy to guess: it repeats something or follows a row of keys',
    checkbox: 'Checkbox is required',
    yesOrNo: 'Field should be only Yes or Not',
    select: 'Field should contain one of select options',
    invalid: 'Field is invalid',
  },
  error: {
    default: 'Oops, an error has occurred, please try again later.',
    accessDenied: 'Access denied. Please check your credentials.',
    credentialsRequired: 'Email and password is required.',
    forbidden: "We're sorry! But currently you don't have permissions to open this page.",
    notFound: "We're sorry! We couldn't find the page you were looking for.",
    methodNotAllowed: 'Method Not Allowed',
    validation: 'Please check the marked fields.',
    badRequest: 'We could not process what was sent. Please reload the page and try again.',
    tooLarge:
      'That is too much to send at once. Please shorten your text or choose a smaller file.',
    unsupportedMediaType:
      'The request must be sent as JSON, or as form data if it includes a file.',
    antiForgery:
      'This page has expired. If you have typed something, copy it, then reload the page and try again.',
    stale:
      'Someone else has saved this form in the meantime. Your entries are kept: compare them with the saved version and save again.',
    tooManyRequests: 'Too many requests. Please wait a moment and try again.',
    tooManyForSeconds: 'Too many attempts. Please try again in %{n} seconds.',
    tooManyForMinutes: 'Too many attempts. Please try again in %{n} minutes.',
    licenseKey: 'The portal is not set up correctly (unknown license key). Please contact support.',
    deadToken: 'This link is no longer valid. Please request a new one.',
    otherAddress:
      'This link was sent to another email address. Please enter the address that received it.',
    otherInvitation:
      'This invitation is for another email address. Please log in with the account of that address.',
    textChanged:
      'The guide has changed since you opened it. Please read the version that is shown now, then acknowledge it.',
    quizFirst: 'Please pass the quiz below the brand education guide first.',
    alreadyMoved:
      'This is no longer possible because the status has changed. Reload the page to see where things stand.',
    noTypeface: 'The PDF has no letters for this name. Please print the page instead.',
    windowClosed:
      'The 30-day period for registering your agency has ended. Please contact us to have it extended.',
    notFoundRecord:
      'We could not find this entry. It may have been removed; please reload the page.',
    nothingToChange: 'You have not changed anything yet.',
    lastPoc: 'An agency needs at least one point of contact. Choose another one first.',
    currentPassword: 'The current password is incorrect.',
    wrongCode: 'This code is wrong, or was used before. Please enter the current one.',
    lastFactor: 'Staff need a second step. Please add another one before you remove this one.',
    passkeyRefused: 'This passkey was not accepted. Please try again.',
    wrongCodesToday:
      'There were too many wrong codes today. Please use a recovery code, set a new password by the emailed link, or try again tomorrow.',
    deadChallenge: 'This took too long. Please log in again.',
    stepUp: 'Nothing was changed yet: please confirm first that it is you.',
    otherProof: 'Please confirm that it is you with what you use as the second step.',
    registrationPassword:
      'This is not the password of the registration. You can choose a new one instead.',
    passwordChanged:
      'Your password was changed elsewhere in the meantime, and you have been logged out. Please log in with the new one.',
    serverBusy: 'The service is busy. Please try again in a moment.',
    filesUnavailable:
      'Files can neither be stored nor opened at the moment. Please try again in a few minutes.',
    fileDamaged: "This file can't be opened because it was damaged. Please contact support.",
    wrongHost: 'This server does not serve the host that the request names.',
  },
  invitation: {
    empty: 'Please type or copy and paste the email addresses.',
    tooMany: 'At most %{max} email addresses can be invited at a time. You have entered %{count}.',
    entryTooLong:
      'One of the entries has more than %{max} characters. Please put each address on a line of its own.',
    alreadyRegistered: 'already registered',
    cannotBeInvited: 'cannot be invited',
    askedNot: 'asked not to be invited',
    dailyLimit: 'the daily limit of %{n} emails has been reached; please send it again tomorrow',
    /** The reasons shown with an invitation whose email failed; `answer` is the other mail server's response. */
    refused: 'The mail server refused the invitation: %{answer}',
    silent: 'The email could not be delivered within a day: the mail server does not respond.',
    undelivered: 'The email could not be delivered within a day: %{answer}',
    selfAnswer: 'If your agency takes part in the program, we have emailed you a link to register.',
  },
  upload: {
    tooLarge: 'Allowed file size is 1MB. Your file(s) has/have size %{sizes}',
    wrongType: `${onlyWorkbooks} If this file is a spreadsheet, ${saveAsXlsx}.`,
    text: `${onlyWorkbooks} This is a web page or a text file: ${saveAsXlsx}.`,
    damaged: `${onlyWorkbooks} This file is damaged: ${saveAsXlsx}, if the program can repair it.`,
    password: `${onlyWorkbooks} This workbook is protected by a password: ${saveAsXlsx}, without the password.`,
    macros: `${onlyWorkbooks} This workbook contains macros: ${saveAsXlsx}, without the macros.`,
    holds: {
      embedded: `The workbook contains embedded files, which a report must not have. ${withoutIt}`,
      controls: `The workbook contains ActiveX controls, which a report must not have. ${withoutIt}`,
      connections: `The workbook contains connections to data elsewhere, which a report must not have. ${withoutIt}`,
      commands: `The workbook contains links to another program, which a report must not have. ${withoutIt}`,
      addIns: `The workbook contains an add-in or buttons of its own, which a report must not have. ${withoutIt}`,
      elsewhere: `The workbook contains pictures or other things that are loaded from elsewhere, which a report must not have. ${withoutIt}`,
    },
    infected:
      'The file was refused because the virus scanner found something in it. Please scan your computer and upload a clean file.',
    beingChecked: 'The file is being checked for viruses. Please try again later.',
    quarantined: 'The virus scanner found something in this file. It cannot be downloaded.',
    notMarked: 'There is no marked copy of this file: it has no findings, or it cannot be read.',
    missing: 'Please choose a file.',
    single: 'Please upload one file at a time.',
    dailyLimit: 'Your agency has uploaded %{n} files today. Please try again tomorrow.',
    previewLimit:
      'Your agency has had %{n} files checked today. You can upload the report without a check.',
    image: 'Only PNG, JPEG, GIF and WebP pictures of up to 2 MB are allowed.',
  },
  reset: {
    answer:
      'If there is an account for this address, we have emailed you a link to set a new password.',
  },
  gate: {
    signIn: 'Please log in to open this page.',
    secondStep:
      'Your account needs a second step when logging in. Please add one in your profile first.',
    terms: 'Please agree to our changed terms first.',
    guestOnly: 'You are already logged in. This page is only for visitors who are not.',
    pocOnly:
      "This page is only for an agency's point of contact. Please ask the point of contact of your agency.",
    associateOnly:
      'This page is for associates. Please ask the point of contact of your agency to invite you.',
    agencyApproved: 'Your agency has to be approved first. Your dashboard shows the next step.',
    reportRequired:
      'This page is only for agencies that submit quarterly reports. Yours does not have to.',
    educationStatus: 'Please complete your associate registration first. Your dashboard shows how.',
    accreditedStatus:
      'This page opens once you are accredited. Your dashboard shows the next step.',
    staffOnly: 'This page is for program staff only.',
  },
} as const;

type Keys<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Keys<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** A key of the shared texts, e.g. `validation.required`. */
export type MessageKey = Keys<typeof messages>;
export type MessageParams = Record<string, string | number>;

/** A text by its key and parameters, such as the error of a rule. */
export interface Message {
  key: MessageKey;
  params?: MessageParams;
}

/** Returns a message as the string of a schema issue, which {@link unpackMessage} reads. */
export const packMessage = (key: MessageKey, params?: MessageParams): string =>
  params
    ? `${key}?${new URLSearchParams(Object.entries(params).map(([k, v]) => [k, String(v)]))}`
    : key;

/**
 * Returns the message that {@link packMessage} has packed. Any other string, such as zod's own, is 'Field is invalid'.
 */
export function unpackMessage(packed: string | undefined): Message {
  const [key = '', query] = (packed ?? '').split('?');
  if (!isMessageKey(key)) return { key: 'validation.invalid' };
  return query ? { key, params: Object.fromEntries(new URLSearchParams(query)) } : { key };
}

export const isMessageKey = (key: string): key is MessageKey => textAt(messages, key) !== undefined;

/** Returns the text of a catalogue at a key such as `validation.required`; undefined if there is none. */
export function textAt(catalogue: object, key: string): string | undefined {
  let node: unknown = catalogue;
  for (const part of key.split('.')) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, part)) return undefined;
    node = (node as Record<string, unknown>)[part];
  }
  return typeof node === 'string' ? node : undefined;
}

/** Returns a text with its `%{name}` parameters filled in. A missing parameter is left unchanged. */
export const interpolate = (text: string, params: MessageParams = {}): string =>
  text.replace(/%\{(\w+)\}/g, (whole, name) => String(params[name] ?? whole));

export const englishText = ({ key, params }: Message): string =>
  interpolate(textAt(messages, key) ?? messages.error.default, params);
