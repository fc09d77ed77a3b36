import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'ra-core';
import type { AuditRow } from '#contract/staff/audit.ts';
import { useHub } from '#providers/HubContext.ts';
import { useQuarterInWords } from '#resources/reports/quarterInWords.ts';
import { hub } from '#src/guest/kit/tokens.ts';
import { formatDay } from '#src/portal/ui/dateFormat.ts';
import { timeText } from '../fields/timeText.ts';
import { type Change, changesOf } from './changes.ts';

const TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Fields that hold a calendar day (decision H7). */
const DAYS = ['renewalDate', 'windowEndsAt'];

const ACRONYMS: Record<string, string> = { iata: 'IATA', ach: 'ACH', hws: 'HWS' };

/**
 * Returns the name of a form field for the audit: `accountingPOC.mailingAddress.zip` is 'Accounting POC, Mailing Address,
 * Zip'. The console does without the portal's catalogue.
 */
const fieldName = (path: string): string =>
  path
    .replace(/^agency(Details|BusinessProfile)\./, '')
    .split('.')
    .map((part) =>
      part
        .replace(/([a-z])([A-Z])/g, '$1 $2')
        .split(' ')
        .map(partInWords)
        .join(' '),
    )
    .join(', ');

const partInWords = (text: string) =>
  ACRONYMS[text.toLowerCase()] ?? text.charAt(0).toUpperCase() + text.slice(1);

interface ChangeInWords extends Change {
  translate: 'no' | undefined;
}

/** Returns a change as text: names of fields, statuses, yes and no, times in the viewer's zone, calendar days, quarters. */
function useChangeInWords() {
  const { language } = useHub();
  const translate = useTranslate();
  const quarterInWords = useQuarterInWords();
  const words = (field: string, value: string) => {
    if (TIME.test(value))
      return DAYS.includes(field) ? formatDay(value, language) : timeText(value);
    if (value === 'true' || value === 'false') return translate(`staff.list.${value}`);
    return /^[A-Z_]+$/.test(value)
      ? translate(`staff.status.${value}`, { _: value })
      : quarterInWords(value);
  };
  return ({ field, before, after }: Change): ChangeInWords => ({
    field: translate(`staff.audit.name.${field}`, { _: fieldName(field.replace(/^form\./, '')) }),
    before: words(field, before),
    after: words(field, after),
    // What nobody has put into words is verbatim.
    translate: words(field, after || before) === (after || before) ? 'no' : undefined,
  });
}

const look = {
  minWidth: { lg: '12rem' },
  overflowWrap: 'anywhere',
  '& del': { color: hub('quiet') },
  '& ins': { textDecoration: 'none' },
  '& summary': { minHeight: 24, cursor: 'pointer' },
};

/** What an action changed: shown at once if it is one change, else in a disclosure. */
export function ChangeCell() {
  const translate = useTranslate();
  const { before, after, note, forgotten } = useRecordContext<AuditRow>() as AuditRow;
  const changes = changesOf(before, after).map(useChangeInWords());
  const lines = changes.map((change) => <ChangeLine key={change.field} change={change} />);
  return (
    <Stack spacing={0.5} sx={look}>
      {lines.length > 1 ? (
        <details>
          <summary>{translate('staff.audit.show', { count: lines.length })}</summary>
          <Stack spacing={1}>{lines}</Stack>
        </details>
      ) : (
        lines
      )}
      {note ? <p>{translate('staff.audit.note', { note })}</p> : null}
      {forgotten ? <p>{translate('staff.audit.forgotten')}</p> : null}
    </Stack>
  );
}

function ChangeLine({ change: { field, before, after, translate } }: { change: ChangeInWords }) {
  const inWords = useTranslate();
  const hiddenLabel = (when: string) => (
    <span className="visually-hidden">{inWords(`staff.audit.${when}`)} </span>
  );
  return (
    <div>
      <Typography variant="caption">{field}</Typography>
      {before ? (
        <del>
          {hiddenLabel('before')}
          <span translate={translate}>{before}</span>
        </del>
      ) : null}{' '}
      <ins>
        {hiddenLabel('after')}
        {after ? (
          <span translate={translate}>{after}</span>
        ) : (
          <span>{inWords('staff.list.nothing')}</span>
        )}
      </ins>
    </div>
  );
}
