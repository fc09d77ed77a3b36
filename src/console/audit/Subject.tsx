import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'ra-core';
import type { AuditRow, AuditSubject } from '#contract/staff/audit.ts';
import { EmailAddress } from '#src/guest/kit/EmailAddress.tsx';
import { Verbatim } from '#src/guest/kit/Verbatim.tsx';
import { RecordLink } from '../fields/RecordLink.tsx';

/** The parts of the console that have a page for each kind of subject. */
const parts: Partial<Record<AuditSubject, string>> = {
  agency: 'agencies',
  account: 'people',
  content: 'content',
  quiz: 'quiz',
  mail: 'mails',
};

/** The subject of an entry, as a link if it has a page. */
export function Subject() {
  const translate = useTranslate();
  const { subjectType, subjectId, subject } = useRecordContext<AuditRow>() as AuditRow;
  const part = parts[subjectType as AuditSubject];
  const words =
    subject &&
    (subject.includes('@') ? <EmailAddress email={subject} /> : <Verbatim>{subject}</Verbatim>);
  return (
    <>
      <Typography variant="caption">
        {translate(`staff.audit.subject.${subjectType}`, { _: subjectType })}
      </Typography>
      {words && part ? (
        <RecordLink resource={part} id={subjectId}>
          {words}
        </RecordLink>
      ) : (
        words
      )}
    </>
  );
}
