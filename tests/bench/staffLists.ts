import { staffBase } from '../../contract/staff/reach.ts';

/** A list of the program's office as its page asks for it; what is typed and chosen there is `filter`. */
const list = (part: string, sort: [string, 'ASC' | 'DESC'], filter: Record<string, string> = {}) =>
  `${staffBase}/${part}?${new URLSearchParams({
    sort: JSON.stringify(sort),
    range: '[0,24]',
    filter: JSON.stringify(filter),
  })}`;

const newest = (field: string) => [field, 'DESC'] as [string, 'DESC'];
const byName = ['name', 'ASC'] as [string, 'ASC'];

/** Each list's first page, a search and a filter of those that grow, and the first page of the console. */
export const staffCases: readonly { name: string; path: string }[] = [
  { name: 'overview', path: `${staffBase}/overview` },
  { name: 'review queue', path: list('review', ['submittedAt', 'ASC']) },
  { name: 'agencies', path: list('agencies', byName) },
  { name: 'agencies, search', path: list('agencies', byName, { q: 'hazel meetings 77' }) },
  { name: 'agencies, filter', path: list('agencies', byName, { status: 'REJECTED' }) },
  { name: 'people', path: list('people', newest('createdAt')) },
  { name: 'people, search', path: list('people', newest('createdAt'), { q: 'okafor99' }) },
  {
    name: 'people, filter',
    path: list('people', newest('createdAt'), { associateStatus: 'PENDING' }),
  },
  { name: 'reports', path: list('reports', byName) },
  { name: 'reports, search', path: list('reports', byName, { q: 'hazel meetings 77' }) },
  { name: 'mails', path: list('mails', newest('createdAt')) },
  { name: 'mails, search', path: list('mails', newest('createdAt'), { q: 'okafor99' }) },
  { name: 'mails, filter', path: list('mails', newest('createdAt'), { status: 'FAILED' }) },
  { name: 'audit', path: list('audit', newest('at')) },
  { name: 'audit, an agency', path: list('audit', newest('at'), { agency: 'hazel meetings 77' }) },
  { name: 'audit, a person', path: list('audit', newest('at'), { person: 'okafor99' }) },
  { name: 'audit, filter', path: list('audit', newest('at'), { event: 'resubmit' }) },
];
