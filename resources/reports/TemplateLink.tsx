import { contentBase, contentFiles } from '#contract/addresses.ts';
import { FileLink } from '#src/portal/ui/FileLink.tsx';

/** Downloads the report template, in the reader's language. */
export const TemplateLink = ({ text }: { text: string }) => (
  <FileLink href={`${contentBase}/${contentFiles.reportTemplate.name}`}>{text}</FileLink>
);
