import ExpandIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { useGetOne, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import type { ReviewRecord, ReviewRow } from '#contract/staff/review.ts';
import { Verbatim } from '#src/guest/kit/Verbatim.tsx';
import { TintedWord } from '#src/portal/ui/TintedWord.tsx';
import { withPortalWords } from '../layout/withPortalWords.tsx';
import { WHOLE_RECORD } from '../provider/wholeRecord.ts';
import { FormReview } from './FormReview.tsx';

interface Props {
  row: ReviewRow;
  /** The application as it was last shown. */
  seen: ReviewRecord | undefined;
  onSeen: (record: ReviewRecord) => void;
}

/** One application of several, collapsed until it is opened. */
function ApplicationAccordion({ row: { id, name }, seen, onSeen }: Props) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { data, isFetching } = useGetOne<ReviewRecord>(
    'review',
    { id, meta: WHOLE_RECORD },
    { enabled: open },
  );
  useEffect(() => {
    // The agency may have submitted the form again in the meantime.
    if (open && data && !isFetching && data.version !== seen?.version) onSeen(data);
  }, [open, data, isFetching, seen, onSeen]);
  return (
    <Accordion expanded={open} onChange={(_, next) => setOpen(next)} disableGutters>
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <span>
          <Verbatim>{name} </Verbatim>
          <TintedWord tint={seen ? 'done' : 'info'}>
            {translate(`staff.review.bulkApprove.${seen ? 'seen' : 'unseen'}`)}
          </TintedWord>
        </span>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gap: 1.5, padding: 0 }}>
        {data ? <FormReview of="agency" form={data.form} changes={data.changes} /> : null}
      </AccordionDetails>
    </Accordion>
  );
}

export default withPortalWords(ApplicationAccordion);
