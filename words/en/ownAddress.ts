/** Another address to log in with, on the page 'Sign-in and security'. */
export const ownAddress = {
  title: 'Your email address',
  lead: 'You log in as %{email}. If you want to use another address, we email a link to it, and the change counts once you have opened that link. You are then logged out on all other devices, and the old address can take the change back for seven days.',
  domain:
    'If it is not an address of your agency’s domain, the program office looks at your registration when you save it the next time.',
  save: 'Email Me a Link',
  sent: 'If %{email} can be used, a link is on its way to it. Please open it within 24 hours. Until then nothing changes.',
  fields: {
    emailAddress: 'New Email Address',
  },
};
