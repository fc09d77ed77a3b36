/** The words of badges (Open Badges 3.0): what others read about somebody's accreditation, outside of the portal. */
export const badge = {
  name: 'Accredited Associate, %{brand}',
  description: 'Works for a partner agency of %{brand} and knows its hotels, brands and benefits.',
  criteria:
    'Registered as an associate of an approved agency of the program, and read and acknowledged its brand education guide. The accreditation is renewed every twelve months.',
  /** The page that says what the badge is worth today. */
  proof: 'What it is worth today',
  former: 'The one that it renews',
};
