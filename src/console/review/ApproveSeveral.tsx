import ApproveIcon from '@mui/icons-material/DoneAllOutlined';
import { lazy, Suspense, useState } from 'react';
import type { ReviewRecord, ReviewRow } from '#contract/staff/review.ts';
import { loadChunk } from '#providers/loadChunk.ts';
import { useApi } from '#src/portal/ui/useApi.ts';
import { BulkAct } from '../list/BulkAct.tsx';

/** Large: loaded after the queue. */
const ApplicationAccordion = lazy(() => loadChunk(import('./ApplicationAccordion.tsx')));

/** Approves the selected agencies without warnings, once each application has been opened. */
export function ApproveSeveral() {
  const call = useApi();
  const [seen, setSeen] = useState<ReadonlyMap<string, ReviewRecord>>(new Map());
  return (
    <BulkAct<ReviewRow>
      texts="review.bulkApprove"
      icon={<ApproveIcon />}
      appliesTo={({ warnings }) => warnings.length === 0}
      isHeld={(rows) => rows.some(({ id }) => !seen.has(id))}
      act={async ({ id }) => {
        // The version that was opened is approved: one that was saved meanwhile is refused.
        const opened = seen.get(id) as ReviewRecord;
        try {
          await call('POST review/:id/decision', {
            params: { id },
            body: {
              decision: 'approve',
              version: opened.version,
              quarterlyReportRequired: opened.quarterlyReportRequired,
              renewalDate: opened.defaultRenewalDate,
            },
          });
        } catch (refusal) {
          // The form may have been submitted again, and then has to be opened once more.
          setSeen((before) => new Map([...before].filter(([other]) => other !== id)));
          throw refusal;
        }
      }}
    >
      {(rows) => (
        <Suspense>
          {rows.map((row) => (
            <ApplicationAccordion
              key={row.id}
              row={row}
              seen={seen.get(row.id)}
              onSeen={(record) => setSeen((before) => new Map(before).set(row.id, record))}
            />
          ))}
        </Suspense>
      )}
    </BulkAct>
  );
}
