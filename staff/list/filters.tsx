import { type ComponentProps, lazy, Suspense } from 'react';
import { SelectInput, type SelectInputProps } from 'react-admin';
import { loadChunk } from '../../providers/loadChunk.ts';

interface ChoiceProps extends SelectInputProps {
  /** Default: yes and no. */
  values?: readonly string[];
  /** The prefix of the catalogue keys of the values. */
  texts?: string;
}

const yesAndNo = ['true', 'false'];

/** A filter for one of several values, or none of them. */
export const ChoiceFilter = ({ values = yesAndNo, texts = 'staff.list', ...rest }: ChoiceProps) => (
  <SelectInput choices={choicesOf(values, texts)} emptyText="staff.list.all" {...rest} />
);

/** Choices, with their names below `texts` */
export const choicesOf = (values: readonly string[], texts: string) =>
  values.map((id) => ({ id, name: `${texts}.${id}` }));

/** Large and rarely needed. */
const AgencyInput = lazy(() => loadChunk(import('./AgencyInput.tsx')));

/** Chooses an agency by its name, in a filter or in a form. */
export const AgencyFilter = (props: ComponentProps<typeof AgencyInput>) => (
  <Suspense>
    <AgencyInput {...props} />
  </Suspense>
);
