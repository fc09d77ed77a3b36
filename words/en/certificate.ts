/** The words of what people take along of an accreditation: others read them outside of the portal. */
export const certificate = {
  /** The badge (Open Badges 3.0). */
  badge: {
    associate: {
      description:
        'Works for a partner agency of %{brand} and knows its hotels, brands and benefits.',
      criteria:
        'Registered as an associate of an approved agency of the program, and read and acknowledged its brand education guide. The accreditation is renewed every twelve months.',
    },
    agency: {
      name: 'Accredited Agency, %{brand}',
      description:
        'Is a partner agency of %{brand}, whose associates know its hotels, brands and benefits.',
      criteria:
        'Registered with the program, and approved by its team. The accreditation is renewed every twelve months.',
      narrative: '%{company} is an accredited agency of %{brand}.',
    },
    /** The page that says what the badge is worth today. */
    proof: 'What it is worth today',
    former: 'The one that it renews',
  },
  /** The confirmation of benefits as a PDF. */
  pdf: {
    validUntil: 'Accredited until',
    code: 'Code',
    qr: 'QR code that leads to %{address}',
    compare:
      'This page alone proves nothing. To see whether it holds today, scan the QR code, or open %{address} and type the code.',
  },
  /** The picture on the website of an agency. */
  agencyBadge: {
    valid: 'Accredited Agency',
    until: 'Until %{date}',
    over: 'Accreditation Ended',
    notNow: 'Not accredited today',
  },
};
