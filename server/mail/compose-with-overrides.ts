import type { Queryable } from '../db/connection.ts';
import { mailOverrides } from '../domain/texts.ts';
import { type Composed, composeMail, type MailFrame } from './compose.ts';
import type { MailTemplate } from './texts.ts';

/**
 * A mail in the programme's own words (decision H8). The one way to write a mail: what staff are shown before a
 * decision, what the outbox shows and what is sent read alike.
 * @param token the one-time token for the link, where the template has one
 * @throws Error as {@link composeMail}
 */
export async function composeWithOverrides(
  db: Queryable,
  template: MailTemplate,
  params: Record<string, string>,
  token: string | undefined,
  frame: MailFrame,
): Promise<Composed> {
  const own = await mailOverrides(db, frame.brand.code);
  return composeMail(template, params, token, frame, own);
}
