/** Words about the session that runs out (decision F5), and the question about analytics (decision H6). */
export const session = {
  idle: {
    title: 'Are you still there?',
    text: 'Nothing has happened here for a while. Stay signed in, and everything on this page stays as it is.',
    left: 'You are signed out in',
    stay: 'Stay signed in',
  },
  signIn: {
    title: 'Please log in again',
    text: 'Your session has ended. What you typed is still here: log in, and go on where you were.',
    other:
      'This page is waiting for %{email}. Log in with that address, or leave the page without saving.',
    leave: 'Leave without saving',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'What you typed on this page is not saved and will be lost.',
    confirm: 'Leave',
    cancel: 'Stay on this page',
  },
};

export const consent = {
  title: 'May we count visits?',
  text: 'Cookies that the hub needs are always there. With your consent we also count which pages are opened, to make them better.',
  more: 'About cookies',
  accept: 'Accept',
  decline: 'Decline',
};

/** The surprise registration on the profile page (decision F8). */
export const surprise = {
  title: 'A surprise now and then',
  text: 'Our houses like to surprise the people who recommend them. Say whether they may.',
  label: 'Take part',
  saved: 'Saved',
};
