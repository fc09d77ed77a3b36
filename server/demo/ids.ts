import { randomUUID } from 'node:crypto';
import type { Demo, SeedPerson } from '../../demo/demo.ts';

/** The ids that the rows of the demo data get, so that all of a table can be written at once. */
export interface Ids {
  agency(key: string | null): string;
  /** By email address; null for an address without an account. */
  account(email: string): string | null;
}

export function idsOf({ agencies, people }: Demo): Ids {
  const ofAgencies = new Map<string | null, string>(agencies.map(({ key }) => [key, randomUUID()]));
  const ofAccounts = new Map(people.map(({ email }) => [email, randomUUID()]));
  return {
    agency(key) {
      const id = ofAgencies.get(key);
      if (!id) throw new Error(`There is no agency ${key}`);
      return id;
    },
    account: (email) => ofAccounts.get(email) ?? null,
  };
}

/** The points of contact of an agency, its founder first. */
export const contactsOf = ({ people }: Demo, agency: string): SeedPerson[] =>
  people.filter((person) => person.agency === agency && person.pointOfContact);
