import { useTranslate } from 'ra-core';
import { contentFiles } from '../../contract/addresses.ts';
import { dataProvider } from '../../providers/dataProvider.ts';
import { DownloadGlyph } from '../../src/components/portal/glyphs.tsx';
import { Steps } from '../../src/components/portal/Steps.tsx';
import { LinkButton } from '../../src/components/public/LinkButton.tsx';

/** Template, fill in, upload. */
export function ReportSteps() {
  const translate = useTranslate();
  const word = (key: string) => translate(`reports.template.${key}`);
  return (
    <Steps title={word('title')}>
      <>
        <p>{word('get')}</p>
        <LinkButton
          variant="quiet"
          icon={<DownloadGlyph />}
          href={dataProvider.fileUrl(contentFiles.reportTemplate.name)}
          download
        >
          {word('link')}
        </LinkButton>
      </>
      <p>{word('fill')}</p>
      <p>{word('send')}</p>
    </Steps>
  );
}
