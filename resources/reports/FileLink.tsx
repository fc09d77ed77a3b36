import type { ReactNode } from 'react';
import { CallAlert } from '../../components/portal/CallAlert.tsx';
import { DownloadIcon } from '../../components/portal/icons.ts';
import { LinkButton } from '../../components/public/LinkButton.tsx';
import { useDownload } from '../../components/useDownload.ts';
import { contentBase, contentFiles } from '../../contract/addresses.ts';

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
      <LinkButton
        variant="quiet"
        icon={<DownloadIcon />}
        href={href}
        download={name}
        onClick={onClick}
      >
        {children}
      </LinkButton>
      {error ? <CallAlert error={error} /> : null}
    </>
  );
}

/** Downloads the report template, in the reader's language. */
export const TemplateLink = ({ text }: { text: string }) => (
  <FileLink href={`${contentBase}/${contentFiles.reportTemplate.name}`}>{text}</FileLink>
);
