import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { SimpleShowLayout, TabbedShowLayout } from 'react-admin';
import { Link } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import type { PersonRecord } from '#contract/staff/people.ts';
import { useProfile } from '#providers/useProfile.ts';
import { EmailAddress } from '#src/guest/kit/EmailAddress.tsx';
import { Alert } from '#src/portal/ui/Alert.tsx';
import { longDate } from '#src/portal/ui/dateFormat.ts';
import { OwnCase } from '../access/OwnCase.tsx';
import { useMay } from '../access/useMay.ts';
import { AgencyField, DateTextField, DayField } from '../fields/fields.tsx';
import { StatusWord } from '../fields/StatusWord.tsx';
import { Page } from '../layout/Page.tsx';
import { recordPage } from '../layout/RecordPage.tsx';
import { RecordTabs } from '../layout/RecordTabs.tsx';
import { Section } from '../layout/Section.tsx';
import { withPortalWords } from '../layout/withPortalWords.tsx';
import { Agreements } from './Agreements.tsx';
import { HoldActs, Holds } from './Holds.tsx';
import { PersonActs } from './PersonActs.tsx';
import PersonalData from './PersonalData.tsx';
import { RolesField } from './RolesField.tsx';

/** One person: data, history, and the actions of staff. */
function PersonPage({ record: person }: { record: PersonRecord }) {
  const translate = useTranslate();
  const handsOut = useMay('exportPersonalData');
  const { id, name, email, associate, associateStatus, enabled, history, form } = person;
  const { endsAt, endedAt } = person;
  const isOwnAccount = useProfile()?.email === email;
  return (
    <Page
      title={name}
      verbatim
      facts={
        <>
          <EmailAddress email={email} />
          {associate ? <StatusWord status={associateStatus} /> : null}
        </>
      }
      lead={
        <>
          {endedAt ? (
            <Alert severity="warning">
              {translate('staff.people.endedAt', { day: longDate(endedAt, 'en') })}
            </Alert>
          ) : null}
          {endsAt ? (
            <Alert severity="warning">
              {translate('staff.people.endsAt', { day: longDate(endsAt, 'en') })}
            </Alert>
          ) : null}
          {enabled || endedAt ? null : (
            <Alert severity="warning">{translate('staff.people.disabled')}</Alert>
          )}
          <Holds person={person} />
          <Reasons person={person} />
          {person.masked ? <Alert severity="info">{translate('staff.people.masked')}</Alert> : null}
          {person.own ? <OwnCase /> : null}
          <RecordTabs history={history} form={form} of="associate">
            <TabbedShowLayout.Tab label="staff.people.facts">
              <Account />
            </TabbedShowLayout.Tab>
            {person.agreements.length > 0 ? (
              <TabbedShowLayout.Tab label="staff.people.agreed.title">
                <Agreements agreements={person.agreements} />
              </TabbedShowLayout.Tab>
            ) : null}
            {handsOut && !endedAt ? (
              <TabbedShowLayout.Tab label="staff.people.personalData">
                <PersonalData person={person} isOwnAccount={isOwnAccount} />
              </TabbedShowLayout.Tab>
            ) : null}
          </RecordTabs>
        </>
      }
      aside={
        <>
          <Button component={Link} to={`${paths.staff}/people/${id}/dashboard`} variant="outlined">
            {translate('staff.people.seeDashboard')}
          </Button>
          {endedAt ? null : <PersonActs person={person} />}
          {endedAt ? null : <HoldActs person={person} />}
        </>
      }
    />
  );
}

export default withPortalWords(recordPage(PersonPage));

/** Why a registration has to be reviewed before it counts. */
function Reasons({ person: { reasons } }: { person: PersonRecord }) {
  const translate = useTranslate();
  if (reasons.length === 0) return null;
  return (
    <Alert severity="warning" title={translate('staff.people.reasons')}>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{translate(`staff.people.reason.${reason}`)}</li>
        ))}
      </ul>
    </Alert>
  );
}

/** The data of a person's account. */
function Account() {
  const translate = useTranslate();
  return (
    <Section title={translate('staff.people.facts')}>
      <SimpleShowLayout>
        <AgencyField source="agency" />
        <RolesField source="role" />
        <DateTextField source="createdAt" />
        <DateTextField source="emailConfirmedAt" />
        <DateTextField source="formSavedAt" />
        <DayField source="accreditedAt" />
      </SimpleShowLayout>
    </Section>
  );
}
