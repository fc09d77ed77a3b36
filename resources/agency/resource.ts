/** The person's agency as a resource of react-admin, with the one record `mine`. */
export const agency = { name: 'agency', recordRepresentation: 'agencyDetails.accountName' };
