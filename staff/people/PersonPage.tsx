import { useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router-dom';
import { associateEdges } from '../../contract/lifeCycle.ts';
import { paths } from '../../contract/paths.ts';
import type { PersonRecord } from '../../contract/staff/people.ts';
import { FormKitContext } from '../../src/components/form/formKit.ts';
import { Address } from '../../src/components/portal/Address.tsx';
import { PageTitle } from '../../src/components/portal/PageTitle.tsx';
import { Alert } from '../../src/components/public/Alert.tsx';
import { LinkButton } from '../../src/components/public/LinkButton.tsx';
import { PageSkeleton } from '../../src/layout/PageSkeleton.tsx';
import { useProfile } from '../../src/session/useProfile.ts';
import { History } from '../list/History.tsx';
import { Page } from '../list/Page.tsx';
import { RecordError } from '../list/RecordError.tsx';
import { StatusWord } from '../list/StatusWord.tsx';
import { useRecord } from '../provider/useRecord.ts';
import { FormReview } from '../review/FormReview.tsx';
import { associateKit } from '../review/readKit.ts';
import { Facts } from './Facts.tsx';
import {
  ContactCard,
  DecisionCard,
  decisions,
  StandingCard,
  standingActs,
  UnlockCard,
} from './PersonActs.tsx';
import { Reasons } from './Reasons.tsx';

/** One person: what the programme knows, what happened, and what staff can do. */
export default function PersonPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useRecord<PersonRecord>('people', id);
  if (error) return <RecordError error={error} onRetry={refetch} part="people" />;
  if (!data) return <PageSkeleton />;
  return <Person key={id} person={data} />;
}

function Person({ person }: { person: PersonRecord }) {
  const translate = useTranslate();
  const { id, name, email, associate, associateStatus, lockedUntil, history, form } = person;
  const word = (key: string) => translate(`staff.people.${key}`);
  const isOwn = useProfile()?.email === email;
  const open = decisions.filter((event) =>
    associateEdges.some(
      (edge) => edge.by === 'staff' && edge.event === event && edge.from === associateStatus,
    ),
  );
  return (
    <Page
      head={
        <>
          <Link to={`${paths.staff}/people`}>{translate('staff.parts.people')}</Link>
          <PageTitle>{name}</PageTitle>
        </>
      }
      facts={
        <>
          <Address email={email} />
          {associate ? <StatusWord status={associateStatus} /> : null}
        </>
      }
      lead={
        <>
          {person.enabled ? null : <Alert severity="warn">{word('disabled')}</Alert>}
          <Reasons person={person} />
          <Facts person={person} />
        </>
      }
      aside={
        <>
          <LinkButton variant="quiet" to={`${paths.staff}/people/${id}/dashboard`}>
            {word('seeDashboard')}
          </LinkButton>
          {associate
            ? open.map((event) => <DecisionCard key={event} person={person} event={event} />)
            : null}
          {lockedUntil ? <UnlockCard person={person} /> : null}
          {person.agencyId && person.enabled && !person.pointOfContact ? (
            <ContactCard person={person} />
          ) : null}
          {/* Nobody is taken out by themselves. */}
          {isOwn
            ? null
            : standingActs(person).map((act) => (
                <StandingCard key={act} person={person} act={act} />
              ))}
        </>
      }
    >
      <History entries={history} />
      {form ? (
        <FormKitContext value={associateKit}>
          <FormReview form={form} />
        </FormKitContext>
      ) : null}
    </Page>
  );
}
