import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useDeferredValue, useMemo } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { InPageLink } from '#src/guest/kit/InPageLink.tsx';
import { hub } from '#src/guest/kit/tokens.ts';
import { groupId, useFormInfo } from './formInfo.ts';
import { errorPaths } from './formValues.ts';
import { type FieldGroup, type GroupState, groupStates } from './groups.ts';

/** There is no room for it on a narrow screen. */
const beside = {
  flex: '1 0 14rem',
  maxWidth: '18rem',
  alignSelf: 'flex-start',
  display: { xs: 'none', md: 'block' },
  position: 'sticky',
  top: '6rem',
  maxHeight: 'calc(100vh - 7rem)',
  overflowY: 'auto',
};
const inset = { paddingInline: 1.5 };
const row = { ...inset, paddingBlock: 0.5, borderRadius: 1 };
const ring = {
  width: 16,
  height: 16,
  margin: '4px 2px',
  border: '1.5px solid',
  borderColor: hub('border'),
  borderRadius: '50%',
};
const colors: Partial<Record<GroupState, string>> = {
  complete: 'success.main',
  attention: 'error.main',
};

interface Props {
  groups: readonly FieldGroup[];
  schema: z.ZodType;
}

/** The groups of the form, next to it on wide screens, with their progress. */
export function FormOutline({ groups, schema }: Props) {
  const translate = useTranslate();
  const { texts } = useFormInfo();
  const values = useDeferredValue(useWatch());
  const { errors } = useFormState();
  const shown = errorPaths(errors);
  const states = useMemo(
    () => groupStates(groups, schema, values, shown),
    [groups, schema, values, shown],
  );
  // An optional group that is empty is neither done nor missing.
  const counted = Object.values(states).filter((state) => state !== 'optional');
  const done = counted.filter((state) => state === 'complete').length;

  return (
    <Box component="nav" aria-label={translate('form.outline.title')} sx={beside}>
      <Typography variant="h6" component="p" aria-hidden="true" sx={inset}>
        {translate('form.outline.title')}
      </Typography>
      <Typography variant="caption" sx={inset}>
        {translate('form.outline.progress', { done, total: counted.length })}
      </Typography>
      <List component="ol">
        {groups.map(({ name }) => {
          const state = states[name] ?? 'open';
          return (
            <ListItem key={name} disablePadding>
              {/* biome-ignore lint/a11y/useValidAriaRole: MUI takes for a button what is given no href of its own */}
              <ListItemButton
                component={InPageLink}
                target={groupId(texts, name)}
                role={undefined}
                alignItems="flex-start"
                sx={row}
              >
                <ListItemIcon sx={{ minWidth: 30, color: colors[state] }}>
                  <Mark state={state} />
                </ListItemIcon>
                <ListItemText
                  primary={translate(`${texts}.groups.${name}.title`)}
                  secondary={translate(`form.outline.${state}`)}
                  slotProps={{
                    secondary: {
                      variant: 'caption',
                      className: state === 'open' ? 'visually-hidden' : undefined,
                      color: state === 'attention' ? 'error' : 'textSecondary',
                    },
                  }}
                />
              </ListItemButton>
            </ListItem>
          );
        })}
      </List>
    </Box>
  );
}

function Mark({ state }: { state: GroupState }) {
  if (state === 'complete') return <DoneIcon fontSize="small" />;
  if (state === 'attention') return <ErrorIcon fontSize="small" />;
  return <Box sx={{ ...ring, borderStyle: state === 'optional' ? 'dotted' : 'solid' }} />;
}
