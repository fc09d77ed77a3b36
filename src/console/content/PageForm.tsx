import Skeleton from '@mui/material/Skeleton';
import { required, useEditContext, useFormIsDirty, useRecordContext, useTranslate } from 'ra-core';
import { lazy, type RefObject, Suspense, useEffect, useMemo, useState } from 'react';
import {
  SaveButton,
  TabbedForm,
  TabbedFormTabs,
  TabbedFormView,
  TextInput,
  Toolbar,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ContentRecord } from '#contract/staff/content.ts';
import { loadChunk } from '#providers/loadChunk.ts';
import { FormNotices } from '#src/portal/form/FormNotices.tsx';
import { type FormInfo, FormInfoContext, fieldId } from '#src/portal/form/formInfo.ts';
import { same } from '#src/portal/form/SavedByOthers.tsx';
import { SchemaForm } from '#src/portal/form/SchemaForm.tsx';
import { withoutNulls } from '../layout/withoutNulls.ts';
import { PagePreview } from './latePreview.ts';
import { PictureInput } from './PictureInput.tsx';

/** Large, so it is loaded after the page. */
const BodyInput = lazy(() => loadChunk(import('./BodyInput.tsx')));

const asCode = { htmlInput: { spellCheck: false, style: { fontFamily: 'monospace' } } };
/** The form of a language: its fields have their names where react-admin looks for them. */
const infoOf = (language: string): FormInfo => ({
  texts: 'resources.content',
  ids: `content-${language}`,
  required: new Set(),
  comments: [],
  readOnly: false,
});

/** The saved text that a draft is typed over, and its revision. */
export interface Base {
  revision: number;
  text: object;
}

const baseOf = ({ revision, name, body, thumbnailUrl, thumbnailAlt }: ContentRecord): Base => ({
  revision,
  text: { name, body, thumbnailUrl, thumbnailAlt },
});

interface Props {
  /** What the next save is based on. */
  base: RefObject<Base | undefined>;
  onDirty: (dirty: boolean) => void;
  /** The page was saved elsewhere, and nothing is typed here: the form begins anew. */
  onNewer: () => void;
}

/** The draft of a page: in the editor, as HTML, or as the portal shows it. */
export function PageForm({ base, onDirty, onNewer }: Props) {
  const latest = useRecordContext<ContentRecord>() as ContentRecord;
  // A newer draft that is loaded meanwhile does not replace what is typed.
  const [opened] = useState(latest);
  const [tab, setTab] = useState(0);
  const { language } = opened;
  const info = useMemo(() => infoOf(language), [language]);
  const idOf = (source: string) => fieldId(info.ids ?? '', source);
  const { refetch } = useEditContext<ContentRecord>();
  const readAgain = async () => {
    const { data, isSuccess } = await refetch();
    if (!isSuccess) return;
    base.current = baseOf(data);
    return base.current.text;
  };
  return (
    <FormInfoContext value={info}>
      <SchemaForm values={opened} readAgain={readAgain} onChange={onDirty}>
        <TabbedFormView
          syncWithLocation={false}
          tabs={<TabbedFormTabs onChange={(_, next) => setTab(next)} />}
          toolbar={
            <>
              <Notices base={base} latest={latest} onNewer={onNewer} />
              <Toolbar>
                <SaveButton label="staff.content.save" icon={null} alwaysEnable />
              </Toolbar>
            </>
          }
        >
          <TabbedForm.Tab label="staff.content.view.write">
            <TextInput
              source="name"
              id={idOf('name')}
              slotProps={{ htmlInput: { lang: language } }}
              helperText="staff.content.field.nameHelp"
              validate={required('validation.required')}
            />
            <PictureInput source="thumbnailUrl" id={idOf('thumbnailUrl')} />
            <TextInput
              source="thumbnailAlt"
              id={idOf('thumbnailAlt')}
              helperText="staff.content.field.thumbnailAltHelp"
            />
            {tab === 0 ? (
              <Suspense fallback={<Skeleton variant="rounded" height="24rem" />}>
                <BodyInput id={idOf('body')} lang={language} />
              </Suspense>
            ) : null}
          </TabbedForm.Tab>
          <TabbedForm.Tab label="staff.content.view.html">
            {tab === 1 ? (
              <TextInput
                source="body"
                id={idOf('body')}
                multiline
                minRows={14}
                slotProps={asCode}
              />
            ) : null}
          </TabbedForm.Tab>
          <TabbedForm.Tab label="staff.content.view.preview">
            {tab === 2 ? <Preview /> : null}
          </TabbedForm.Tab>
        </TabbedFormView>
      </SchemaForm>
    </FormInfoContext>
  );
}

interface NoticesProps extends Pick<Props, 'base' | 'onNewer'> {
  latest: ContentRecord;
}

/** Why the draft was not saved, and what somebody else has saved meanwhile. */
function Notices({ base, latest, onNewer }: NoticesProps) {
  const translate = useTranslate();
  const changed = useFormIsDirty();
  base.current ??= baseOf(latest);

  useEffect(() => {
    const newest = baseOf(latest);
    if (newest.revision === base.current?.revision) return;
    // Another language was saved, or the page published.
    if (same(newest.text, base.current?.text)) base.current = newest;
    else if (!changed) onNewer();
    // Otherwise the next save is refused, and what was saved is offered.
  }, [latest, base, changed, onNewer]);

  const show = (path: string, value: unknown) =>
    path === 'body' ? (
      <PagePreview code={latest.code} page={{ ...latest, body: String(value) }} />
    ) : (
      <p>{translate('form.stale.saved', { value: value || translate('form.notStated') })}</p>
    );
  return <FormNotices show={show} />;
}

function Preview() {
  const draft = withoutNulls(useWatch() as ContentRecord);
  return <PagePreview code={draft.code} page={draft} />;
}
