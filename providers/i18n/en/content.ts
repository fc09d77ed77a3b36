/** Content pages (§2). */
export const content = {
  loading: 'The page is loading',
  open: 'Read more',
  close: 'Close',
  failed: 'This page could not be loaded.',
  acknowledge: {
    title: 'Have you read the guide?',
    next: 'Back to My Tasks',
  },
};
