import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import { FormInfoContext, groupId, useFormInfo } from './formInfo.ts';
import './form.css';

interface Props {
  /** Key of title and introduction below `groups` of the form's part of the catalogue. */
  name: string;
  /** Shows short fields side by side if there is room. */
  columns?: boolean;
  children: ReactNode;
}

/** A group of the form: title, introduction and fields; in a read-only form a list of labels and values. */
export function FormGroup({ name, columns = false, children }: Props) {
  const translate = useTranslate();
  const { part, readOnly } = useFormInfo();
  const id = groupId(part, name);
  const title = translate(`${part}.groups.${name}.title`);
  if (readOnly) {
    return (
      <section id={id} className="hub-form-group" aria-labelledby={`${id}-title`}>
        <Typography variant="h5" component="h2" id={`${id}-title`}>
          {title}
        </Typography>
        <dl className="hub-columns">{children}</dl>
      </section>
    );
  }
  return (
    <fieldset
      id={id}
      className="hub-card hub-form-group"
      tabIndex={-1}
      aria-describedby={`${id}-text`}
    >
      <legend>
        <Typography variant="h5" component="h2">
          {title}
        </Typography>
      </legend>
      <Typography id={`${id}-text`} color="textSecondary" sx={{ paddingTop: 0.5, mb: 3 }}>
        {translate(`${part}.groups.${name}.text`)}
      </Typography>
      {columns ? (
        // Level with each other, also where a label takes two lines.
        <Box className="hub-columns" sx={{ alignItems: 'end' }}>
          {children}
        </Box>
      ) : (
        <Stack spacing={3}>{children}</Stack>
      )}
    </fieldset>
  );
}

/** A part of a form whose fields show the values of the record. */
export function ReadOnlyPart({ children }: { children: ReactNode }) {
  const form = useFormInfo();
  const info = useMemo(() => ({ ...form, readOnly: true }), [form]);
  return (
    <FormInfoContext value={info}>
      <div className="hub-card hub-form-sheet">{children}</div>
    </FormInfoContext>
  );
}
