import { eq } from 'drizzle-orm';
import { invitations } from '../db/schema.ts';
import type { TestApp } from './test-app.ts';

/** Returns the row of an address in `invitations`, or undefined. */
export const invitationRow = async ({ db }: TestApp, email: string) =>
  (await db.select().from(invitations).where(eq(invitations.email, email)))[0];
