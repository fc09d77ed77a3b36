import { type ComponentProps, lazy, Suspense } from 'react';
import { SelectInput, type SelectInputProps } from 'react-admin';

interface ChoiceProps extends SelectInputProps {
  values: readonly string[];
  /** Where the names of the values stand in the catalogue. */
  texts: string;
}

/** A list narrowed to one of several values, or to none of them. */
export const ChoiceFilter = ({ values, texts, ...rest }: ChoiceProps) => (
  <SelectInput choices={choicesOf(values, texts)} emptyText="staff.list.all" {...rest} />
);

/** Values to choose from, with their names below `texts` in the catalogue. */
export const choicesOf = (values: readonly string[], texts: string) =>
  values.map((id) => ({ id, name: `${texts}.${id}` }));

/** Heavy, and asked for now and then only. */
const AgencyInput = lazy(() => import('./AgencyInput.tsx'));

/** An agency to choose by its name: of a filter, or of a form. */
export const AgencyFilter = (props: ComponentProps<typeof AgencyInput>) => (
  <Suspense>
    <AgencyInput {...props} />
  </Suspense>
);
