import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { DataTable, TabbedShowLayout } from 'react-admin';
import { Link } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import type { AgencyDetail } from '#contract/staff/agencies.ts';
import { Verbatim } from '#src/guest/kit/Verbatim.tsx';
import { Alert } from '#src/portal/ui/Alert.tsx';
import { DayText } from '#src/portal/ui/DateText.tsx';
import { useWords } from '#src/portal/ui/useWords.ts';
import { OwnCase } from '../access/OwnCase.tsx';
import { useMay } from '../access/useMay.ts';
import { EmailAddressField, NameField, StatusField } from '../fields/fields.tsx';
import { StatusWord } from '../fields/StatusWord.tsx';
import { Page } from '../layout/Page.tsx';
import { recordPage } from '../layout/RecordPage.tsx';
import { RecordTabs } from '../layout/RecordTabs.tsx';
import { Section } from '../layout/Section.tsx';
import { StandaloneLink } from '../layout/StandaloneLink.tsx';
import { withPortalWords } from '../layout/withPortalWords.tsx';
import { StaticTable } from '../list/StaticTable.tsx';
import { AgencyActs } from './AgencyActs.tsx';
import { ChangeActs, ChangeRequest } from './ChangeRequest.tsx';

/** One agency: its people, its form, its history, and what staff can do about it. */
function AgencyPage({ record: agency }: { record: AgencyDetail }) {
  const translate = useTranslate();
  const { id, status, rejectionReason, people, version, form, history } = agency;
  return (
    <Page
      title={agency.name ?? translate('staff.list.unnamed')}
      verbatim={agency.name !== null}
      facts={<AgencyFacts agency={agency} />}
      lead={
        <>
          {status === 'REJECTED' && rejectionReason ? (
            <Alert severity="info" title={translate('staff.agencies.rejected')}>
              {rejectionReason}
            </Alert>
          ) : null}
          <ChangeRequest agency={agency} />
          <RecordTabs history={history} form={version > 0 ? form : null} of="agency">
            {people.length > 0 ? (
              <TabbedShowLayout.Tab label="staff.agencies.people.title">
                <Members agency={agency} />
              </TabbedShowLayout.Tab>
            ) : null}
          </RecordTabs>
        </>
      }
      aside={
        <>
          {status === 'PENDING' ? (
            <Button component={Link} to={`${paths.staff}/review/${id}`} variant="contained">
              {translate('staff.agencies.review')}
            </Button>
          ) : null}
          {agency.own ? (
            <OwnCase />
          ) : (
            <>
              <ChangeActs agency={agency} />
              <AgencyActs agency={agency} />
            </>
          )}
          <RelatedLinks agency={agency} />
        </>
      }
    />
  );
}

export default withPortalWords(recordPage(AgencyPage));

function AgencyFacts({ agency: { status, renewalDate, windowEndsAt } }: { agency: AgencyDetail }) {
  const translate = useTranslate();
  const [fact, day] =
    status === 'NOT_CREATED' ? ['windowEndsAt', windowEndsAt] : ['renewalDate', renewalDate];
  return (
    <>
      <StatusWord status={status} />
      {day ? (
        <span>
          <span>{translate(`staff.agencies.column.${fact}`)}</span> <DayText day={day} />
        </span>
      ) : null}
    </>
  );
}

/** Returns the path of a list of the console, filtered to an agency. */
const listOf = (part: string, agencyId: string): string =>
  `${paths.staff}/${part}?${new URLSearchParams({ filter: JSON.stringify({ agencyId }) })}`;

const SHOWN = 10;

type Member = AgencyDetail['people'][number];

/** The people of an agency, with a link to all if there are many. */
function Members({ agency: { id, people } }: { agency: AgencyDetail }) {
  const word = useWords('staff.agencies.people');
  const roleOf = ({ pointOfContact }: Member) =>
    pointOfContact ? <strong>{word('poc')}</strong> : null;
  return (
    <Section title={word('title')}>
      <StaticTable
        resource="people"
        rows={people.slice(0, SHOWN)}
        label={word('title')}
        rowClick="edit"
        card={{
          primaryText: ({ name }) => <Verbatim>{name}</Verbatim>,
          secondaryText: (person) => (
            <>
              <EmailAddressField source="email" />
              {person.pointOfContact ? <br /> : null}
              {roleOf(person)}
            </>
          ),
          tertiaryText: () => <StatusField source="associateStatus" />,
        }}
      >
        <DataTable.Col source="name" field={NameField} />
        <DataTable.Col source="email" field={EmailAddressField} sx={{ minWidth: '11rem' }} />
        <DataTable.Col<Member> source="role" render={roleOf} />
        <DataTable.Col source="associateStatus" field={StatusField} />
      </StaticTable>
      {people.length > SHOWN ? (
        <StandaloneLink to={listOf('people', id)}>{word('all')}</StandaloneLink>
      ) : null}
    </Section>
  );
}

/** Links to what other parts of the console have about an agency. */
function RelatedLinks({ agency: { id } }: { agency: AgencyDetail }) {
  const translate = useTranslate();
  const readable = {
    people: useMay('readPeople'),
    mails: useMay('readMails'),
    audit: useMay('readAudit'),
  };
  return (
    <Section component="nav" title={translate('staff.agencies.related')}>
      <Stack component="ul" sx={{ gap: 1 }}>
        {(['people', 'mails', 'audit'] as const)
          .filter((part) => readable[part])
          .map((part) => (
            <li key={part}>
              <StandaloneLink to={listOf(part, id)}>
                {translate(`staff.agencies.of.${part}`)}
              </StandaloneLink>
            </li>
          ))}
      </Stack>
    </Section>
  );
}
