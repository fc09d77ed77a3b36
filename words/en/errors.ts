/** What the portal says when an answer doesn't come, or something breaks on the page (specification §8). */
export const errors = {
  network: 'We cannot reach the portal. Please check your connection and try again.',
  timeout: 'The portal took too long to respond. Please try again.',
  fileChanged: '%{name} has changed or is gone since you chose it. Please choose it again.',
  account: 'Account Error',
  title: 'Something went wrong',
  page: 'This page could not be shown. Please try again.',
  chunk: 'Part of this page could not be loaded. Please check your connection and try again.',
};
