/** Agencies in the staff console (B). */
export const staffAgencies = {
  filter: { q: 'Name, domain or IATA number' },
  column: {
    name: 'Agency',
    status: 'Status',
    email: 'Point of contact',
    submittedAt: 'Submitted',
    renewalDate: 'Renewal',
    required: 'Reports required',
  },
};
