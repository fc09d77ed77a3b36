/** Words about the session that runs out (decision F5), and the question about analytics (decision H6). */
export const session = {
  idle: {
    title: 'Are you still there?',
    text: 'You have been inactive for a while. You will be logged out within two minutes. Stay signed in to keep this page and everything you typed.',
    left: 'Time left:',
    stay: 'Stay signed in',
  },
  signIn: {
    title: 'Please log in again',
    text: 'Your session has ended. Nothing you typed is lost: log in to continue where you left off.',
    otherNow:
      '%{name} (%{email}) is signed in in this browser now. Nothing you typed is lost: log in as yourself to continue where you left off. That ends the other session.',
    other:
      'This page belongs to %{email}. Log in with that address, or leave the page without saving.',
    leave: 'Leave without saving',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'What you typed on this page has not been saved and will be lost.',
    confirm: 'Leave',
    cancel: 'Stay on this page',
  },
};

export const consent = {
  title: 'May we count your visits?',
  text: 'The cookies this portal needs are always on. If you agree, we also count which pages are opened so that we can improve them.',
  more: 'About cookies',
  accept: 'Accept',
  decline: 'Decline',
};
