import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Gate, type GateRefusal, refusal } from '../../contract/gates.ts';
import { paths } from '../../contract/paths.ts';
import { session } from '../../providers/session.ts';
import { rememberReturn } from '../session/arrival.ts';
import { isEntering } from '../session/enter.ts';
import { useViewer } from '../session/useProfile.ts';
import { Redirect } from './Redirect.tsx';

/** What /403 is told by the guard that led there. */
export interface Refused {
  reason: GateRefusal;
}

/** Shows its page to whom its gate is open (§6, C3, C4), and leads everybody else to where they belong. */
export function Guard({ gate, children }: { gate: Gate; children: ReactNode }) {
  const viewer = useViewer();
  const reason = refusal(gate, viewer);
  if (!reason) return children;
  if (gate === 'guest') return isEntering() ? children : <Redirect to={paths.home} />;
  if (!viewer.signedIn) return <ToSignIn />;
  return <Redirect to={paths.forbidden} state={{ reason } satisfies Refused} />;
}

/** A guest goes home and comes back after signing in (C4); whose session ran out goes to the sign-in page (C5). */
function ToSignIn() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that was wanted is the one at first
  useEffect(() => {
    const ending = session.ending();
    if (ending !== 'signedOut' && pathname !== paths.logout) rememberReturn(pathname + search);
    navigate(ending === 'expired' ? paths.login : paths.home, { replace: true });
  }, []);
  return null;
}
