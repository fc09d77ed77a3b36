import { Link } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import type { AuditRow, AuditSubject } from '../../contract/staff/audit.ts';
import { Address } from '../../src/components/portal/Address.tsx';

/** The parts of the console that have a page for a subject. */
const parts: Partial<Record<AuditSubject, string>> = {
  agency: 'agencies',
  account: 'people',
  content: 'content',
  mail: 'mails',
};

/** What an entry is about, with the way to it where it has a page. */
export function Subject({ row: { subjectType, subjectId, subject } }: { row: AuditRow }) {
  const part = parts[subjectType as AuditSubject];
  if (!subject) return null;
  const words = subject.includes('@') ? <Address email={subject} /> : subject;
  return part ? (
    <Link to={`${paths.staff}/${part}/${subjectId}`}>{words}</Link>
  ) : (
    <span>{words}</span>
  );
}
