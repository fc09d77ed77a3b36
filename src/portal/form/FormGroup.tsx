import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import { hub } from '#src/guest/kit/tokens.ts';
import { columns } from '../ui/arrange.ts';
import { Panel } from '../ui/Panel.tsx';
import { FormInfoContext, groupId, useFormInfo } from './formInfo.ts';

/** A group of fields: browsers put a legend on the border of its fieldset, here it is in line with what follows. */
export const group = {
  scrollMarginTop: '6rem',
  '&:focus-visible': { outlineOffset: '4px' },
  '& > legend': { float: 'inline-start', width: '100%', padding: 0 },
  '& > legend + *': { clear: 'both' },
};

/** Looked at, all groups are on one sheet: titles on the left, what they hold on the right where there is room. */
const sheet = {
  '& > section': { display: 'flex', flexWrap: 'wrap', gap: '20px 32px', scrollMarginTop: '6rem' },
  '& > section + section': {
    marginTop: 3.5,
    paddingTop: 3.5,
    borderTop: `1px solid ${hub('hairline')}`,
  },
  '& h2': { flex: '1 1 13rem' },
  '& dl': { ...columns, flex: '999 1 32rem', minWidth: 'min(100%, 32rem)' },
};

interface Props {
  /** Key of title and introduction below `groups` of the form's part of the catalogue. */
  name: string;
  /** Shows short fields side by side if there is room. */
  columns?: boolean;
  children: ReactNode;
}

/** A group of the form: title, introduction and fields; in a read-only form a list of labels and values. */
export function FormGroup({ name, columns: inColumns = false, children }: Props) {
  const translate = useTranslate();
  const { texts, readOnly } = useFormInfo();
  const id = groupId(texts, name);
  const title = translate(`${texts}.groups.${name}.title`);
  if (readOnly) {
    return (
      <section id={id} aria-labelledby={`${id}-title`}>
        <Typography variant="h5" component="h2" id={`${id}-title`}>
          {title}
        </Typography>
        <dl>{children}</dl>
      </section>
    );
  }
  return (
    <Panel component="fieldset" id={id} sx={group} tabIndex={-1} aria-describedby={`${id}-text`}>
      <legend>
        <Typography variant="h5" component="h2">
          {title}
        </Typography>
      </legend>
      <Typography id={`${id}-text`} color="textSecondary" sx={{ paddingTop: 0.5, mb: 3 }}>
        {translate(`${texts}.groups.${name}.text`)}
      </Typography>
      {inColumns ? (
        // Level with each other, also where a label takes two lines.
        <Box sx={{ ...columns, alignItems: 'end' }}>{children}</Box>
      ) : (
        <Stack spacing={3}>{children}</Stack>
      )}
    </Panel>
  );
}

/** A part of a form whose fields show the values of the record. */
export function ReadOnlyPart({ children }: { children: ReactNode }) {
  const form = useFormInfo();
  const info = useMemo(() => ({ ...form, readOnly: true }), [form]);
  return (
    <FormInfoContext value={info}>
      <Panel component="div" sx={sheet}>
        {children}
      </Panel>
    </FormInfoContext>
  );
}
