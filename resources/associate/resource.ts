/** The person's associate form as a resource of react-admin, with the one record `mine`. */
export const associate = {
  name: 'associate',
  recordRepresentation: ({ firstName, lastName }: { firstName?: string; lastName?: string }) =>
    [firstName, lastName].filter(Boolean).join(' '),
};
