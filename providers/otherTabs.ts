const SESSION_CHANGED = 'hub.sessionChanged';

/** Tells the other tabs of this browser. The time makes each value a new one. */
export const tellOtherTabs = (what: 'in' | 'out'): void =>
  localStorage.setItem(SESSION_CHANGED, `${what} ${Date.now()}`);

/** Calls `listener` when somebody signs in or out in another tab of this browser. Returns a function that stops it. */
export function onOtherTab(listener: (what: 'in' | 'out') => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === SESSION_CHANGED && newValue) listener(newValue.startsWith('out') ? 'out' : 'in');
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
