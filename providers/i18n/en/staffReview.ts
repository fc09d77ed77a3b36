/** Review of an agency's registration (B1, B4, B8, B11). */
export const staffReview = {
  title: 'Review queue',
  intro: 'Agencies that wait for a decision, the one that waits longest first.',
};
