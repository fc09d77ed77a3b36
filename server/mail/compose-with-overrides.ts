import type { Queryable } from '../db/connection.ts';
import { mailOverrides } from '../domain/texts.ts';
import { type Composed, composeMail, type MailFrame } from './compose.ts';
import type { MailTemplate } from './texts.ts';

/**
 * Composes an email with the programme's text overrides (decision H8). The preview of a decision, the outbox and the
 * worker all use it, so that they show the same text.
 * @param token the one-time token for the link, if the template has one
 * @throws Error as {@link composeMail}
 */
export async function composeWithOverrides(
  db: Queryable,
  template: MailTemplate,
  params: Record<string, string>,
  token: string | undefined,
  frame: MailFrame,
): Promise<Composed> {
  const overrides = await mailOverrides(db, frame.brand.code);
  return composeMail(template, params, token, frame, overrides);
}
