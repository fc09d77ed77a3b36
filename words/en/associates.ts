/**
 * Words of Manage Associates (specification §2, §3, §4, decisions D4–D8, I9, I15, I16). The specification's are
 * verbatim.
 */
export const associates = {
  title: 'Manage Associates',
  intro:
    'Invite the people in your agency, track their progress to accreditation, and choose who else can act as point of contact.',

  invite: {
    title: 'Invite associates',
    label: 'Add Associate Emails',
    help: 'Enter one address per line, up to %{max} at a time. You can also paste a list from an email program or a spreadsheet.',
    language: 'Language of the email',
    languageHelp:
      'Also of its reminders and of the page that its link opens. A person who already has an account is written to in their own language.',
    valid: '%{n} valid',
    duplicate: '%{n} duplicate',
    invalid: '%{n} invalid',
    firstOf:
      'The first %{n} of %{count} addresses will be sent. The rest stays in the box for the next time.',
    useMeant: 'Use %{address} instead of %{entry}',
    send: 'Send Invites',
    unknown:
      'We do not know whether the invitations went out. You can safely press %{send} again: nobody gets a second email within ten minutes.',
    sending: 'Sending your invitations…',
    nextTitle: 'What happens next',
    nextMail: 'Each person receives an email with a personal link, valid for %{days} days.',
    nextRow:
      'The new invitations appear in the list below at once, and their status updates automatically.',
    nextFailed:
      'Any address that could not be invited stays in the box, with the reason next to it.',
    resultTitle: 'Result',
    sent: '%{smart_count} invitation is on its way. |||| %{smart_count} invitations are on their way.',
    failed:
      '%{smart_count} address could not be invited and stays in the box. |||| %{smart_count} addresses could not be invited and stay in the box.',
    sentOf: 'These are %{n} of %{count} addresses. The rest is still in the box for the next time.',
    sentOne: 'invitation on its way',
    paused:
      '%{smart_count} address got an email less than ten minutes ago and was not sent another one. |||| %{smart_count} addresses got an email less than ten minutes ago and were not sent another one.',
    pausedOne: 'can be sent again from %{time}',
  },

  definitions: {
    title: 'Status Definitions',
    none: 'The invitation is being sent.',
    NOT_CREATED:
      'The person registered your agency and has an account, but no associate registration yet.',
    INVITED: 'The invitation is on its way or has arrived. The person has not accepted it yet.',
    FAILED: 'The email could not be delivered. Check the address and send the invitation again.',
    EXPIRED: 'The link in the invitation has expired. Send the invitation again for a new one.',
    CREATED:
      'The person has an account and is completing the registration or reading the brand education guide.',
    REGISTERED:
      'The registration is complete. The person still has to read and acknowledge the brand education guide.',
    PENDING: 'The registration is complete, and the program office is reviewing it.',
    ACCREDITED:
      'The person is registered and has acknowledged the brand education guide. They have access to benefits, rates and offers.',
    PENDING_RENEWAL:
      'The person has to renew the accreditation. Until then they keep their benefits.',
    REJECTED:
      'The program office has rejected the registration. Please contact us if you think that this is a mistake.',
  },

  filter: {
    search: 'Search',
    searchHint: 'Part of an email address',
    status: 'Status',
    type: 'Invitation Type',
    all: 'All',
    submit: 'Search',
    clear: 'Clear',
  },

  list: {
    title: 'Your associates',
    caption: 'Associates of your agency',
    poc: 'POC',
    email: 'Email',
    date: 'Date',
    status: 'Status',
    type: 'Invitation Type',
    actions: 'Actions',
    pages: 'Pages of associates',
    loading: 'Loading your associates…',
    failed: 'Your associates could not be loaded.',
    emptyTitle: 'No one has been invited yet',
    emptyText:
      'Paste the email addresses of your colleagues above and send your first invitations.',
    noMatchTitle: 'No associates match your search',
    noMatchText: 'Try a shorter search or a different status.',
    showAll: 'Show all associates',
  },

  /** In the file of the list: its name, and the heading of a column that only the file has. */
  filename: 'associates',
  reason: 'Reason',

  type: { POC: 'POC', SELF: 'Self' },

  status: {
    none: 'Inviting...',
    NOT_CREATED: 'Not created',
    INVITED: 'Invited',
    FAILED: 'Invitation failed',
    EXPIRED: 'Expired',
    CREATED: 'Created',
    REGISTERED: 'Registered',
    PENDING: 'Pending',
    ACCREDITED: 'Accredited',
    PENDING_RENEWAL: 'Pending renewal',
    REJECTED: 'Rejected',
  },

  row: {
    changing: 'Changing...',
    saved: 'Saved',
    revoking: 'Revoking',
    sending: 'Inviting...',
    failed: 'Failed',
    retry: 'Retry',
    pointOfContact: 'Point of contact %{email}',
    actionsFor: 'Actions for %{email}',
    sendAgain: 'Send again',
    revoke: 'Revoke',
  },

  stepDown: {
    title: 'You will no longer be able to manage associates',
    text: 'Another point of contact of your agency can make you one again.',
    confirm: 'Switch off',
    cancel: 'Cancel',
  },

  revoke: {
    title: 'Revoke this invitation?',
    text: 'The link we emailed to %{email} will stop working, and the invitation will be removed from your list. You can invite this address again later.',
    registeredTitle: 'Remove this associate from your agency?',
    registeredText:
      '%{email} already has an account. If you revoke it, this person is removed from your agency, logged out on all devices immediately, and loses access to benefits, rates and education. The account is kept: you or another agency can invite the person again. They join with the link in that email, and their accreditation starts over.',
    confirm: 'Revoke',
    cancel: 'Cancel',
    done: '%{email} has been removed.',
    severalTitle: 'Revoke %{smart_count} associates?',
    severalText:
      'The links we emailed will stop working. Anyone who already has an account is removed from your agency, logged out on all devices immediately, and loses access to benefits, rates and education. The accounts are kept: you or another agency can invite these people again. They join with the link in that email, and their accreditation starts over.',
    severalDone:
      '%{smart_count} associate has been removed. |||| %{smart_count} associates have been removed.',
    severalFailed:
      '%{smart_count} associate could not be removed. |||| %{smart_count} associates could not be removed.',
    doneOne: 'revoked',
  },

  again: {
    done: 'The invitation to %{email} is being sent again.',
    severalTitle: 'Send %{smart_count} invitations again?',
    severalText: 'Each of these associates gets the email with their personal link again.',
    severalDone:
      '%{smart_count} invitation is on its way again. |||| %{smart_count} invitations are on their way again.',
    severalFailed:
      '%{smart_count} invitation could not be sent again. |||| %{smart_count} invitations could not be sent again.',
    doneOne: 'sent again',
    paused:
      'The invitation was sent less than ten minutes ago. You can send it again from %{time}.',
  },
};

/** Words of every list (specification §2, decision I16). */
export const lists = {
  range: '%{from}–%{to} of %{total}',
  rangeOfMore: '%{from}–%{to} of more than %{total}',
  rangeOfUnknown: '%{from}–%{to}',
  refused: 'The filters in this address cannot be used.',
  unknownFilter: 'This list has no such filter: %{names}',
  showAll: 'Show the whole list',
  export: { csv: 'Export as CSV', xlsx: 'Export as XLSX' },
  page: 'Page %{page}',
  previous: 'Previous page',
  next: 'Next page',
};
