import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { idleMs } from '#contract/policies.ts';
import type { Profile } from '#contract/records.ts';
import { useHub } from '#providers/HubContext.ts';
import { onOtherTab } from '#providers/otherTabs.ts';
import { unsavedForms } from '#src/guest/kit/unsavedChanges.ts';
import { IdleDialog } from './IdleDialog.tsx';
import { startIdleClock } from './idleClock.ts';
import { SignInDialog } from './SignInDialog.tsx';

/** Milliseconds between two checks whether the server has ended the session too. */
const LOOK_AGAIN = 15_000;

/**
 * Watches the session (decisions F5, I11): asks before it expires, in every tab, and opens the sign-in dialog if it has
 * expired while the page holds typed text, or an action that a person started still runs.
 */
export default function SessionExpiry({ profile }: { profile: Profile }) {
  const hub = useHub();
  const { call, policies, session } = hub;
  const unsaved = unsavedForms(hub);
  const lookUp = useCallback(
    () => void session.refresh({ background: true }).catch(() => undefined),
    [session],
  );
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const [answer, setAnswer] = useState<(signedIn: boolean) => void>();
  /** Who is signed in now, if somebody else has signed in in another tab. */
  const [other, setOther] = useState<Profile | null>(null);
  const clock = useRef<ReturnType<typeof startIdleClock>>(undefined);
  const typedText = useRef<ReturnType<typeof watchTypedText>>(undefined);
  const asking = answer !== undefined;
  const { accountId } = profile.provider;

  useEffect(() => {
    let waiting: Promise<boolean> | undefined;
    const text = watchTypedText();
    typedText.current = text;
    session.onExpired((now) => {
      if (!waiting && !text.isHeld() && unsaved.size === 0) return Promise.resolve(false);
      setOther(now ?? null);
      // Other calls that are refused meanwhile wait for the same result.
      waiting ??= new Promise<boolean>((resolve) => setAnswer(() => resolve)).finally(() => {
        waiting = undefined;
        setAnswer(undefined);
      });
      return waiting;
    });
    return () => {
      text.stop();
      session.onExpired(async () => false);
    };
  }, [session, unsaved]);

  useEffect(() => void policies.load(), [policies]);

  useEffect(() => {
    if (asking) return;
    let looked = 0;
    clock.current = startIdleClock({
      idleMs: () => idleMs(policies.current()),
      report: () => void call('activity').catch(() => undefined),
      onTick: (phase, left) => {
        setSecondsLeft(phase === 'awake' ? undefined : left);
        if (phase !== 'over' || Date.now() - looked < LOOK_AGAIN) return;
        looked = Date.now();
        lookUp();
      },
    });
    return () => {
      clock.current?.stop();
      setSecondsLeft(undefined);
    };
  }, [asking, call, policies, lookUp]);

  // A layout effect, so that a message from another tab always meets the current dialog.
  useLayoutEffect(() => {
    // Another tab signed in or out: asks the server what that means here.
    return onOtherTab(async (what) => {
      if (!answer) {
        // The person logged out there: this page is left as well.
        const isHeld = unsaved.size > 0 || typedText.current?.isHeld();
        if (what === 'out' && !isHeld) session.clear('signedOut');
        else lookUp();
        return;
      }
      const now = await call('me', { background: true }).catch(() => null);
      if (now?.provider.accountId === accountId) answer(true);
      else setOther(now);
    });
  }, [answer, accountId, call, session, lookUp, unsaved]);

  if (answer) return <SignInDialog email={profile.email} other={other} onDone={answer} />;
  if (secondsLeft === undefined) return null;
  return <IdleDialog secondsLeft={secondsLeft} onStay={() => clock.current?.touch()} />;
}

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Search fields don't count, nor do dialogs, which ask for something else than the page's form. */
const isForm = (element: Element) =>
  element.closest('form') !== null && element.closest('[role="search"], [role="dialog"]') === null;

const holds = (element: Typed) => element.isConnected && element.value !== '';

/**
 * Watches what a person types into the forms of the page, until `stop`. `isHeld`: whether a form on the page holds such
 * text; then a 401 must not lead away from it.
 */
function watchTypedText(): { isHeld: () => boolean; stop: () => void } {
  const touched = new Set<Typed>();
  const remember = ({ target }: Event): void => {
    for (const element of touched) if (!element.isConnected) touched.delete(element);
    if (target instanceof Element && 'value' in target && isForm(target))
      touched.add(target as Typed);
  };
  document.addEventListener('input', remember, { capture: true });
  return {
    isHeld: () => [...touched].some(holds),
    stop: () => document.removeEventListener('input', remember, { capture: true }),
  };
}
