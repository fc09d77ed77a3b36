import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { inTransaction, type Transaction } from '../../db/connection.ts';
import type { StaffAction } from '../../domain/staff/action.ts';
import type { Output } from '../../plugins/staff-routes.ts';

/**
 * Returns a function that registers an action on a record: `POST /{resource}/:id/{path}`. The action runs in a
 * transaction; the response is the record as it is afterwards.
 */
export const actionsOn =
  <Response extends z.ZodType>(
    app: FastifyInstance,
    resource: string,
    response: Response,
    read: (id: string) => Promise<z.input<Response>>,
  ) =>
  <Body extends z.ZodType | undefined = undefined>(
    path: string,
    route: { summary: string; source: string; body?: Body },
    work: (tx: Transaction, action: StaffAction, body: Output<Body>) => Promise<unknown>,
  ): void =>
    app.staff(
      'POST',
      `/${resource}/:id/${path}`,
      { ...route, response },
      async ({ params: { id }, body, person }) => {
        const action = { id, actorId: person.id, now: app.clock.now() };
        await inTransaction(app.db, (tx) => work(tx, action, body as Output<Body>));
        app.mail.wake();
        return read(id);
      },
    );
