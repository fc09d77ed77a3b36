import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { challengeIn, paths } from '#contract/paths.ts';
import type { ApiError } from '#providers/apiError.ts';
import { useHub } from '#providers/HubContext.ts';
import { loadChunk } from '#providers/loadChunk.ts';
import { CallErrorText } from '../kit/CallErrorText.tsx';
import { useHydrated } from '../kit/useHydrated.ts';
import { useSignInRedirect } from './returnPath.ts';
import { SignInForm, type Typed } from './SignInForm.tsx';

/** The state that a failed sign-in passes to the home page. */
interface Failed extends Typed {
  error: Pick<ApiError, 'kept' | 'diagId'>;
}

/** The sign-in form of a page. A failed sign-in leads to the home page with `auth=failed` (specification §8). */
export function SignIn() {
  const hub = useHub();
  const { session, t } = hub;
  const enter = useSignInRedirect();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [search, setSearch] = useSearchParams();
  const failed = search.get('auth') === 'failed';
  // What the previous attempt left in the history, which the server does not know.
  const previous = (useHydrated() ? (state ?? {}) : {}) as Partial<Failed>;

  const toHome = ({ status, kept, diagId }: ApiError, typed: Typed) => {
    if (status !== 401) return false;
    navigate(`${paths.home}?auth=failed`, {
      replace: true,
      state: { error: { kept, diagId }, ...typed } satisfies Failed,
    });
    return true;
  };

  // The plain form leads here, if a second factor is asked for.
  const challenge = challengeIn(search);
  const asked = useRef(false);
  useEffect(() => {
    if (!challenge || asked.current) return;
    asked.current = true;
    setSearch({}, { replace: true });
    void enter(() => session.enter({ challenge }));
  });

  return (
    <SignInForm
      onSignIn={(email, password) => enter(() => session.signIn(email, password))}
      onPasskey={(isOffered) =>
        enter(async () => {
          const { signInByPasskey } = await loadChunk(import('./passkey.ts'));
          return (await signInByPasskey(hub, isOffered)) ? session.enter({}) : null;
        })
      }
      onRefused={toHome}
      email={previous.email}
      remember={previous.remember}
      error={
        failed && (
          <>
            {previous.error ? (
              <CallErrorText error={previous.error} />
            ) : (
              <p>{t('error.accessDenied')}</p>
            )}
            <p>
              <Link to={paths.confirmEmail}>{t('public.signIn.unconfirmed')}</Link>
            </p>
          </>
        )
      }
    />
  );
}
