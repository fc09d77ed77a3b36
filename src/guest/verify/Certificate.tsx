import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CertificateState } from '#contract/certificates.ts';
import { dayIn, dayInWords } from '#contract/dates.ts';
import { paths, pathTo } from '#contract/paths.ts';
import type { PublicCertificate } from '#contract/records.ts';
import { usualTimeZone } from '#contract/settings.ts';
import { useHub } from '#providers/HubContext.ts';
import { AccountPage } from '../account/AccountPage.tsx';
import { Alert } from '../kit/Alert.tsx';
import { TextWithValues, Verbatim } from '../kit/Verbatim.tsx';
import { useVerifyWords } from './useVerifyWords.ts';

const tones = { valid: 'done', ended: 'warn', withdrawn: 'error', renewed: 'info' } as const;

/** What a certificate says, and first of all what it is worth. */
export function Certificate({ of }: { of: PublicCertificate }) {
  const { settings } = useHub();
  const words = useVerifyWords();
  const address = `${settings.appBaseURL}${paths.verify}/`;
  return (
    <AccountPage
      title={words(`title.${of.kind}`)}
      foot={<Link to={paths.verify}>{words('again')}</Link>}
    >
      <div className="hub-stack">
        <Worth of={of} />
        <Facts of={of} />
        <p className="hub-small">
          <TextWithValues text={words('compare', { address })} values={[address]} />
        </p>
      </div>
    </AccountPage>
  );
}

function Worth({ of: { state, at, replacedBy } }: { of: PublicCertificate }) {
  const { language, settings } = useHub();
  const words = useVerifyWords();
  const today = dayInWords(dayIn(settings.timeZone ?? usualTimeZone, at), language);
  return (
    <Alert severity={tones[state]} title={words(`state.${state}`)} standing className="hub-worth">
      <p>{words(`means.${state}`, { today })}</p>
      {replacedBy && (
        <Link to={pathTo('certificate', { certificate: replacedBy })}>{words('current')}</Link>
      )}
    </Alert>
  );
}

/** A renewed certificate has ended only because it was renewed. */
const hasEnded = (state: CertificateState) => state === 'ended' || state === 'withdrawn';

function Facts({ of: { state, kind, name, agencyName, ...days } }: { of: PublicCertificate }) {
  const { language } = useHub();
  const words = useVerifyWords();
  const day = (time: string | null) => time && dayInWords(time, language);
  const facts = {
    name: kind === 'associate' && (name ? <Verbatim>{name}</Verbatim> : words('noName')),
    agencyName: <Verbatim>{agencyName}</Verbatim>,
    since: day(days.since),
    validUntil: day(days.validUntil),
    endedAt: hasEnded(state) && day(days.endedAt),
  } satisfies Record<string, ReactNode>;
  return (
    <dl className="hub-facts">
      {(Object.keys(facts) as (keyof typeof facts)[]).map(
        (fact) =>
          facts[fact] && (
            <div key={fact}>
              <dt>{words(`fact.${fact}`)}</dt>
              <dd>{facts[fact]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
