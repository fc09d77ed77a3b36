import type { ComponentProps } from 'react';
import { useHub } from '#providers/HubContext.ts';
import { wordsOf } from '#providers/i18n/keptTexts.ts';
import { EmailAddress } from '#src/guest/kit/EmailAddress.tsx';
import { ResultList } from '#src/portal/list/ResultList.tsx';

interface Props extends Omit<ComponentProps<typeof ResultList>, 'results'> {
  /** Each with the kept text of why. */
  failed: readonly { email: string; reason: string }[];
  successful: readonly string[];
  successWord: (email: string) => string;
}

/** One result per address: first the failures with their reasons, then the successes. */
export function AddressResults({ failed, successful, successWord, ...list }: Props) {
  const hub = useHub();
  const result = (email: string, text: string, isDone: boolean) => ({
    id: email,
    name: <EmailAddress email={email} />,
    text,
    isDone,
  });
  const results = [
    ...failed.map(({ email, reason }) => result(email, wordsOf(reason, hub), false)),
    ...successful.map((email) => result(email, successWord(email), true)),
  ];
  return <ResultList {...list} results={results} />;
}
