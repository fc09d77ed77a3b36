import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import Button from '@mui/material/Button';
import { type ReactNode, useId, useState } from 'react';
import { inLine } from './arrange.ts';

interface Props {
  label: string;
  /** What it shows, which has the id. */
  children: (id: string) => ReactNode;
}

/** A button that shows more below it, for those who ask, and hides it again. */
export function Disclosure({ label, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        endIcon={open ? <UpIcon /> : <DownIcon />}
        onClick={() => setOpen(!open)}
        sx={inLine}
      >
        {label}
      </Button>
      {open ? children(id) : null}
    </>
  );
}
