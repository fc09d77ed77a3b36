import { type ComponentProps, lazy, Suspense } from 'react';
import { SelectInput, TextInput } from 'react-admin';
import { loadChunk } from '#providers/loadChunk.ts';

export const yesAndNo = ['true', 'false'];

/**
 * A filter for one of several values, or none of them. It is always shown unless that is said otherwise.
 * @param texts the prefix of the catalogue keys of the values
 */
export const choiceFilter = (
  source: string,
  values: readonly string[] = yesAndNo,
  texts = 'staff.list',
  alwaysOn = true,
) => (
  <SelectInput
    key={source}
    source={source}
    alwaysOn={alwaysOn}
    choices={choicesOf(values, texts)}
    emptyText="staff.list.all"
  />
);

/** A filter for words, always shown. */
export const textFilter = (source = 'q') => (
  <TextInput key={source} source={source} alwaysOn resettable />
);

/** Choices, with their names below `texts` */
export const choicesOf = (values: readonly string[], texts: string) =>
  values.map((id) => ({ id, name: `${texts}.${id}` }));

/** Large and rarely needed. */
const LazyAgencyInput = lazy(() => loadChunk(import('./AgencyInput.tsx')));

/** Chooses an agency by its name, in a filter or in a form. */
export const AgencyInput = (props: ComponentProps<typeof LazyAgencyInput>) => (
  <Suspense>
    <LazyAgencyInput {...props} />
  </Suspense>
);
