/** The own agency as react-admin knows it: the one record `mine`. */
export const agency = { name: 'agency', recordRepresentation: 'agencyDetails.accountName' };
