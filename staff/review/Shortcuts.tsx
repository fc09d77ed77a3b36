import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'ra-core';

const keys = ['j', 'k', 'a', 'r', 'x', 'n', 'p', 'q'] as const;

const key = {
  flexDirection: 'row',
  gap: 1.5,
  '& kbd': {
    minWidth: 28,
    padding: '2px 6px',
    border: '1px solid var(--hub-border)',
    borderRadius: 'var(--hub-radius)',
    backgroundColor: 'var(--hub-sunken)',
    fontFamily: 'inherit',
    fontWeight: 600,
    textAlign: 'center',
  },
};

/** What keys do on this page, and the switch for them. */
export function Shortcuts({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const translate = useTranslate();
  const word = (name: string) => translate(`staff.review.keys.${name}`);
  return (
    <details>
      <summary style={SUMMARY}>{word('title')}</summary>
      <FormControlLabel
        label={word('on')}
        control={<Switch checked={on} onChange={(_, next) => onChange(next)} />}
      />
      <Stack component="ul" sx={{ gap: 0.75, padding: 0, listStyle: 'none' }}>
        {keys.map((name) => (
          <Stack key={name} component="li" sx={key}>
            <kbd>{name}</kbd>
            {word(name)}
          </Stack>
        ))}
      </Stack>
    </details>
  );
}

const SUMMARY = { padding: '10px 0', cursor: 'pointer' };
