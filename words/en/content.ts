/** Content pages (specification §2). */
export const content = {
  open: 'Read more',
  sections: 'On this page',
  acknowledge: {
    title: 'Have you read the guide?',
    next: 'Back to My Tasks',
  },
};
