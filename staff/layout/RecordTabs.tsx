import type { ComponentProps, ReactNode } from 'react';
import { TabbedShowLayout } from 'react-admin';
import { FormReview } from '../review/FormReview.tsx';
import { History } from './History.tsx';

interface Props {
  /** Tabs before these. */
  children: ReactNode;
  /** What was submitted; null where nothing was. */
  form: object | null;
  part: ComponentProps<typeof FormReview>['part'];
  history: ComponentProps<typeof History>['entries'];
}

/** What is known of a record, a tab each. What is typed beside them stays, so they have no address of their own. */
export const RecordTabs = ({ children, form, part, history }: Props) => (
  <TabbedShowLayout syncWithLocation={false}>
    {children}
    {form ? (
      <TabbedShowLayout.Tab label="staff.application">
        <FormReview part={part} form={form} />
      </TabbedShowLayout.Tab>
    ) : null}
    {history.length > 0 ? (
      <TabbedShowLayout.Tab label="staff.history">
        <History entries={history} />
      </TabbedShowLayout.Tab>
    ) : null}
  </TabbedShowLayout>
);
