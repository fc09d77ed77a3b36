import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { contentBase, contentFiles } from '#contract/addresses.ts';
import { CallAlert } from '#src/portal/ui/CallAlert.tsx';
import { useDownload } from '#src/portal/ui/useDownload.ts';

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

/** Downloads the report template, in the reader's language. */
export const TemplateLink = ({ text }: { text: string }) => (
  <FileLink href={`${contentBase}/${contentFiles.reportTemplate.name}`}>{text}</FileLink>
);
