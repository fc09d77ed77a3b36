import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { Show } from 'react-admin';
import { PageSkeleton } from '../../src/layout/PageSkeleton.tsx';
import { WHOLE } from '../provider/whole.ts';
import { RecordError } from './RecordError.tsx';
import { UnsavedGuard } from './Unsaved.tsx';

/** What could not be read is told in the page's place, which is not left for the list. */
const whole = { meta: WHOLE, onError: () => undefined };

interface Props<Row extends RaRecord> {
  /** The page, once the record is there. */
  render: (record: Row) => ReactNode;
}

/** The page of one record, read whole. It is not left unasked while something typed on it is not done. */
export const RecordPage = <Row extends RaRecord>({ render }: Props<Row>) => (
  <UnsavedGuard>
    <Show<Row>
      title={false}
      actions={false}
      component="div"
      queryOptions={whole}
      error={<RecordError />}
      render={({ record }) => (record ? render(record) : <PageSkeleton />)}
    />
  </UnsavedGuard>
);
