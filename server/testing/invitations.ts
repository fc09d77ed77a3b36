import { eq } from 'drizzle-orm';
import { invitations } from '../db/schema.ts';
import type { TestApp } from './test-app.ts';

/** The invitation of an address as its row stands; undefined: there is none. */
export const invitationRow = async ({ db }: TestApp, email: string) =>
  (await db.select().from(invitations).where(eq(invitations.email, email)))[0];
