import { lazy, Suspense } from 'react';

/** Values to choose from; their words stand below `words` in the catalogue. */
export const choices = (values: readonly string[], words: string) =>
  values.map((id) => ({ id, name: `${words}.${id}` }));

/** Yes and no, as a query carries them. */
export const yesOrNo = [
  { id: 'true', name: 'staff.list.yes' },
  { id: 'false', name: 'staff.list.no' },
];

/** Heavy, and asked for now and then only. */
const AgencyInput = lazy(() => import('./AgencyInput.tsx'));

/** A list narrowed to one agency. */
export const AgencyFilter = ({ source }: { source: string }) => (
  <Suspense>
    <AgencyInput source={source} />
  </Suspense>
);
