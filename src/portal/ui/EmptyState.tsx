import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { strokes } from '#src/guest/kit/strokes.ts';
import { hub } from '#src/guest/kit/tokens.ts';

/** A small illustration, decorative only. */
const drawings = {
  letter: (
    <>
      <path fill={hub('sunken')} d="M18 34 60 10l42 24v40H18z" />
      <path fill={hub('frameAccent')} d="M60 18c12 5 15 17 6 28-11-6-14-18-6-28z" />
      <path d="M60 22v34" />
      <path fill={hub('sunken')} d="m18 34 42 26 42-26v40H18z" />
      <path d="m18 74 32-20m52 20L70 54" />
    </>
  ),
  lens: (
    <>
      <path fill={hub('sunken')} d="M22 16h58v58H22z" />
      <path d="M32 30h30M32 42h22M32 54h16" />
      <circle fill={hub('paper')} cx="74" cy="50" r="17" />
      <path d="m86.5 62.5 14 14" />
      <path fill={hub('frameAccent')} d="M74 40c6 4 7 11 2 18-7-5-8-12-2-18z" />
    </>
  ),
  sheet: (
    <>
      <path fill={hub('sunken')} d="M34 10h38l16 16v50H34z" />
      <path d="M72 10v16h16M44 38h34M44 50h34M44 62h34M61 38v34" />
      <path fill={hub('frameAccent')} d="M88 52c13 3 18 13 13 25-12-3-17-13-13-25z" />
      <path d="M90 57c4 5 7 11 9 17" />
    </>
  ),
};

interface Props {
  drawing: keyof typeof drawings;
  title: string;
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
}

/** An empty list: an illustration, one sentence, one next step. */
export function EmptyState({ drawing, title, children, action }: Props) {
  return (
    <Stack sx={{ alignItems: 'center', padding: '3rem 1rem', textAlign: 'center' }}>
      <svg
        viewBox="0 0 120 84"
        width="120"
        height="84"
        aria-hidden
        {...strokes}
        stroke={hub('primary')}
      >
        {drawings[drawing]}
      </svg>
      <Typography variant="h5" component="p" sx={{ marginTop: 2.5 }}>
        {title}
      </Typography>
      {children ? (
        <Typography
          color="textSecondary"
          sx={{ maxWidth: '26rem', marginTop: 1, textWrap: 'balance' }}
        >
          {children}
        </Typography>
      ) : null}
      {action ? <Box sx={{ marginTop: 2.5 }}>{action}</Box> : null}
    </Stack>
  );
}
