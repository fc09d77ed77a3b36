import type { DataProvider } from 'ra-core';
import { agency } from './data/agency.ts';
import { associate } from './data/associate.ts';
import { content } from './data/content.ts';
import { invitations } from './data/invitations.ts';
import { reports } from './data/reports.ts';
import { sessions } from './data/sessions.ts';
import type { Hub } from './hub.ts';

/** The portal's data provider: react-admin's methods for records, and `call` for what is none. */
export function createDataProvider(hub: Pick<Hub, 'call' | 'session' | 'language'>) {
  const resources = {
    invitations: invitations(hub),
    reports: reports(hub),
    content: content(hub),
    sessions: sessions(hub),
    agency: agency(hub),
    associate: associate(hub),
  };
  /** Returns react-admin's method, which hands over to the resource's. */
  const byResource = (method: 'getList' | 'getOne' | 'update' | 'delete') => {
    const having = Object.entries(resources).filter(([, its]) => method in its);
    return async (resource: string, params: object): Promise<Any> => {
      const its: Any = having.find(([name]) => name === resource)?.[1];
      if (its) return its[method](params);
      const names = having.map(([name]) => name).join(', ');
      throw new Error(`dataProvider.${method}('${resource}') does not exist: ${names} have it.`);
    };
  };
  const none =
    (method: string, cure: string) =>
    async (resource: string): Promise<Any> => {
      throw new Error(`dataProvider.${method}('${resource}') does not exist: ${cure}.`);
    };
  return {
    supportAbortSignal: true,
    getList: byResource('getList') as DataProvider['getList'],
    getOne: byResource('getOne'),
    update: byResource('update'),
    delete: byResource('delete'),
    create: none('create', 'use the calls sendInvitations and uploadReport, or update of a form'),
    getMany: none('getMany', 'read the list, or one record with getOne'),
    getManyReference: none('getManyReference', 'filter the list with getList'),
    updateMany: none('updateMany', 'change one row at a time with update'),
    deleteMany: none('deleteMany', 'take back one row at a time with delete'),
    call: hub.call,
  } satisfies DataProvider;
}
export type HubDataProvider = ReturnType<typeof createDataProvider>;

// biome-ignore lint/suspicious/noExplicitAny: react-admin leaves the record's type to the caller
type Any = any;
