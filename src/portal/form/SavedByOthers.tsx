import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { at } from '#contract/forms/fieldPaths.ts';
import { isObject } from '#contract/isObject.ts';
import { ApiError } from '#providers/apiError.ts';
import { Alert } from '../ui/Alert.tsx';
import { FieldLink, inPageOrder } from './FieldLink.tsx';
import { useFormInfo } from './formInfo.ts';
import { useSaves } from './Saving.tsx';
import { useValueInWords } from './valueInWords.ts';

const blank = (value: unknown) => value === null || value === undefined || value === '';
/** Whether two values of a field are equal; undefined, null and '' are. */
export const same = (a: unknown, b: unknown) =>
  (blank(a) && blank(b)) || JSON.stringify(a) === JSON.stringify(b);

/**
 * Returns the fields in which `theirs` differs from `mine`, by path, with the value of `theirs`. Lists count as one
 * field.
 */
export function differences(mine: unknown, theirs: unknown, path = ''): Record<string, unknown> {
  if (!isObject(theirs)) return same(mine, theirs) ? {} : { [path]: theirs };
  const own = isObject(mine) ? mine : {};
  return Object.assign(
    {},
    ...Object.entries(theirs).map(([key, value]) =>
      differences(own[key], value, path ? `${path}.${key}` : key),
    ),
  );
}

type Values = Readonly<Record<string, unknown>>;

/** The values that somebody else has saved meanwhile, by path of the field; undefined: nobody is known to. */
const SavedByOthersContext = createContext<Values | undefined>(undefined);

interface Props {
  /** As `readAgain` of `SchemaForm`. */
  read: (() => Promise<unknown>) | undefined;
  children: ReactNode;
}

/**
 * In a form whose record others may save too. If somebody else was faster, it reads what they have saved and offers it, field by field;
 * nothing typed is changed.
 */
export function SavedByOthers({ read, children }: Props) {
  const { refusal, refused, accepted } = useSaves();
  const { getValues } = useFormContext();
  const [saved, setSaved] = useState<Values>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refused save asks again
  useEffect(() => {
    if (!refusal?.isStale || !read) return;
    const offer = (theirs: unknown) => theirs && setSaved(differences(getValues(), theirs));
    void read().then(offer, (error) => {
      if (!(error instanceof ApiError)) throw error;
    });
  }, [refused]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save that was accepted
  useEffect(() => setSaved(undefined), [accepted]);
  return <SavedByOthersContext value={saved}>{children}</SavedByOthersContext>;
}

/** Returns what somebody else has saved in a field, if it is not what was typed at the last save. */
export function useSavedByOthersAt(source: string): { value: unknown } | undefined {
  const saved = use(SavedByOthersContext);
  return saved && Object.hasOwn(saved, source) ? { value: saved[source] } : undefined;
}

/** The value that somebody else has saved in a field, as long as another one stands there. */
export function SavedByOthersNote({ source }: { source: string }) {
  const translate = useTranslate();
  const valueInWords = useValueInWords();
  const { getValues } = useFormContext();
  const saved = useSavedByOthersAt(source);
  const typed: unknown = useWatch({ name: source });
  if (!saved || same(typed, saved.value)) return null;
  const value = valueInWords(source, saved.value, getValues());
  return (
    <Alert standing severity="warning">
      <Offer source={source} value={saved.value}>
        <p>{translate('form.stale.saved', { value })}</p>
      </Offer>
    </Alert>
  );
}

export interface SavedByOthersNoticeProps {
  /** Draws what was saved in a field, where the fields themselves don't show it. */
  show?: ((path: string, value: unknown) => ReactNode) | undefined;
}

/** The fields that somebody else has saved with other values, each a link to its place, or with its value. */
export function SavedByOthersNotice({ show }: SavedByOthersNoticeProps) {
  const translate = useTranslate();
  const { texts, ids = texts } = useFormInfo();
  const saved = use(SavedByOthersContext);
  const values = useWatch();
  if (!saved) return null;
  const differing = Object.keys(saved).filter((path) => !same(at(values, path), saved[path]));
  return (
    <Alert severity="warning">
      <p>{translate(differing.length > 0 ? 'form.stale.differences' : 'form.stale.same')}</p>
      <ul>
        {inPageOrder(ids, differing).map((path) => (
          <li key={path}>
            <FieldLink path={path} />
            {show ? (
              <Offer source={path} value={saved[path]}>
                {show(path, saved[path])}
              </Offer>
            ) : null}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

interface OfferProps {
  source: string;
  value: unknown;
  /** Says what was saved. */
  children: ReactNode;
}

/** What was saved, and a button that takes it over. */
function Offer({ source, value, children }: OfferProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const take = () => setValue(source, value, { shouldDirty: true, shouldValidate: true });
  return (
    <>
      {children}
      <Button variant="outlined" onClick={take}>
        {translate('form.stale.take')}
      </Button>
    </>
  );
}
