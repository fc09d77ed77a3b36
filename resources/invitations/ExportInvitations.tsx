import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { dataProvider } from '../../providers/dataProvider.ts';

/** The whole filtered list as a CSV file, which the server writes: react-admin's own would read every page first. */
export function ExportInvitations() {
  const translate = useTranslate();
  const { filterValues, total } = useListContext();
  if (!total) return null;
  return (
    <Button
      component="a"
      href={dataProvider.invitationsFileUrl(filterValues)}
      download
      startIcon={<DownloadIcon />}
    >
      {translate('ra.action.export')}
    </Button>
  );
}
