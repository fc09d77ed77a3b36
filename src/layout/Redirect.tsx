import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Leads elsewhere once it is on the page; unlike the router's own it may be rendered on the server. */
export function Redirect({ to, state }: { to: string; state?: unknown }) {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is a new object at each rendering
  useEffect(() => {
    navigate(to, { replace: true, state });
  }, [navigate, to]);
  return null;
}
