import type { z } from 'zod';
import { fieldErrors } from '#contract/fieldErrors.ts';
import { at, formPaths } from '#contract/forms/fieldPaths.ts';

/** A group of fields: a fieldset on the page, a line of the outline. */
export interface FieldGroup<Name extends string = string> {
  /** Key of its title and introduction below `groups` */
  name: Name;
  /** Paths of its fields; a path includes everything below it. */
  fields: readonly string[];
  /** Whether it counts as filled in from the start, because its initial answer, No, is an answer too. */
  answered?: boolean;
}

/**
 * Returns the groups in the order of the page, each with its fields: `groupOf` names the group of each field or part.
 */
export const groupFields = <Name extends string>(
  order: readonly Name[],
  groupOf: object,
): FieldGroup<Name>[] =>
  order.map((name) => ({
    name,
    fields: formPaths(groupOf).filter((path) => at(groupOf, path) === name),
  }));

/**
 * complete: filled in correctly. open: something is missing. attention: something is wrong. optional: empty, which is
 * allowed.
 */
export type GroupState = 'complete' | 'open' | 'attention' | 'optional';

const within = (path: string, fields: readonly string[]) =>
  fields.some((field) => path === field || path.startsWith(`${field}.`));

const filled = (value: unknown): boolean => {
  if (value === null || value === undefined || value === '' || value === false) return false;
  return typeof value !== 'object' || Object.values(value).some(filled);
};

/**
 * Returns the progress of each group, by name. `shown` are the paths whose errors the person has seen: a field that is
 * merely not filled in yet is open, not wrong.
 */
export function groupStates(
  groups: readonly FieldGroup[],
  schema: z.ZodType,
  values: unknown,
  shown: readonly string[],
): Record<string, GroupState> {
  const { error } = schema.safeParse(values);
  const refused = Object.keys(error ? fieldErrors(error) : {});
  const state = ({ fields, answered }: FieldGroup): GroupState => {
    if (shown.some((path) => within(path, fields))) return 'attention';
    if (refused.some((path) => within(path, fields))) return 'open';
    const any = answered || fields.some((field) => filled(at(values, field)));
    return any ? 'complete' : 'optional';
  };
  return Object.fromEntries(groups.map((group) => [group.name, state(group)]));
}
