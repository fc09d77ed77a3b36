import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { StaffCallName, StaffCalls } from '../../contract/staff/calls.ts';
import type { StaffAction } from '../core/action.ts';
import { inTransaction, type Transaction } from '../core/db/connection.ts';
import type { Person } from '../core/session/person.ts';
import type { StaffInput } from '../core/session/staffRoutes.ts';

/**
 * Returns a function that registers an action on a record: `POST {resource}/:id/{action}`. The action runs in a
 * transaction; the response is the record as it is afterwards.
 */
export const actionsOn =
  <Resource extends 'agencies' | 'people'>(
    app: FastifyInstance,
    read: (
      id: string,
      person: Person,
    ) => Promise<z.input<StaffCalls[`GET ${Resource}/:id`]['response']>>,
  ) =>
  <Name extends StaffCallName & `POST ${Resource}/:id/${string}`>(
    name: Name,
    work: (
      tx: Transaction,
      action: StaffAction,
      body: StaffInput<Name, 'body'>,
    ) => Promise<unknown>,
  ): void =>
    app.staff(name, async ({ params, body, person }) => {
      const { id } = params as { id: string };
      const action = { id, actorId: person.id, ...app.clock.moment() };
      await inTransaction(app.db, (tx) => work(tx, action, body as StaffInput<Name, 'body'>));
      app.mail.wake();
      return read(id, person) as never;
    });
