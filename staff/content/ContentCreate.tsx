import Stack from '@mui/material/Stack';
import { CreateBase, Form, required } from 'ra-core';
import { SaveButton, TextInput } from 'react-admin';
import { useWords } from '../../components/useWords.ts';
import { contentPages } from '../../contract/pages.ts';
import { useHub } from '../../providers/HubContext.ts';
import { Page } from '../layout/Page.tsx';
import { SaveOnce } from '../layout/SaveOnce.tsx';
import { TellUnsaved } from '../layout/TellUnsaved.tsx';
import { withoutNulls } from '../layout/withoutNulls.ts';

const mandatory = required('validation.required');
const empty = (page: object) => ({ ...withoutNulls(page), body: '' });

/** Creates a page with code and name. Its text is written on the page that follows. */
export default function ContentCreate() {
  const { settings } = useHub();
  const word = useWords('staff.content');
  const codes = contentPages(settings.authSettings.brand).map(({ code }) => code);
  return (
    <Page title={word('create')} facts={word('createIntro')}>
      <CreateBase redirect="edit" transform={empty}>
        <SaveOnce>
          <Form disableInvalidFormNotification>
            <TellUnsaved />
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
          </Form>
        </SaveOnce>
      </CreateBase>
    </Page>
  );
}
