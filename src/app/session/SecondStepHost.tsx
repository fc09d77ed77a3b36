import { type ComponentType, useLayoutEffect, useState } from 'react';
import { ApiError } from '#providers/apiError.ts';
import { useHub } from '#providers/HubContext.ts';
import { keptText } from '#providers/i18n/keptTexts.ts';
import { loadChunk } from '#providers/loadChunk.ts';
import type { SecondStepProps } from '#src/guest/sign-in/SecondStep.tsx';

/**
 * Shows the dialog that asks for a second factor while a sign-in waits for it, or for a proof of who it is while a call does.
 * Few people see it, so it is loaded then.
 */
export function SecondStepHost() {
  const { session, words } = useHub();
  const [asked, setAsked] = useState<{
    Dialog: ComponentType<SecondStepProps>;
    props: SecondStepProps;
  }>();
  // A layout effect, so that a page that was opened with a challenge finds it.
  useLayoutEffect(() => {
    session.onAsked(async (what) => {
      const [{ default: Dialog }] = await Promise.all([
        loadChunk(import('#src/guest/sign-in/SecondStep.tsx')),
        words.load(),
      ]).catch(() => {
        throw new ApiError(keptText('errors.chunk'), { status: 0, diagId: '' });
      });
      return new Promise<boolean>((resolve) => {
        const onDone = (isRight: boolean) => {
          setAsked(undefined);
          resolve(isRight);
        };
        setAsked({ Dialog, props: { asked: what, onDone } });
      });
    });
    return () => session.onAsked(async () => false);
  }, [session, words]);
  return asked && <asked.Dialog key={asked.props.asked.id} {...asked.props} />;
}
