/** Content pages as react-admin knows them; a record's id is its code. */
export const content = { name: 'content', recordRepresentation: 'name' };
