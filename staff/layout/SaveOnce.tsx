import { SaveContextProvider, useEvent, useSaveContext } from 'ra-core';
import { type ReactNode, useRef } from 'react';

/**
 * In `EditBase` and `CreateBase`: saves once, however often it is asked for before there is a response. react-admin's
 * button would save twice after a double click, or two presses of Enter.
 */
export function SaveOnce({ children }: { children: ReactNode }) {
  const context = useSaveContext();
  const running = useRef<Promise<unknown>>(undefined);
  const save = useEvent((...given: Parameters<NonNullable<typeof context.save>>) => {
    running.current ??= Promise.resolve(context.save?.(...given)).finally(() => {
      running.current = undefined;
    });
    return running.current as Promise<object>;
  });
  return <SaveContextProvider value={{ ...context, save }}>{children}</SaveContextProvider>;
}
