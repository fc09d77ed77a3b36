/**
 * Words of Manage Associates (specification §2, §3, §4, decisions D4–D8, I9, I15, I16). The specification's are
 * verbatim.
 */
export const associates = {
  title: 'Manage Associates',
  intro:
    'Invite the people of your agency, follow them to their accreditation, and choose who else may act as its point of contact.',

  invite: {
    title: 'Invite associates',
    label: 'Add Associate Emails',
    help: 'One address a line, %{max} at a time. A list copied from a mail program or a spreadsheet will do.',
    valid: '%{n} valid',
    duplicate: '%{n} duplicate',
    invalid: '%{n} invalid',
    send: 'Send Invites',
    sending: 'Sending your invitations…',
    nextTitle: 'What happens next',
    nextMail: 'Each person receives a mail with a personal link, good for %{days} days.',
    nextRow: 'The list below shows the new rows at once and follows their status by itself.',
    nextFailed: 'An address that could not be invited stays in the box, with the reason beside it.',
    resultTitle: 'Result',
    sent: '%{smart_count} invitation is on its way. |||| %{smart_count} invitations are on their way.',
    failed:
      '%{smart_count} address could not be invited and stays in the box. |||| %{smart_count} addresses could not be invited and stay in the box.',
    sentOne: 'invited',
    paused:
      '%{smart_count} address was mailed less than ten minutes ago and was not mailed again. |||| %{smart_count} addresses were mailed less than ten minutes ago and were not mailed again.',
    pausedOne: 'can be sent again from %{time}',
  },

  definitions: {
    title: 'Status Definitions',
    none: 'The invitation is being sent.',
    NOT_CREATED:
      'The person registered your agency and has an account, but no associate registration yet.',
    INVITED: 'The invitation is on its way or has arrived. The person has no account yet.',
    FAILED: 'The email could not be delivered. Check the address and send the invitation again.',
    EXPIRED: 'The link in the invitation has expired. Send the invitation again for a new one.',
    CREATED:
      'The person has an account, and is filling in the registration or reading the brand education.',
    REGISTERED:
      'The registration is complete. The person still has to read and acknowledge the brand education guide.',
    PENDING: 'The registration is complete, and a reviewer of the program office looks at it.',
    ACCREDITED:
      'The person is registered and has acknowledged the brand education. Benefits, rates and offers are open.',
    PENDING_RENEWAL:
      'The accreditation has to be renewed by the person. Until then the benefits stay open.',
    REJECTED:
      'The program office has rejected the registration. Please contact us if you think that this is a mistake.',
  },

  filter: {
    search: 'Search',
    searchHint: 'Any part of an email',
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
    emptyTitle: 'Nobody is invited yet',
    emptyText:
      'Paste the email addresses of your colleagues above, and send the first invitations.',
    noMatchTitle: 'No associate matches',
    noMatchText: 'Try fewer letters or another status.',
    showAll: 'Show all associates',
  },

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
    text: 'The link in the mail to %{email} stops working, and the row leaves your list. You can invite the address again later.',
    registeredTitle: 'Remove this associate from your agency?',
    registeredText:
      '%{email} already has an account. Revoking takes the person out of your agency and signs them out everywhere, at once. They lose access to benefits, rates and education.',
    confirm: 'Revoke',
    cancel: 'Cancel',
    done: '%{email} has been revoked.',
    severalTitle: 'Revoke %{smart_count} associates?',
    severalText:
      'Invitations that were mailed stop working. Whoever already has an account leaves your agency and is signed out everywhere, at once.',
    severalDone:
      '%{smart_count} associate has been revoked. |||| %{smart_count} associates have been revoked.',
    severalFailed:
      '%{smart_count} associate could not be revoked. |||| %{smart_count} associates could not be revoked.',
    doneOne: 'revoked',
  },

  again: {
    done: 'The invitation to %{email} is on its way again.',
    severalTitle: 'Send %{smart_count} invitations again?',
    severalText: 'Each of these associates receives the mail with the personal link once more.',
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
  rangeOfUnknown: '%{from}–%{to}',
  refused: 'The filters in this address cannot be used.',
  showAll: 'Show the whole list',
  page: 'Page %{page}',
  previous: 'Previous page',
  next: 'Next page',
};
