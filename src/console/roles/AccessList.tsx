import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import type { AccessRow } from '#contract/staff/access.ts';
import { staffRoles } from '#contract/staff/roles.ts';
import { EmailAddress } from '#src/guest/kit/EmailAddress.tsx';
import { Verbatim } from '#src/guest/kit/Verbatim.tsx';
import { formatDay } from '#src/portal/ui/dateFormat.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { signOnWords } from '#words/en/staffSignOn.ts';
import { EmailAddressField, NameText, Nothing, TimeField, YesNoField } from '../fields/fields.tsx';
import { RecordLink } from '../fields/RecordLink.tsx';
import { withMoreWords } from '../layout/withMoreWords.tsx';
import { choiceFilter, textFilter } from '../list/filters.tsx';
import { StaffList } from '../list/StaffList.tsx';
import { anyLength, Col, ofAddresses, StaffRows } from '../list/StaffRows.tsx';

const filters = [
  textFilter(),
  choiceFilter('role', staffRoles, 'staff.people.staffRole'),
  choiceFilter('factor'),
];
const spare = ['changedAt', 'changedBy'];
/** Each role in one line, with since when and by whom. */
const ofRoles = { ...anyLength, width: '30%' };

/** Where there is room for it. An address may break: it is of any length. */
const wholeLine = { '@media (min-width: 1440px)': { whiteSpace: 'nowrap' } } as const;

/** Who may what, since when and by whom: for the access review. */
function AccessList() {
  const word = useWords('staff.access');
  return (
    <StaffList
      intro={word('intro')}
      sort={{ field: 'name', order: 'ASC' }}
      filters={filters}
      exported
      actions={<SignOnLink />}
    >
      <StaffRows<AccessRow>
        rowClick={false}
        spareColumns={spare}
        card={{
          primaryText: (row) => <Person row={row} />,
          secondaryText: (row) => (
            <>
              <EmailAddress email={row.email} />
              <Roles row={row} />
            </>
          ),
        }}
      >
        <Col<AccessRow> source="name" sx={anyLength} render={(row) => <Person row={row} />} />
        <Col source="email" field={EmailAddressField} sx={ofAddresses} />
        <Col<AccessRow>
          source="roles"
          disableSort
          sx={ofRoles}
          render={(row) => <Roles row={row} />}
        />
        <Col source="factor" disableSort field={YesNoField} />
        <Col<AccessRow>
          source="lastSignIn"
          disableSort
          render={({ lastSignIn }) =>
            lastSignIn ? <TimeField source="lastSignIn" /> : word('never')
          }
        />
        <Col source="changedAt" disableSort field={TimeField} />
        <Col<AccessRow>
          source="changedBy"
          disableSort
          sx={anyLength}
          render={({ changedBy, changedAt }) =>
            changedBy ? (
              <EmailAddress email={changedBy} />
            ) : changedAt ? (
              word('operator')
            ) : (
              <Nothing />
            )
          }
        />
      </StaffRows>
    </StaffList>
  );
}

export default withMoreWords(AccessList, signOnWords);

function SignOnLink() {
  const word = useWords('staff.signOn');
  return (
    <Button component={Link} to={`${paths.staff}/roles/sign-on`}>
      {word('title')}
    </Button>
  );
}

/** The person, with the link to the page on which roles are changed. */
function Person({ row: { id, name, enabled } }: { row: AccessRow }) {
  const word = useWords('staff.access');
  return (
    <>
      <RecordLink resource="people" id={id}>
        <NameText name={name} />
      </RecordLink>
      {enabled ? null : (
        <Typography variant="caption" component="div" color="error">
          {word('closed')}
        </Typography>
      )}
    </>
  );
}

/** Each role with since when it is held, and who has granted it. */
function Roles({ row: { roles } }: { row: AccessRow }) {
  const role = useWords('staff.people.staffRole');
  const word = useWords('staff.access');
  return roles.map((held) => (
    <Box key={held.role} sx={held.by ? undefined : wholeLine}>
      <span>{role(held.role)}</span>{' '}
      <Typography variant="caption" color="text.secondary" component="span">
        <Verbatim>
          {word('since', {
            day: formatDay(held.since.slice(0, 10), 'en'),
            by: held.by ?? word('operator'),
          })}
        </Verbatim>
      </Typography>
    </Box>
  ));
}
