import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Form, required, useFormIsDirty, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { SaveButton, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ContentRecord } from '../../contract/staff/content.ts';
import { ApiError } from '../../providers/apiError.ts';
import { TellUnsaved } from '../layout/TellUnsaved.tsx';
import { BodyInput } from './BodyInput.tsx';
import { type Draft, draftOf } from './contentCall.ts';
import { PagePreview } from './PagePreview.tsx';
import { PictureInput } from './PictureInput.tsx';
import type { useContentAct } from './useContentAct.ts';

interface Props {
  page: ContentRecord;
  act: ReturnType<typeof useContentAct>;
  onDirty: (dirty: boolean) => void;
  /** What is kept, cleaned as it may be, takes the place of what was typed. */
  onSaved: () => void;
}

const views = ['write', 'html', 'preview'] as const;
/** What somebody else saved meanwhile does not replace what is typed. */
const keepTyped = { keepDirtyValues: true };

/** What a page says: name, picture and text, written, as HTML, or as the portal shows it. */
export function PageForm({ page, act, onDirty, onSaved }: Props) {
  const translate = useTranslate();
  const word = (key: string) => translate(`staff.content.${key}`);
  const [view, setView] = useState<(typeof views)[number]>('write');
  const save = async (typed: object) => {
    const body = draftOf(typed as Draft);
    try {
      await act.mutateAsync({ method: 'PUT', verb: '', body, said: () => 'saved' });
      onSaved();
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      return refusal.fields;
    }
  };
  return (
    <Form
      record={{ id: page.id, ...draftOf(page) }}
      resetOptions={keepTyped}
      disableInvalidFormNotification
      onSubmit={save}
    >
      <TellUnsaved />
      <TellDirty onDirty={onDirty} />
      <ToggleButtonGroup
        exclusive
        value={view}
        aria-label={word('view.label')}
        onChange={(_, next) => next && setView(next)}
        sx={{ marginBottom: 2 }}
      >
        {views.map((name) => (
          <ToggleButton key={name} value={name}>
            {word(`view.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {view === 'preview' ? (
        <Preview code={page.code} />
      ) : (
        <>
          <TextInput
            source="name"
            label="staff.content.field.name"
            helperText="staff.content.field.nameHelp"
            validate={required('validation.required')}
          />
          <PictureInput />
          <BodyInput asHtml={view === 'html'} />
        </>
      )}
      <Stack direction="row" sx={{ marginTop: 2 }}>
        <SaveButton label={word('save')} icon={null} alwaysEnable />
      </Stack>
    </Form>
  );
}

function Preview({ code }: { code: string }) {
  const draft = useWatch() as Draft;
  return <PagePreview code={code} draft={draftOf(draft)} />;
}

function TellDirty({ onDirty }: Pick<Props, 'onDirty'>) {
  const dirty = useFormIsDirty();
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  return null;
}
