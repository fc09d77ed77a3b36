import Button from '@mui/material/Button';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ContentImage } from '#contract/staff/content.ts';
import { Verbatim } from '#src/guest/kit/Verbatim.tsx';
import { CallAlert } from '#src/portal/ui/CallAlert.tsx';
import { apiKey, useApiMutation, useApiQuery } from '#src/portal/ui/useApi.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { FormDialog } from '../layout/FormDialog.tsx';

interface Props {
  open: boolean;
  /** Also asks for an alternative text. */
  askAlt?: boolean;
  onChoose: (image: ContentImage, alt: string) => void;
  onClose: () => void;
}

/** A dialog to choose one of the pictures that staff uploaded, or to upload another. */
export function ImagePicker({ open, askAlt = false, onChoose, onClose }: Props) {
  const word = useWords('staff.content.picture');
  const id = useId();
  const queries = useQueryClient();
  const { data: images, error: listError } = useApiQuery('GET images', {}, { enabled: open });
  const upload = useApiMutation((call, file: File) => call('POST images', { file }), {
    onSuccess: () => queries.invalidateQueries({ queryKey: apiKey('GET images') }),
  });
  const error = upload.error ?? listError;
  return (
    <FormDialog
      open={open}
      title={word('title')}
      close={word('close')}
      maxWidth="md"
      busy={upload.isPending}
      onClose={onClose}
    >
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
        <TextInput
          source="alt"
          label="staff.content.picture.alt"
          autoComplete="off"
          helperText={false}
        />
      ) : null}
      {images?.length === 0 ? <p>{word('none')}</p> : null}
      <Tiles images={images ?? []} onChoose={onChoose} />
    </FormDialog>
  );
}

interface TilesProps extends Pick<Props, 'onChoose'> {
  images: readonly ContentImage[];
}

function Tiles({ images, onChoose }: TilesProps) {
  const word = useWords('staff.content.picture');
  const { getValues } = useFormContext<{ alt?: string | null }>();
  return (
    <ImageList sx={tiles}>
      {images.map((image) => (
        <ImageListItem key={image.id}>
          <Button
            variant="outlined"
            aria-label={word('use', { name: image.filename })}
            disabled={image.beingChecked === true}
            sx={tile}
            onClick={() => onChoose(image, getValues('alt') ?? '')}
          >
            <img src={image.url} alt="" />
            <Verbatim>{image.filename}</Verbatim>
            {image.beingChecked ? <span>{word('beingChecked')}</span> : null}
          </Button>
        </ImageListItem>
      ))}
    </ImageList>
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
