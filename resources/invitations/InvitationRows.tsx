import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListContext, useRecordContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { BulkActionsToolbar, DataTable } from 'react-admin';
import { EmailAddress } from '#src/guest/kit/EmailAddress.tsx';
import { RowCards } from '#src/portal/list/ListFrame.tsx';
import { Rows, SelectRow } from '#src/portal/list/Rows.tsx';
import { DateText } from '#src/portal/ui/DateText.tsx';
import { NamedValue } from '#src/portal/ui/NamedValue.tsx';
import { useWords } from '#src/portal/ui/useWords.ts';
import { type InvitationRow, plainWord } from './invitationModel.ts';
import { PointOfContactSwitch } from './PointOfContactSwitch.tsx';
import { useRowActions } from './RowActions.tsx';
import { RowMenu } from './RowMenu.tsx';
import { RowStatus } from './RowStatus.tsx';

const look = {
  '& table': { tableLayout: 'fixed' },
  // Where room is short
  '@media (max-width: 1151.98px)': {
    '& :is(th, td)': { paddingInline: 0.75, fontSize: '0.875rem', whiteSpace: 'normal' },
  },
};

/** The associates of the agency as a table, on a phone as cards (specification §2). */
export function InvitationRows({ empty }: { empty: ReactNode }) {
  const translate = useTranslate();
  const column = (source: string, text: string, width?: string) => ({
    source,
    label: translate(`associates.list.${text}`),
    width,
    disableSort: true,
  });
  return (
    <Rows<InvitationRow>
      aria-label={translate('associates.list.caption')}
      sx={look}
      from="sm"
      bulk={<BulkActions />}
      cards={
        <RowCards toolbar={<BulkActions />}>
          <InvitationCard />
        </RowCards>
      }
      empty={empty}
      rowClick={false}
    >
      <DataTable.Col {...column('pointOfContact', 'poc', '13%')}>
        <PointOfContactSwitch />
      </DataTable.Col>
      <DataTable.Col
        {...column('email', 'email')}
        render={({ email }: InvitationRow) => <EmailAddress email={email} />}
      />
      <DataTable.Col
        {...column('invitationSentDate', 'date', '12%')}
        render={({ invitationSentDate }: InvitationRow) => <DateText time={invitationSentDate} />}
      />
      <DataTable.Col {...column('status', 'status', '20%')}>
        <RowStatus />
      </DataTable.Col>
      <DataTable.Col {...column('inviteType', 'type', '13%')}>
        <InviteType />
      </DataTable.Col>
      <DataTable.Col {...column('actions', 'actions', '10%')} align="right">
        <RowMenu />
      </DataTable.Col>
    </Rows>
  );
}

/** The actions on the selected rows. On a phone react-admin's own buttons have only icons. */
function BulkActions() {
  const translate = useTranslate();
  const { start } = useRowActions();
  const { data = [], selectedIds } = useListContext<InvitationRow>();
  const selected = data.filter(({ id }) => selectedIds.includes(id));
  return (
    <BulkActionsToolbar selectAllButton={false}>
      <Button onClick={() => start('sendAgain', selected)}>
        {translate('associates.row.sendAgain')}
      </Button>
      <Button onClick={() => start('revoke', selected)}>
        {translate('associates.row.revoke')}
      </Button>
    </BulkActionsToolbar>
  );
}

/** An associate on a phone: a card with address and status above, and switch and menu below. */
function InvitationCard() {
  const word = useWords('associates.list');
  const { email, invitationSentDate } = useRecordContext<InvitationRow>() as InvitationRow;
  return (
    <Stack spacing={0.5}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', marginInlineStart: '-10px' }}>
        <SelectRow />
        <Typography variant="subtitle1" component="div" sx={{ minWidth: 0 }}>
          <EmailAddress email={email} />
        </Typography>
      </Stack>
      <div>
        <RowStatus />
      </div>
      <Stack component="dl" direction="row" sx={{ '& > *': { flex: 1 } }}>
        <NamedValue name={word('date')}>
          <DateText time={invitationSentDate} />
        </NamedValue>
        <NamedValue name={word('type')}>
          <InviteType />
        </NamedValue>
      </Stack>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography aria-hidden="true" variant="caption">
          {word('poc')}
        </Typography>
        <Box sx={{ flex: 1 }}>
          <PointOfContactSwitch />
        </Box>
        <RowMenu />
      </Stack>
    </Stack>
  );
}

function InviteType() {
  const translate = useTranslate();
  const { inviteType } = useRecordContext<InvitationRow>() as InvitationRow;
  return translate(`associates.type.${inviteType}`, { _: plainWord(inviteType) });
}
