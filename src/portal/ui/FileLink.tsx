import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { CallAlert } from './CallAlert.tsx';
import { useDownload } from './useDownload.ts';

interface Props {
  href: string;
  /** What it is saved as; default: the name that the server gives it. */
  name?: string;
  children: ReactNode;
}

/** A button that downloads a file, and says below it why that failed. */
export function FileLink({ href, name = '', children }: Props) {
  const { error, onClick } = useDownload();
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon fontSize="small" />}
        href={href}
        download={name}
        onClick={onClick}
      >
        {children}
      </Button>
      {error ? <CallAlert error={error} /> : null}
    </>
  );
}
