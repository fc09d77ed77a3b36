/** Words of the frame around the pages behind sign-in. */
export const shell = {};
