interface Named {
  name?: string | null;
  email?: string | null;
}

/** What an agency or a person is known by: an agency has no name before it has registered. */
export const nameOrAddress = ({ name, email }: Named): string => name ?? email ?? '';
