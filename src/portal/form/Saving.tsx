import {
  SaveContextProvider,
  useEvent,
  useFormIsDirty,
  useRegisterMutationMiddleware,
  useSaveContext,
} from 'ra-core';
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { at } from '#contract/forms/fieldPaths.ts';
import { ApiError } from '#providers/apiError.ts';
import { useUnsavedChanges } from '#src/guest/kit/unsavedChanges.ts';

interface Saves {
  /** Why the last save was refused, until the next one is sent. */
  refusal: ApiError | undefined;
  /** How many saves were refused, and how many accepted. */
  refused: number;
  accepted: number;
  /** Puts what was refused to the fields of the form. */
  place: RefObject<((refusal: ApiError) => void) | undefined>;
  onChange: (changed: boolean) => void;
}

const SavesContext = createContext<Saves>({
  refusal: undefined,
  refused: 0,
  accepted: 0,
  place: { current: undefined },
  onChange: () => undefined,
});

/** What became of the last save of the surrounding form. */
export const useSaves = (): Pick<Saves, 'refusal' | 'refused' | 'accepted'> => use(SavesContext);

/**
 * The saves of one form. Until one is accepted the page is not left without a question, and from then on without any: the
 * navigation that follows may come before the page is rendered again.
 */
function useSaveAttempts() {
  const [refusal, setRefusal] = useState<ApiError>();
  const [refused, setRefused] = useState(0);
  const [accepted, setAccepted] = useState(0);
  const [changed, setChanged] = useState(false);
  const place = useRef<(refusal: ApiError) => void>(undefined);
  const running = useRef<Promise<unknown>>(undefined);
  const isSaved = useRef(false);
  const settle = useUnsavedChanges(changed);
  const onChange = useCallback((now: boolean) => {
    isSaved.current = false;
    setChanged(now);
  }, []);
  /** Runs a call that saves; its refusal is the form's. */
  const attempt = useEvent(async <Answer,>(call: () => Promise<Answer>): Promise<Answer> => {
    setRefusal(undefined);
    try {
      const answer = await call();
      isSaved.current = true;
      settle();
      setAccepted((before) => before + 1);
      return answer;
    } catch (error) {
      if (error instanceof ApiError) {
        setRefusal(error);
        setRefused((before) => before + 1);
        place.current?.(error);
      }
      throw error;
    }
  });
  /** Saves once, however often it is asked for before there is a response. */
  const once = useEvent((save: () => Promise<unknown>): Promise<unknown> => {
    running.current ??= save().finally(() => {
      running.current = undefined;
    });
    return running.current;
  });
  return { saves: { refusal, refused, accepted, place, onChange }, attempt, once, isSaved };
}

interface SavingProps {
  children: ReactNode;
}

/** Around a form in `EditBase` or `CreateBase`. */
export function SavingRecord({ children }: SavingProps) {
  const context = useSaveContext();
  const { saves, attempt, once, isSaved } = useSaveAttempts();
  const save = useEvent((...given: Parameters<NonNullable<typeof context.save>>) => {
    // A saved form that is still on the page, while the next one is fetched, would make a second record.
    if (isSaved.current) return Promise.resolve();
    return once(() => Promise.resolve(context.save?.(...given)).then(() => undefined));
  });
  // Before what the page does after a save.
  useRegisterMutationMiddleware(
    useEvent((...given: unknown[]) => {
      const next = given.pop() as (...rest: unknown[]) => Promise<unknown>;
      return attempt(() => next(...given));
    }),
  );
  return (
    <SavesContext value={saves}>
      <SaveContextProvider value={{ ...context, save: save as typeof context.save }}>
        {children}
      </SaveContextProvider>
    </SavesContext>
  );
}

export interface SavingByCallProps extends SavingProps {
  /** Sends the checked values. Throws {@link ApiError}. */
  send: (values: never) => unknown;
  /** Asks before they are sent. */
  agree?: ((values: never) => boolean | Promise<boolean>) | undefined;
}

/** Around a form with a call of its own. */
export function SavingByCall({ send, agree, children }: SavingByCallProps) {
  const { saves, attempt, once } = useSaveAttempts();
  const save = useEvent((values: FieldValues) =>
    once(async () => {
      if (agree && !(await agree(values as never))) return;
      try {
        await attempt(async () => send(values as never));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
    }),
  );
  return (
    <SavesContext value={saves}>
      <SaveContextProvider value={{ save: save as never }}>{children}</SaveContextProvider>
    </SavesContext>
  );
}

export interface FormLifeProps {
  /** Whether a schema checks the form: each check forgets the errors of the one before. */
  bySchema?: boolean;
  /** What the inputs hold after a save, if the form stays on the page. */
  onceSaved?: FieldValues | undefined;
  /** What is typed was sent in another way, so that nothing is lost with it. */
  sent?: boolean | undefined;
  /** Called with whether the form has changes. */
  onChange?: ((changed: boolean) => void) | undefined;
}

/** In every form: tells whether it has changes, and takes what was refused to its fields. */
export function FormLife({ bySchema = false, onceSaved, sent, onChange }: FormLifeProps) {
  const saves = use(SavesContext);
  const { reset, setError, clearErrors, getFieldState, getValues } = useFormContext();
  const dirty = useFormIsDirty();
  const changed = dirty && !sent;
  // A layout effect, as the guard is told by one.
  useLayoutEffect(() => {
    const tell = (now: boolean) => {
      saves.onChange(now);
      onChange?.(now);
    };
    tell(changed);
    return () => tell(false);
  }, [changed, saves.onChange, onChange]);

  useLayoutEffect(() => {
    saves.place.current = ({ kept }) => {
      setError('root.refused', { type: 'server' });
      for (const [path, message] of Object.entries(kept.fields)) {
        if (path === '') continue;
        setError(path, { type: 'server', message });
        const isField = bySchema
          ? at(getValues(), path) !== undefined
          : getFieldState(path).error?.ref !== undefined;
        // An error that no input can clear would hold back every later save.
        if (!isField) clearErrors(path);
      }
    };
  }, [bySchema, saves.place, setError, clearErrors, getFieldState, getValues]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: at each save that was accepted
  useEffect(() => {
    if (saves.accepted === 0 || !onceSaved) return;
    reset(onceSaved);
    // It can be sent once more as it is.
    saves.onChange(false);
  }, [saves.accepted]);
  return null;
}
