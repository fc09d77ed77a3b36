import type { ComponentProps, ReactNode } from 'react';
import { TabbedShowLayout } from 'react-admin';
import { FormReview } from '../review/FormReview.tsx';
import { History } from './History.tsx';

interface Props {
  /** Tabs before these. */
  children: ReactNode;
  /** The submitted form; null if there is none. */
  form: object | null;
  of: ComponentProps<typeof FormReview>['of'];
  history: ComponentProps<typeof History>['entries'];
}

/** The data of a record in tabs. They have no paths of their own, so that input elsewhere on the page is kept. */
export const RecordTabs = ({ children, form, of, history }: Props) => (
  <TabbedShowLayout syncWithLocation={false}>
    {children}
    {form ? (
      <TabbedShowLayout.Tab label="staff.application">
        <FormReview of={of} form={form} />
      </TabbedShowLayout.Tab>
    ) : null}
    {history.length > 0 ? (
      <TabbedShowLayout.Tab label="staff.history">
        <History entries={history} />
      </TabbedShowLayout.Tab>
    ) : null}
  </TabbedShowLayout>
);
