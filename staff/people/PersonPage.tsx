import MuiButton from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { associateEdges } from '../../contract/lifeCycle.ts';
import { paths } from '../../contract/paths.ts';
import type { PersonRecord } from '../../contract/staff/people.ts';
import { Address } from '../../src/components/portal/Address.tsx';
import { Alert } from '../../src/components/public/Alert.tsx';
import { useProfile } from '../../src/session/useProfile.ts';
import { StatusWord } from '../fields/StatusWord.tsx';
import { History } from '../layout/History.tsx';
import { Page } from '../layout/Page.tsx';
import { RecordPage } from '../layout/RecordPage.tsx';
import { FormReview } from '../review/FormReview.tsx';
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
  return (
    <RecordPage<PersonRecord> render={(person) => <Person key={person.id} person={person} />} />
  );
}

function Person({ person }: { person: PersonRecord }) {
  const translate = useTranslate();
  const { name, email, associate, associateStatus, enabled, history, form } = person;
  return (
    <Page
      title={name}
      facts={
        <>
          <Address email={email} />
          {associate ? <StatusWord status={associateStatus} /> : null}
        </>
      }
      lead={
        <>
          {enabled ? null : <Alert severity="warn">{translate('staff.people.disabled')}</Alert>}
          <Reasons person={person} />
          <Facts person={person} />
        </>
      }
      aside={<Acts person={person} />}
    >
      <History entries={history} />
      {form ? <FormReview part="associate" form={form} /> : null}
    </Page>
  );
}

function Acts({ person }: { person: PersonRecord }) {
  const translate = useTranslate();
  const { id, associate, associateStatus, lockedUntil, agencyId, enabled, pointOfContact } = person;
  const isOwn = useProfile()?.email === person.email;
  const open = decisions.filter((event) =>
    associateEdges.some(
      (edge) => edge.by === 'staff' && edge.event === event && edge.from === associateStatus,
    ),
  );
  return (
    <>
      <MuiButton component={Link} to={`${paths.staff}/people/${id}/dashboard`} variant="outlined">
        {translate('staff.people.seeDashboard')}
      </MuiButton>
      {associate
        ? open.map((event) => <DecisionCard key={event} person={person} event={event} />)
        : null}
      {lockedUntil ? <UnlockCard person={person} /> : null}
      {agencyId && enabled && !pointOfContact ? <ContactCard person={person} /> : null}
      {/* Nobody is taken out by themselves. */}
      {isOwn
        ? null
        : standingActs(person).map((act) => <StandingCard key={act} person={person} act={act} />)}
    </>
  );
}
