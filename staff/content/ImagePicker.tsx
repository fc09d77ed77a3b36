import MuiButton from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { CallAlert } from '../../components/portal/CallAlert.tsx';
import { useSingleMutation } from '../../components/useSingleMutation.ts';
import { useWords } from '../../components/useWords.ts';
import type { ContentImage } from '../../contract/staff/content.ts';
import { useStaffCall, useStaffQuery } from '../provider/useStaffCall.ts';

interface Props {
  open: boolean;
  /** Also asks for an alternative text. */
  askAlt?: boolean;
  onChoose: (image: ContentImage, alt: string) => void;
  onClose: () => void;
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.set('file', file);
  return form;
}

/** A dialog to choose one of the pictures that staff uploaded, or to upload another. */
export function ImagePicker({ open, askAlt = false, onChoose, onClose }: Props) {
  const staffCall = useStaffCall();
  const word = useWords('staff.content.picture');
  const id = useId();
  const queries = useQueryClient();
  const { data: images, error: listError } = useStaffQuery<ContentImage[]>('images', {
    enabled: open,
  });
  const upload = useSingleMutation({
    mutationFn: (file: File) => staffCall<ContentImage>('POST', 'images', formOf(file)),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['images'] }),
  });
  const [alt, setAlt] = useState('');
  const error = upload.error ?? listError;
  return (
    <Dialog open={open} onClose={onClose} maxWidth="md" fullWidth>
      <DialogTitle>{word('title')}</DialogTitle>
      <DialogContent>
        {error ? <CallAlert error={error} /> : null}
        <TextField
          id={`${id}-file`}
          type="file"
          label={word('upload')}
          helperText={word('uploadHelp')}
          disabled={upload.isPending}
          slotProps={{ htmlInput: { accept: 'image/png,image/jpeg,image/gif,image/webp' } }}
          onChange={({ target }) => {
            const [file] = (target as HTMLInputElement).files ?? [];
            if (file) upload.mutate(file);
            target.value = '';
          }}
        />
        {askAlt ? (
          <TextField
            id={`${id}-alt`}
            label={word('alt')}
            value={alt}
            autoComplete="off"
            onChange={({ target }) => setAlt(target.value)}
          />
        ) : null}
        {images?.length === 0 ? <p>{word('none')}</p> : null}
        <ImageList sx={tiles}>
          {(images ?? []).map((image) => (
            <ImageListItem key={image.id}>
              <MuiButton
                variant="outlined"
                aria-label={word('use', { name: image.filename })}
                disabled={image.beingChecked === true}
                sx={tile}
                onClick={() => {
                  onChoose(image, alt);
                  setAlt('');
                }}
              >
                <img src={image.url} alt="" />
                {image.filename} {image.beingChecked ? word('beingChecked') : null}
              </MuiButton>
            </ImageListItem>
          ))}
        </ImageList>
      </DialogContent>
      <DialogActions>
        <MuiButton variant="outlined" onClick={onClose}>
          {word('close')}
        </MuiButton>
      </DialogActions>
    </Dialog>
  );
}

const tiles = {
  '&&': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr)) !important' },
};
const tile = {
  flexDirection: 'column',
  gap: 1,
  height: '100%',
  overflowWrap: 'anywhere',
  '& img': { width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' },
};
