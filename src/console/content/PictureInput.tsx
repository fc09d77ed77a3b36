import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ImagePicker } from './ImagePicker.tsx';

interface Props {
  source: string;
  id?: string;
}

/** The address of a picture, typed or chosen from the uploaded ones. */
export function PictureInput({ source, id }: Props) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <TextInput
        source={source}
        {...(id && { id })}
        helperText="staff.content.field.thumbnailUrlHelp"
        slotProps={{
          input: {
            endAdornment: (
              <Button size="small" sx={{ flex: 'none' }} onClick={() => setChoosing(true)}>
                {translate('staff.content.picture.choose')}
              </Button>
            ),
          },
        }}
      />
      <ImagePicker
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={({ url }) => {
          setValue(source, url, { shouldDirty: true });
          setChoosing(false);
        }}
      />
    </>
  );
}
