import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useCreatePath, useResourceContext } from 'ra-core';
import { Link } from 'react-router-dom';
import { useMayDo } from '../access/useMay.ts';

/** Leads to a new record, for whoever may make one. react-admin's button floats above the rows of a small screen. */
export function CreateLink({ label }: { label: string }) {
  const resource = useResourceContext();
  const createPath = useCreatePath();
  if (!useMayDo(resource, 'create')) return null;
  return (
    <Button
      component={Link}
      to={createPath({ resource, type: 'create' })}
      size="small"
      startIcon={<AddIcon />}
    >
      {label}
    </Button>
  );
}
