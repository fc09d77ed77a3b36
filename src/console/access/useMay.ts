import { useCanAccess } from 'ra-core';
import type { Capability } from '#contract/staff/roles.ts';
import { useProfile } from '#providers/useProfile.ts';
import { mayDo } from './needs.ts';

/** Of an action that has to do with no part in particular. */
const CONSOLE = 'console';

/**
 * Whether the person's roles allow an action on a part of the console. react-admin asks, and knows the answer at once, so
 * that no button comes after the page.
 */
export function useMayDo(part: string | undefined, action: string): boolean {
  const resource = part ?? CONSOLE;
  const roles = useProfile()?.account.staffRoles ?? [];
  const { canAccess = false } = useCanAccess({
    resource,
    action,
    initialData: mayDo(roles, resource, action),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return canAccess;
}

/** Whether the person's roles allow that. */
export const useMay = (capability: Capability): boolean => useMayDo(undefined, capability);

/** Whether the person may open a record of a part. */
export const useMayOpen = (part: string | undefined): boolean => useMayDo(part, 'edit');
