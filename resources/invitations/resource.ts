/** Invitations as react-admin knows them; a record's id is its e-mail. */
export const invitations = { name: 'invitations', recordRepresentation: 'email' };
