import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import type { HubDataProvider } from '../../providers/dataProvider.ts';
import { inSubmissions } from './invitationModel.ts';
import { invitations } from './resource.ts';

export type RowAct = 'revoke' | 'sendAgain';

/** What is being done to a row, or what failed and can be tried again (D8). */
export interface RowActivity {
  act: RowAct;
  /** Why it failed; undefined while it is under way. */
  failure?: string;
}

/** What became of the rows that something was done to. */
export interface Outcome {
  act: RowAct;
  done: string[];
  failed: { email: string; reason: string }[];
}

/** Whether the act is still being done, and has not failed. */
export const isUnderWay = (activity: RowActivity | undefined): activity is RowActivity =>
  activity !== undefined && activity.failure === undefined;

/**
 * Revokes invitations or sends them again, and keeps what their rows say meanwhile (D6, D8, D9).
 * @param onDone before the list is read again: the rows are still there
 */
export function useRowActs(onDone: (outcome: Outcome) => void) {
  const dataProvider = useDataProvider<HubDataProvider>();
  const queryClient = useQueryClient();
  const [activities, setActivities] = useState<Readonly<Record<string, RowActivity>>>({});
  const show = (email: string, activity?: RowActivity) =>
    setActivities(({ [email]: _, ...others }) =>
      activity ? { ...others, [email]: activity } : others,
    );

  /** Why it failed for whom. */
  const acts: Record<RowAct, (emails: string[]) => Promise<Outcome['failed']>> = {
    async revoke([email = '']) {
      await dataProvider.revokeInvitation(email);
      return [];
    },
    sendAgain: async (emails) => (await dataProvider.sendInvitations(emails)).failed ?? [],
  };

  const run = async (act: RowAct, emails: string[]): Promise<Outcome> => {
    for (const email of emails) show(email, { act });
    const failed: Outcome['failed'] = [];
    for (const some of act === 'revoke' ? emails.map((email) => [email]) : inSubmissions(emails)) {
      const refused = ({ message }: Error) => some.map((email) => ({ email, reason: message }));
      failed.push(...(await acts[act](some).catch(refused)));
    }
    const without = new Set(failed.map(({ email }) => email));
    const outcome = { act, done: emails.filter((email) => !without.has(email)), failed };
    onDone(outcome);
    await queryClient.invalidateQueries({ queryKey: [invitations.name, 'getList'] });
    for (const email of outcome.done) show(email);
    for (const { email, reason } of failed) show(email, { act, failure: reason });
    return outcome;
  };

  return { activityOf: (email: string) => activities[email], run };
}
