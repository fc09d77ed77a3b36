import { useDataProvider, useTranslate } from 'ra-core';
import { useCallback, useState } from 'react';
import type { HubDataProvider } from '../../providers/dataProvider.ts';
import { useRefreshInvitations } from './useRefreshInvitations.ts';

export type RowAction = 'revoke' | 'sendAgain';

/** What is being done to a row, or what failed and can be tried again (D8). */
export interface RowActivity {
  action: RowAction;
  /** Why it failed; undefined while it is under way. */
  failure?: string;
}

/** Whether the act is still being done, and has not failed. */
export const isUnderWay = (activity: RowActivity | undefined): activity is RowActivity =>
  activity !== undefined && activity.failure === undefined;

interface Options {
  /** After a row has gone: focus has to go somewhere. */
  onRevoked: (email: string) => void;
  /** Says what was done, where it outlives the row and its table. */
  announce: (text: string) => void;
}

/** Revokes an invitation or sends it again, one call a row, and keeps what to show there meanwhile (D6, D8, D9). */
export function useRowActions({ onRevoked, announce }: Options) {
  const dataProvider = useDataProvider<HubDataProvider>();
  const translate = useTranslate();
  const refresh = useRefreshInvitations();
  const [activities, setActivities] = useState<Readonly<Record<string, RowActivity>>>({});

  const run = useCallback(
    async (email: string, action: RowAction) => {
      const show = (activity: RowActivity | undefined) =>
        setActivities(({ [email]: _, ...others }) =>
          activity ? { ...others, [email]: activity } : others,
        );
      show({ action });
      announce('');
      try {
        if (action === 'revoke') {
          await dataProvider.revokeInvitation(email);
          onRevoked(email);
        } else {
          const { failed } = await dataProvider.sendInvitations([email]);
          if (failed?.[0]) return show({ action, failure: failed[0].reason });
        }
        await refresh();
        show(undefined);
        announce(
          translate(action === 'revoke' ? 'associates.revoke.done' : 'associates.again.done', {
            email,
          }),
        );
      } catch (error) {
        show({ action, failure: (error as Error).message });
      }
    },
    [dataProvider, refresh, translate, onRevoked, announce],
  );

  return { activityOf: (email: string) => activities[email], run };
}
