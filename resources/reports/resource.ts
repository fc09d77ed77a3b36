/** Reports as react-admin knows them. */
export const reports = { name: 'reports', recordRepresentation: 'filename' };
