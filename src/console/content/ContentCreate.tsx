import Stack from '@mui/material/Stack';
import { CreateBase, required } from 'ra-core';
import { SaveButton, TextInput } from 'react-admin';
import { contentPages } from '#contract/pages.ts';
import { useHub } from '#providers/HubContext.ts';
import { RefusalNotice } from '#src/portal/form/FormNotices.tsx';
import { SchemaForm } from '#src/portal/form/SchemaForm.tsx';
import { useWords } from '#src/portal/ui/useWords.ts';
import { Page } from '../layout/Page.tsx';
import { withoutNulls } from '../layout/withoutNulls.ts';

const mandatory = required('validation.required');
const saidByForm = { onError: () => undefined };
const empty = (page: object) => ({ ...withoutNulls(page), body: '' });

/** Creates a page with code and name. Its text is written on the page that follows. */
export default function ContentCreate() {
  const { settings } = useHub();
  const word = useWords('staff.content');
  const codes = contentPages(settings.authSettings.brand).map(({ code }) => code);
  return (
    <Page title={word('create')} facts={word('createIntro')}>
      <CreateBase redirect="edit" transform={empty} mutationOptions={saidByForm}>
        <SchemaForm values={{}}>
          <RefusalNotice />
          <Stack sx={{ alignItems: 'flex-start', maxWidth: '40rem' }}>
            <TextInput
              source="code"
              helperText={word('field.codeHelp', { codes: codes.join(', ') })}
              validate={mandatory}
            />
            <TextInput
              source="name"
              helperText="staff.content.field.nameHelp"
              validate={mandatory}
            />
            <SaveButton label={word('create')} icon={null} alwaysEnable />
          </Stack>
        </SchemaForm>
      </CreateBase>
    </Page>
  );
}
