import MuiButton from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ImagePicker } from './ImagePicker.tsx';

/** The picture of a page: its address, chosen from those that staff uploaded or typed, and what it shows. */
export function PictureInput() {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <TextInput
        source="thumbnailUrl"
        label="staff.content.field.thumbnailUrl"
        helperText="staff.content.field.thumbnailUrlHelp"
        slotProps={{
          input: {
            endAdornment: (
              <MuiButton size="small" sx={{ flex: 'none' }} onClick={() => setChoosing(true)}>
                {translate('staff.content.picture.choose')}
              </MuiButton>
            ),
          },
        }}
      />
      <TextInput
        source="thumbnailAlt"
        label="staff.content.field.thumbnailAlt"
        helperText="staff.content.field.thumbnailAltHelp"
      />
      <ImagePicker
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={({ url }) => {
          setValue('thumbnailUrl', url, { shouldDirty: true });
          setChoosing(false);
        }}
      />
    </>
  );
}
