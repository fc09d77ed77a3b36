import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import { useHub } from '#providers/HubContext.ts';
import { wordsOf } from '#providers/i18n/keptTexts.ts';
import { EmailAddress } from '#src/guest/kit/EmailAddress.tsx';
import { hub } from '#src/guest/kit/tokens.ts';

interface Result {
  id: string | number;
  name: ReactNode;
  /** What became of it. */
  text: string;
  isDone: boolean;
}

interface Props {
  title: string;
  /** Announced as one sentence: how many succeeded and how many failed. */
  summary: readonly (string | false)[];
  results: readonly Result[];
}

const line = `1px solid ${hub('hairline')}`;
const shade = '0 100% / 100% 1.5rem no-repeat';
const box = {
  maxHeight: '14.5rem',
  marginTop: 1.5,
  overflowY: 'auto',
  borderTop: line,
  // A shade at the foot as long as more is to come; the paper over it moves with the last row.
  background: `linear-gradient(var(--ground, ${hub('paper')}) 0 0) ${shade} local, linear-gradient(transparent, ${hub('sunken')}) ${shade}`,
};
const row = { flexWrap: 'wrap', gap: '0 10px', paddingBlock: 1, borderBottom: line };

/** What became of each of several rows. */
export const ResultList = ({ title, summary, results }: Props) => (
  <>
    <Typography role="status" variant="subtitle1" component="div">
      {summary.map((sentence) => sentence && <p key={sentence}>{sentence}</p>)}
    </Typography>
    {/* A long list scrolls, by keyboard too. */}
    <Box component="ul" tabIndex={0} aria-label={title} sx={box}>
      {results.map(({ id, name, text, isDone }) => (
        <Stack key={id} component="li" direction="row" sx={row}>
          {isDone ? (
            <DoneIcon fontSize="small" color="success" />
          ) : (
            <ErrorIcon fontSize="small" color="error" />
          )}
          <Typography variant="caption" color="textPrimary" sx={{ flex: 1, minWidth: '10rem' }}>
            {name}
          </Typography>
          <Typography variant="caption" color={isDone ? 'success' : 'error'}>
            {text}
          </Typography>
        </Stack>
      ))}
    </Box>
  </>
);

interface AddressProps extends Omit<ComponentProps<typeof ResultList>, 'results'> {
  /** Each with the kept text of why. */
  failed: readonly { email: string; reason: string }[];
  successful: readonly string[];
  successWord: (email: string) => string;
}

/** One result per address: first the failures with their reasons, then the successes. */
export function AddressResults({ failed, successful, successWord, ...list }: AddressProps) {
  const hub = useHub();
  const result = (email: string, text: string, isDone: boolean) => ({
    id: email,
    name: <EmailAddress email={email} />,
    text,
    isDone,
  });
  const results = [
    ...failed.map(({ email, reason }) => result(email, wordsOf(reason, hub), false)),
    ...successful.map((email) => result(email, successWord(email), true)),
  ];
  return <ResultList {...list} results={results} />;
}
