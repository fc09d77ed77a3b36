import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Children, type ReactNode } from 'react';
import styles from './Steps.module.css';

interface Props {
  title: string;
  /** One child per step. */
  children: ReactNode;
}

/** Numbered steps, shown next to what they explain. */
export const Steps = ({ title, children }: Props) => (
  <Stack spacing={2}>
    <Typography variant="h6" component="h3">
      {title}
    </Typography>
    <ol className={`hub-stack ${styles.steps}`}>
      {Children.map(children, (step) => (
        <li>
          <Stack spacing={1.25} sx={{ alignItems: 'flex-start' }}>
            {step}
          </Stack>
        </li>
      ))}
    </ol>
  </Stack>
);
