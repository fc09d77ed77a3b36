/** Business constants (specification §9). Sizes are bytes, times milliseconds unless the name says otherwise. */
export const limits = {
  invitationsPageSize: 20,
  reportsPageSize: 10,
  invitationsPerSubmission: 50,
  /** The most entries of one submission, with repetitions, and the most characters of an entry. */
  invitationEntries: 500,
  invitationEntryMax: 320,
  invitationMailsPerAgencyAndDay: 200,
  invitationLifeDays: 30,
  /** Days before an invitation's end on which it is mailed again: days 3 and 10 of its life, and 2 before its end. */
  invitationReminderDaysLeft: [27, 20, 2],
  /** Inviting the same address again within this time succeeds without another email (decision I4). */
  invitationResendPauseMs: 10 * 60_000,
  uploadBytes: 1024 * 1024,
  /** An upload that is longer than this is not read to its end. */
  uploadReadBytes: 8 * 1024 * 1024,
  /** The most bytes of a body that is not an upload. */
  bodyBytes: 256 * 1024,
  passwordMin: 8,
  passwordMax: 16,
  staffPasswordMin: 12,
  emailMax: 150,
  resetEmailMax: 200,
  searchMax: 200,
  nameMax: 120,
  textMax: 200,
  longTextMax: 300,
  /** The most characters of staff's comments, reasons and notes, and of why an agency asks for a change. */
  noteMax: 2_000,
  phoneMin: 6,
  phoneMax: 18,
  zipMin: 5,
  zipMax: 7,
  domainMin: 2,
  mobileBreakpointPx: 768,
  swipeTolerancePx: 75,
  agencyWindowDays: 30,
  /**
   * Days before the end of the registration window on which its point of contact gets an email: days 16, 23 and 29
   * (decision B7).
   */
  agencyWindowMailDaysLeft: [14, 7, 1],
  /**
   * Days before the renewal date on which an agency gets an email; on the day itself the status change sends one
   * (decision B3).
   */
  agencyRenewalNoticeDaysLeft: [60, 30, 7],
  /** Days of a new quarter in which the report of the last one is due (decision E1). */
  reportDeadlineDays: 30,
  /** Closed quarters that can be reported late, and that staff look back on. */
  reportQuarters: 8,
  idleMinutes: 30,
  /** How long before the end of an idle session the page warns (decision F5). */
  idleNoticeMs: 2 * 60_000,
  /** The fewest days for which an operator may keep anything: the keys of emails say what was sent. */
  keepDaysMin: 100,
  sessionMaxMs: 12 * 60 * 60_000,
  /** How long a proof of who it is lasts in an open session (decision F10). */
  proofLifeMs: 10 * 60_000,
  /** Days within which staff have to add a second step, where it is demanded. */
  secondStepGraceDays: 7,
  /** How long the link to a new address works, and the days within which a change of address is taken back. */
  addressLinkLifeMs: 24 * 60 * 60_000,
  addressUndoDays: 7,
  /** Days within which somebody who wants the account ended can change that mind, and before its end that an email reminds. */
  endingDays: 14,
  endingReminderDaysLeft: 2,
  /** Days before an account that nobody logs in to is ended on which an email says so (KEEP_INACTIVE_DAYS). */
  inactiveWarningDays: [30, 7],
  resetTokenLifeMs: 60 * 60_000,
  /** Days within which the address of a requested account must be confirmed. */
  confirmationLifeDays: 7,
  /** Days for which a person's data can be downloaded after the file was made. */
  dataExportDays: 3,
  contentTimeoutMs: 120_000,
  /** Pages that a dashboard names as new, and for how many days where the last visit is not known. */
  newPages: 5,
  newPageDays: 30,
  accreditationMonths: 12,
  /** The page of the brand education tells of so many seconds at a time, while it is seen. */
  readingStepS: 30,
} as const;
