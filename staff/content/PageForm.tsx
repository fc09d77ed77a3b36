import MuiButton from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { required, useRecordContext, useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { SaveButton, TabbedForm, TabbedFormTabs, TextInput, Toolbar } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { SaveFailure } from '../../components/form/FormNotices.tsx';
import type { ContentRecord } from '../../contract/staff/content.ts';
import { loadChunk } from '../../providers/loadChunk.ts';
import { TellUnsaved } from '../layout/TellUnsaved.tsx';
import { withoutNulls } from '../layout/withoutNulls.ts';
import { ImagePicker } from './ImagePicker.tsx';
import { PagePreview } from './latePreview.ts';

/** Large, so it is loaded after the page. */
const BodyInput = lazy(() => loadChunk(import('./BodyInput.tsx')));

const asCode = { htmlInput: { spellCheck: false, style: { fontFamily: 'monospace' } } };
/** A newer draft that is loaded after a refused save does not replace what is typed. */
const keepTyped = { keepDirtyValues: true };

/** The draft of a page: in the editor, as HTML, or as the portal shows it. */
export function PageForm({ onDirty }: { onDirty: (dirty: boolean) => void }) {
  const [tab, setTab] = useState(0);
  const { language = 'en' } = useRecordContext<ContentRecord>() ?? {};
  return (
    <TabbedForm
      syncWithLocation={false}
      resetOptions={keepTyped}
      tabs={<TabbedFormTabs onChange={(_, next) => setTab(next)} />}
      toolbar={
        <>
          {/* After a 409 what is typed can be saved over the newer draft, which is shown already. */}
          <SaveFailure />
          <Toolbar>
            <SaveButton label="staff.content.save" icon={null} alwaysEnable />
          </Toolbar>
        </>
      }
    >
      <TabbedForm.Tab label="staff.content.view.write">
        <TellUnsaved onChange={onDirty} />
        <TextInput
          source="name"
          slotProps={{ htmlInput: { lang: language } }}
          helperText="staff.content.field.nameHelp"
          validate={required('validation.required')}
        />
        <PictureInput />
        {tab === 0 ? (
          <Suspense fallback={<Skeleton variant="rounded" height="24rem" />}>
            <BodyInput lang={language} />
          </Suspense>
        ) : null}
      </TabbedForm.Tab>
      <TabbedForm.Tab label="staff.content.view.html">
        {tab === 1 ? <TextInput source="body" multiline minRows={14} slotProps={asCode} /> : null}
      </TabbedForm.Tab>
      <TabbedForm.Tab label="staff.content.view.preview">
        {tab === 2 ? <Preview /> : null}
      </TabbedForm.Tab>
    </TabbedForm>
  );
}

/** The picture of a page: its URL, typed or chosen from the uploaded ones, and its alternative text. */
function PictureInput() {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <TextInput
        source="thumbnailUrl"
        helperText="staff.content.field.thumbnailUrlHelp"
        slotProps={{
          input: {
            endAdornment: (
              <MuiButton size="small" sx={{ flex: 'none' }} onClick={() => setChoosing(true)}>
                {translate('staff.content.picture.choose')}
              </MuiButton>
            ),
          },
        }}
      />
      <TextInput source="thumbnailAlt" helperText="staff.content.field.thumbnailAltHelp" />
      <ImagePicker
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={({ url }) => {
          setValue('thumbnailUrl', url, { shouldDirty: true });
          setChoosing(false);
        }}
      />
    </>
  );
}

function Preview() {
  const draft = withoutNulls(useWatch() as ContentRecord);
  return <PagePreview code={draft.code} page={draft} />;
}
