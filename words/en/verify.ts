/** The pages on which anybody checks a certificate. */
export const verify = {
  lead: 'Type the 12 characters that are printed beside the QR code.',
  code: 'Code',
  codeHelp: 'Spaces, dashes and small letters make no difference.',
  check: 'Check',
  again: 'Check another code',
  title: { associate: 'Certificate of an Associate', agency: 'Certificate of an Agency' },
  state: { valid: 'Valid', ended: 'Ended', withdrawn: 'Withdrawn', renewed: 'Renewed' },
  means: {
    valid: 'The accreditation holds today, %{today}.',
    ended: 'The accreditation is over. It does not hold today, %{today}.',
    withdrawn: 'The accreditation was withdrawn. It does not hold today, %{today}.',
    renewed: 'Another certificate has taken the place of this one.',
  },
  current: 'See the certificate that counts now',
  fact: {
    name: 'Name',
    agencyName: 'Agency',
    since: 'Accredited since',
    validUntil: 'Accredited until',
    endedAt: 'Ended on',
  },
  noName: 'The name is no longer kept.',
  compare:
    'This page is genuine only if the address in your browser begins with %{address}. A picture or a printed copy proves nothing.',
  frontDesk: {
    gives: 'What the Accreditation Gives',
    here: 'Front desk of %{hotel}: with a valid certificate you also see what it gives.',
    over: 'This link does not work any more. Please ask whoever gave it to you for a new one.',
  },
  unknown: {
    title: 'No Certificate Has This Code',
    text: 'Please compare each character, or scan the QR code again.',
  },
};
