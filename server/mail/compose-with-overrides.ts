import type { Queryable } from '../db/connection.ts';
import { readOverrides } from '../domain/texts.ts';
import { type Composed, composeMail, type MailFrame, type Uncomposed } from './compose.ts';

/**
 * Composes an email with the programme's text overrides (decision H8). The preview of a decision, the outbox and the
 * worker all use it, so that they show the same text.
 * @throws Error as {@link composeMail}
 */
export async function composeWithOverrides(
  db: Queryable,
  mail: Uncomposed,
  frame: MailFrame,
): Promise<Composed> {
  const overrides = await readOverrides(db, frame.brand.code, 'mail');
  return composeMail(mail, frame, overrides[mail.language]);
}
