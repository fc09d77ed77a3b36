/** Words of the pages before sign-in. */
export const publicTexts = {};
