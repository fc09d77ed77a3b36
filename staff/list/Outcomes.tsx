import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import RefusedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useTranslate } from 'ra-core';
import type { Outcome } from './useOneByOne.ts';

/** How each of several rows went. */
export function Outcomes({ outcomes, total }: { outcomes: readonly Outcome[]; total: number }) {
  const translate = useTranslate();
  const done = outcomes.filter(({ refusal }) => refusal === undefined).length;
  return (
    <>
      <p role="status">{translate('staff.bulk.done', { done, total })}</p>
      <List dense>
        {outcomes.map(({ id, name, refusal }) => (
          <ListItem key={id} disableGutters>
            <ListItemIcon>
              {refusal === undefined ? <DoneIcon color="success" /> : <RefusedIcon color="error" />}
            </ListItemIcon>
            <ListItemText primary={name} secondary={refusal ?? translate('staff.bulk.ok')} />
          </ListItem>
        ))}
      </List>
    </>
  );
}
