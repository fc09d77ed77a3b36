import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** The target of a link on the page. */
  id?: string;
  component?: 'section' | 'nav';
  /** The level of the title; default: h2. */
  level?: 'h2' | 'h3';
  children: ReactNode;
}

/** A part of a page with a title of its own. */
export function Section({ title, id, component = 'section', level = 'h2', children }: Props) {
  const own = useId();
  const heading = id ?? own;
  return (
    <Card component={component} aria-labelledby={heading} sx={{ minWidth: 0 }}>
      <CardContent sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography id={heading} component={level} variant="h3">
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}
