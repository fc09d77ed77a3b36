import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { timeText } from '../fields/timeText.ts';
import { Section } from './Section.tsx';

interface Props {
  entries: readonly { at: string; event: string; by: string | null; note: string | null }[];
}

/** The history of a record, the latest entry first. */
export function History({ entries }: Props) {
  const translate = useTranslate();
  if (entries.length === 0) return null;
  return (
    <Section title={translate('staff.history')}>
      <Stack component="ol" sx={{ gap: 1.5 }}>
        {entries.map(({ at, event, by, note }) => (
          <Stack
            key={at + event}
            component="li"
            direction="row"
            sx={{
              flexWrap: 'wrap',
              columnGap: 2,
              '& > time, & > span': { color: 'text.secondary' },
            }}
          >
            <time dateTime={at}>{timeText(at)}</time>
            <strong>{translate(`staff.event.${event}`, { _: event })}</strong>
            <span translate={by ? 'no' : undefined}>{by ?? translate('staff.byItself')}</span>
            {note ? <p style={NOTE}>{note}</p> : null}
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}

const NOTE = { flex: '1 0 100%', whiteSpace: 'pre-line' } as const;
