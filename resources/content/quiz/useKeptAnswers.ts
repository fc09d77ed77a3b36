import { useRef } from 'react';
import { useApiMutation } from '#src/portal/ui/useApi.ts';

/**
 * Sends answers to the server as they are given, one after the other, so that the last one to a question is the one that
 * stays. What could not be sent goes with the next answer, or when everything has to be there (`sendAll`).
 */
export function useKeptAnswers(id: string) {
  const unsent = useRef(new Map<string, number[]>());
  const sending = useApiMutation(async (call) => {
    for (let [next] = unsent.current; next; [next] = unsent.current) {
      const [question, chosen] = next;
      await call('answerQuiz', { params: { id }, body: { question, chosen } });
      // Not if it was changed meanwhile.
      if (unsent.current.get(question) === chosen) unsent.current.delete(question);
    }
  });
  return {
    keep(question: string, chosen: number[]) {
      unsent.current.set(question, chosen);
      sending.mutate();
    },
    sendAll: () => sending.mutateAsync(),
    isSending: sending.isPending,
    isSaved: sending.isSuccess,
    error: sending.error,
  };
}
