import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useEvent, useListContext, useTranslate } from 'ra-core';
import { createContext, type ReactNode, useContext, useEffect, useId, useMemo } from 'react';
import { sendInvitations } from '#providers/data/invitations.ts';
import { useHub } from '#providers/HubContext.ts';
import { TextWithEmail } from '#src/guest/kit/TextWithEmail.tsx';
import { usePathList } from '#src/portal/list/PathList.tsx';
import { type EachRequest, type Outcomes, useEach } from '#src/portal/list/useEach.ts';
import { formatTime } from '#src/portal/ui/dateFormat.ts';
import { useApi } from '#src/portal/ui/useApi.ts';
import { useConfirm } from '#src/portal/ui/useConfirm.tsx';
import {
  hasAccount,
  type InvitationRow,
  inSubmissions,
  invitationList,
} from './invitationModel.ts';

export type RowAction = 'revoke' | 'sendAgain';

/** The prefix of an action's catalogue keys. */
export const actionTexts: Readonly<Record<RowAction, string>> = {
  revoke: 'associates.revoke',
  sendAgain: 'associates.again',
};

/** What became of each address of a request. */
interface ActionResult {
  action: RowAction;
  outcomes: Outcomes<string>;
}

type ActionRequest = EachRequest<string, RowAction>;

/** The action that is running on a row, or that failed and can be repeated. */
interface RowProgress {
  action: RowAction;
  /** Why it failed; undefined while it is running. */
  failure?: string;
}

interface RowActions {
  /** The key of this list's mutations, by which each row finds its own. */
  mutationKey: readonly string[];
  /** Runs the action; asks first if it can't be undone, and before actions on several rows. */
  start: (action: RowAction, rows: readonly InvitationRow[]) => void;
  retry: (action: RowAction, email: string) => void;
  /** The results of the last request, while the same rows are selected. */
  result: ActionResult | undefined;
}

const RowActionsContext = createContext<RowActions | undefined>(undefined);
export const useRowActions = () => useContext(RowActionsContext) as RowActions;

/** Each row subscribes to its own actions only, so that the other rows don't render again. */
export function useRowProgress(email: string): RowProgress | undefined {
  const { mutationKey } = useRowActions();
  const ofTheRow = useMutationState({
    filters: {
      mutationKey,
      predicate: ({ state }) => (state.variables as ActionRequest).ids.includes(email),
    },
    select({ state }): RowProgress | undefined {
      const { values: action } = state.variables as ActionRequest;
      if (state.status === 'pending') return { action };
      const failure = (state.data as Outcomes<string> | undefined)?.get(email);
      return typeof failure === 'string' ? { action, failure } : undefined;
    },
  });
  return ofTheRow.at(-1);
}

/** Whether an action is running on the row, and has not failed. */
export const isUnderWay = (progress: RowProgress | undefined): progress is RowProgress =>
  progress !== undefined && progress.failure === undefined;

/** The id of a row's menu button, to which the focus can be moved. */
export const menuButtonId = (email: string): string => `actions-${email}`;

/** The actions of the rows of the surrounding list. Its heading gets the focus when the last row is gone. */
export function RowActionsProvider({ children }: { children: ReactNode }) {
  const { headingId } = usePathList();
  const { page, filterValues, onUnselectItems } = useListContext<InvitationRow>();
  const questionAbout = useQuestionAbout();
  const { ask, dialog } = useConfirm();
  const { mutationKey, run: act, result, reset } = useRowMutation(headingId);
  const filters = JSON.stringify(filterValues);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a result belongs to the rows of one selection
  useEffect(() => reset(), [filters]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only rows that are shown can be acted on
  useEffect(() => onUnselectItems(), [filters, page]);

  const run = (emails: string[], action: RowAction) => {
    onUnselectItems();
    act(emails, action);
  };
  const start = useEvent(async (action: RowAction, rows: readonly InvitationRow[]) => {
    const asks = action === 'revoke' || rows.length > 1;
    if (asks && !(await ask(questionAbout(action, rows)))) return;
    // The button that was pressed goes with the selection.
    if (rows.length > 1) document.getElementById(headingId)?.focus({ preventScroll: true });
    run(
      rows.map(({ email }) => email),
      action,
    );
  });
  const retry = useEvent((action: RowAction, email: string) => run([email], action));
  // As stable as possible, since every row reads it.
  const value = useMemo(
    () => ({ mutationKey, start, retry, result }),
    [mutationKey, start, retry, result],
  );
  return (
    <RowActionsContext value={value}>
      {children}
      {dialog}
    </RowActionsContext>
  );
}

/** Names the number of rows, or the one address; stronger words if a person with an account loses it. */
function useQuestionAbout() {
  const translate = useTranslate();
  return (action: RowAction, rows: readonly InvitationRow[]) => {
    const [{ email, status } = { email: '', status: null }] = rows;
    const several = rows.length > 1;
    const kind = several ? 'several' : hasAccount(status) ? 'registered' : undefined;
    const word = (key: 'Title' | 'Text') =>
      translate(`${actionTexts[action]}.${kind ? kind + key : key.toLowerCase()}`, {
        email,
        smart_count: rows.length,
      });
    return {
      title: word('Title'),
      text: <TextWithEmail text={word('Text')} email={several ? '' : email} />,
      confirm: translate(`associates.row.${action}`),
      cancel: translate('associates.revoke.cancel'),
    };
  };
}

/** Revokes invitations or sends them again. */
function useRowMutation(headingId: string) {
  const { language } = useHub();
  const translate = useTranslate();
  const call = useApi();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const { data: rows = [] } = useListContext<InvitationRow>();
  const listId = useId();
  const mutationKey = useMemo(() => [invitationList.resource, listId], [listId]);

  const sendAgain = async (emails: readonly string[]): Promise<Outcomes<string>> => {
    const { failed, notBefore = {} } = await sendInvitations(call, [...emails]);
    const paused = Object.entries(notBefore).map(([email, time]) => {
      return [
        email,
        translate('associates.again.paused', { time: formatTime(time, language) }),
      ] as const;
    });
    return new Map([...failed.map(({ email, reason }) => [email, reason] as const), ...paused]);
  };
  const { run, data, variables, reset } = useEach<string, RowAction>({
    mutationKey,
    act: ([email = '', ...others], action) =>
      action === 'revoke'
        ? dataProvider.delete(invitationList.resource, { id: email })
        : sendAgain([email, ...others]),
    batchesOf: (emails, action) =>
      action === 'revoke' ? emails.map((email) => [email]) : inSubmissions(emails),
    async onSuccess(outcomes, { values: action }) {
      if (action === 'revoke') focusNeighbour(outcomes);
      await queryClient.invalidateQueries({ queryKey: [invitationList.resource, 'getList'] });
    },
  });

  /** Before the list is loaded again, while the rows are still there. */
  const focusNeighbour = (outcomes: Outcomes<string>) => {
    const isGone = ({ email }: InvitationRow) => outcomes.get(email) === null;
    const at = rows.findIndex(isGone);
    if (at < 0) return;
    const stays = (row: InvitationRow) => !isGone(row);
    const neighbour = rows.slice(at).find(stays) ?? rows.slice(0, at).findLast(stays);
    document.getElementById(neighbour ? menuButtonId(neighbour.email) : headingId)?.focus();
  };

  const result = data && variables && { action: variables.values, outcomes: data };
  return { mutationKey, run, result, reset };
}
