/** Who of the program's staff may do what (/staff/roles). */
export const staffAccess = {
  intro:
    'Everyone who may open this console, with their roles. Compare it once a year with who should be here, and export it as the record.',
  column: {
    name: 'Name',
    email: 'Email',
    enabled: 'Account open',
    roles: 'Roles',
    granted: 'Granted',
    factor: 'Second login step',
    lastSignIn: 'Last login',
    changedAt: 'Last change',
    changedBy: 'Changed by',
  },
  filter: { q: 'Name or address', role: 'Role', factor: 'Second login step' },
  operator: 'operator',
  never: 'Never',
  closed: 'Account closed',
  since: 'since %{day}, by %{by}',
};
