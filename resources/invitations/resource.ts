/** Invitations as a resource of react-admin; a record's id is the email address. */
export const invitations = { name: 'invitations', recordRepresentation: 'email' };
