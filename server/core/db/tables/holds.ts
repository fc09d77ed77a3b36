import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';
import { accounts } from './people.ts';

/** People and agencies of whom nothing may be deleted for now, such as in a dispute. */
export const holds = pgTable(
  'holds',
  {
    kind: text('kind').$type<'person' | 'agency'>().notNull(),
    /** The account, or the agency. */
    subjectId: uuid('subject_id').notNull(),
    reason: text('reason').notNull(),
    setBy: uuid('set_by').references(() => accounts.id, { onDelete: 'set null' }),
    setAt: time('set_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.subjectId, t.kind] })],
);
