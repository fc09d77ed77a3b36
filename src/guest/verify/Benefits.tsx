import type { ContentPage } from '#contract/records.ts';
import { Card } from '../kit/Card.tsx';
import { Prose } from '../kit/Prose.tsx';
import { useVerifyWords } from './useVerifyWords.ts';

/** What an accreditation gives, for a front desk. */
export function Benefits({ pages }: { pages: readonly ContentPage[] }) {
  const words = useVerifyWords();
  return (
    <Card title={words('frontDesk.gives')} className="hub-account-again">
      {pages.map(({ name, body, language }) => (
        <Prose key={name} html={body} lang={language} />
      ))}
    </Card>
  );
}
