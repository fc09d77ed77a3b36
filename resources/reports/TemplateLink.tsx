import { DownloadIcon } from '../../components/portal/icons.tsx';
import { LinkButton } from '../../components/public/LinkButton.tsx';
import { contentBase, contentFiles } from '../../contract/addresses.ts';

/** Downloads the report template, in the reader's language. */
export function TemplateLink({ text }: { text: string }) {
  return (
    <LinkButton
      variant="quiet"
      icon={<DownloadIcon />}
      href={`${contentBase}/${contentFiles.reportTemplate.name}`}
      download
    >
      {text}
    </LinkButton>
  );
}
