import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

interface Props {
  name: string;
  /** What is around it has the same name. */
  nameHidden?: boolean;
  children: ReactNode;
}

/** A value below its name. Belongs in a `<dl>`. */
export function NamedValue({ name, nameHidden = false, children }: Props) {
  const translate = useTranslate();
  const empty = children === '' || children === false || children == null;
  return (
    <div>
      <Typography
        component="dt"
        variant="caption"
        className={nameHidden ? 'visually-hidden' : undefined}
      >
        {name}
      </Typography>
      <Typography component="dd" color={empty ? 'textSecondary' : undefined}>
        {empty ? translate('form.notStated') : children}
      </Typography>
    </div>
  );
}
