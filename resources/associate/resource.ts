/** The own associate form as react-admin knows it: the one record `mine`. */
export const associate = {
  name: 'associate',
  recordRepresentation: ({ firstName, lastName }: { firstName?: string; lastName?: string }) =>
    [firstName, lastName].filter(Boolean).join(' '),
};
