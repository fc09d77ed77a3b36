import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface Props {
  text: string;
  /** From 0 to 1; undefined or 1: nobody knows how long it still takes. */
  done?: number;
}

/** Says that a file is being sent or read. */
export const FileProgress = ({ text, done = 1 }: Props) => (
  <Stack spacing={0.75}>
    <Typography aria-hidden="true" variant="caption">
      {text}
    </Typography>
    <LinearProgress
      variant={done < 1 ? 'determinate' : 'indeterminate'}
      value={Math.round(done * 100)}
      aria-label={text}
    />
  </Stack>
);
