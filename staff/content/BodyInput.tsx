import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Skeleton from '@mui/material/Skeleton';
import { useInput, useTranslate } from 'ra-core';
import { lazy, Suspense, useId } from 'react';
import { TextInput } from 'react-admin';

/** Heavy: the page is there before it. */
const BodyEditor = lazy(() => import('./BodyEditor.tsx'));

const html = { htmlInput: { spellCheck: false, style: { fontFamily: 'monospace' } } };

/** The text of a page as an input of react-admin: written as it will look, or as HTML. */
export function BodyInput({ asHtml }: { asHtml: boolean }) {
  if (!asHtml) return <WrittenBody />;
  return (
    <TextInput
      source="body"
      label="staff.content.field.body"
      multiline
      minRows={14}
      slotProps={html}
    />
  );
}

function WrittenBody() {
  const translate = useTranslate();
  const id = useId();
  const { field, fieldState } = useInput({ source: 'body' });
  return (
    <FormControl error={fieldState.invalid}>
      <FormLabel id={id} component="span" sx={{ fontWeight: 600 }}>
        {translate('staff.content.field.body')}
      </FormLabel>
      <Suspense fallback={<Skeleton variant="rounded" height="24rem" />}>
        <BodyEditor html={field.value ?? ''} labelledBy={id} onChange={field.onChange} />
      </Suspense>
      {fieldState.error ? <FormHelperText>{fieldState.error.message}</FormHelperText> : null}
    </FormControl>
  );
}
