import { useListContext, useTranslate } from 'ra-core';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { AddressText } from '../../src/components/AddressText.tsx';
import { ConfirmDialog } from '../../src/components/portal/ConfirmDialog.tsx';
import { hasAccount, type InvitationRow } from './invitationModel.ts';
import { type Outcome, type RowAct, type RowActivity, useRowActs } from './useRowActs.ts';

/** What is to be done to which rows. It is done once the dialog has gone and the page can be heard again. */
interface Asked {
  act: RowAct;
  rows: readonly InvitationRow[];
  open: boolean;
  agreed?: boolean;
}

interface Acts {
  activityOf: (email: string) => RowActivity | undefined;
  /** Does it; asks before where it can't be taken back, and where it is done to several rows at once. */
  act: (act: RowAct, rows: readonly InvitationRow[]) => void;
  retry: (email: string) => void;
  /** Of the last act, while the same selection of rows is shown. */
  outcome: Outcome | undefined;
}

/** Where the catalogue speaks of an act. */
export const texts: Readonly<Record<RowAct, string>> = { revoke: 'revoke', sendAgain: 'again' };

const Context = createContext<Acts | undefined>(undefined);
export const useActs = () => useContext(Context) as Acts;

/** Where focus finds the menu of a row. */
export const actionsId = (email: string): string => `actions-${email}`;

/** What can be done to the rows of the list around it. `headingId` takes the focus when the last row has gone. */
export function RowActs({ headingId, children }: { headingId: string; children: ReactNode }) {
  const { data: rows = [], page, filterValues, onUnselectItems } = useListContext<InvitationRow>();
  const [asked, setAsked] = useState<Asked>();
  const [outcome, setOutcome] = useState<Outcome>();
  const selection = JSON.stringify(filterValues);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said is said of the rows of one selection
  useEffect(() => setOutcome(undefined), [selection]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is shown can be acted on
  useEffect(() => onUnselectItems(), [selection, page]);

  const { activityOf, run } = useRowActs(({ act, done }) => {
    if (act !== 'revoke' || done.length === 0) return;
    const at = rows.findIndex(({ email }) => done.includes(email));
    const isLeft = ({ email }: InvitationRow) => !done.includes(email);
    const neighbour = rows.slice(at).find(isLeft) ?? rows.slice(0, at).findLast(isLeft);
    document.getElementById(neighbour ? actionsId(neighbour.email) : headingId)?.focus();
  });
  const start = async (act: RowAct, emails: string[]) => {
    setOutcome(undefined);
    onUnselectItems();
    setOutcome(await run(act, emails));
  };
  const emailsOf = (some: readonly InvitationRow[]) => some.map(({ email }) => email);

  const value = {
    activityOf,
    outcome,
    act: (act: RowAct, some: readonly InvitationRow[]) => {
      if (act === 'revoke' || some.length > 1) setAsked({ act, rows: some, open: true });
      else void start(act, emailsOf(some));
    },
    retry: (email: string) => {
      const activity = activityOf(email);
      if (activity) void start(activity.act, [email]);
    },
  };
  return (
    <Context value={value}>
      {children}
      {asked && (
        <Question
          asked={asked}
          onAnswer={(agreed) => setAsked({ ...asked, open: false, agreed })}
          onClosed={() => {
            setAsked(undefined);
            if (asked.agreed) void start(asked.act, emailsOf(asked.rows));
          }}
        />
      )}
    </Context>
  );
}

interface QuestionProps {
  asked: Asked;
  onAnswer: (agreed: boolean) => void;
  onClosed: () => void;
}

/** Names the number of rows; of one its address, in stronger words where a person with an account loses it (D9). */
function Question({ asked: { act, rows, open }, onAnswer, onClosed }: QuestionProps) {
  const translate = useTranslate();
  const [first] = rows;
  const several = rows.length > 1;
  const kind = several ? 'several' : hasAccount(first?.status ?? null) ? 'registered' : undefined;
  const word = (key: 'Title' | 'Text') =>
    translate(`associates.${texts[act]}.${kind ? kind + key : key.toLowerCase()}`, {
      email: first?.email,
      smart_count: rows.length,
    });
  return (
    <ConfirmDialog
      open={open}
      title={word('Title')}
      confirm={translate(`associates.row.${act}`)}
      cancel={translate('associates.revoke.cancel')}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
      onClosed={onClosed}
    >
      <AddressText text={word('Text')} email={several ? '' : (first?.email ?? '')} />
    </ConfirmDialog>
  );
}
