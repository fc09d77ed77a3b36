import type { StaffCalls, StaffLists } from '#contract/staff/calls.ts';
import { type Capability, may } from '#contract/staff/roles.ts';

type NeedOf<Name> = Name extends keyof StaffCalls ? StaffCalls[Name]['needs'] : undefined;

/** What react-admin's actions on a part of the console need: the same as the calls that they make. */
type Needs = {
  [Part in keyof StaffLists]?: {
    list: StaffLists[Part]['needs'];
    edit?: NeedOf<`GET ${Part}/:id`>;
    create?: NeedOf<`POST ${Part}`>;
    export?: NeedOf<`GET ${Part}/export`>;
  };
} & Record<'quiz', Record<'list' | 'edit' | 'create', NeedOf<'GET quiz' | 'POST quiz/questions'>>>;

export const needs = {
  review: { list: 'readAgencies', edit: 'readAgencies' },
  agencies: { list: 'readAgencies', edit: 'readAgencies', export: 'readAgencies' },
  people: { list: 'readPeople', edit: 'readPeople', export: 'exportPeople' },
  content: { list: 'readContent', edit: 'readContent', create: 'editContent' },
  quiz: { list: 'readContent', edit: 'readContent', create: 'editContent' },
  reports: { list: 'readReports', edit: 'readReports' },
  mails: { list: 'readMails', edit: 'readMails' },
  audit: { list: 'readAudit', export: 'readAudit' },
  roles: { list: 'readRoles', export: 'readRoles' },
  'front-desks': { list: 'readFrontDesks', create: 'manageFrontDesks' },
} as const satisfies Needs;
export type Part = keyof typeof needs;

const byPart: Readonly<Record<string, Readonly<Record<string, Capability>>>> = needs;

/**
 * Whether roles allow an action on a part of the console, as react-admin names it; any other action is a capability
 * itself.
 */
export function mayDo(roles: readonly string[], part: string, action: string): boolean {
  const known = action === 'show' ? 'edit' : action;
  const ofPart = Object.hasOwn(byPart, part) ? byPart[part] : undefined;
  return may(roles, ofPart?.[known] ?? (action as Capability));
}
