import Dialog from '@mui/material/Dialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { type ChangeEvent, useId, useState } from 'react';
import type { ContentImage } from '../../contract/staff/content.ts';
import { CallAlert } from '../../src/components/portal/CallAlert.tsx';
import { Button } from '../../src/components/public/Button.tsx';
import { TextField } from '../../src/components/public/TextField.tsx';
import { staffCall } from '../provider/dataProvider.ts';
import styles from './content.module.css';
import { uploadImage } from './contentCall.ts';

interface Props {
  open: boolean;
  /** Asks what the picture shows, too. */
  askAlt?: boolean;
  onChoose: (image: ContentImage, alt: string) => void;
  onClose: () => void;
}

/** The pictures that staff uploaded, and a way to upload another. */
export function ImagePicker({ open, askAlt = false, onChoose, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const word = (key: string, params?: object) => translate(`staff.content.picture.${key}`, params);
  const client = useQueryClient();
  const { data: images, error: unread } = useQuery({
    queryKey: ['images'],
    queryFn: () => staffCall<ContentImage[]>('GET', 'images'),
    enabled: open,
  });
  const [failed, setFailed] = useState<Error>();
  const [busy, setBusy] = useState(false);
  const [alt, setAlt] = useState('');

  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setBusy(true);
    setFailed(undefined);
    try {
      await uploadImage(file);
      await client.invalidateQueries({ queryKey: ['images'] });
    } catch (error) {
      setFailed(error as Error);
    }
    target.value = '';
    setBusy(false);
  };

  const error = failed ?? unread;
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="md" fullWidth>
      <div className={styles.picker}>
        <h2 id={`${id}-title`}>{word('title')}</h2>
        {error ? <CallAlert error={error} /> : null}
        <label className={styles.upload}>
          <span>{word('upload')}</span>
          <input
            type="file"
            accept="image/png,image/jpeg,image/gif,image/webp"
            aria-busy={busy}
            onChange={upload}
          />
          <small>{word('uploadHelp')}</small>
        </label>
        {askAlt ? (
          <TextField
            label={word('alt')}
            value={alt}
            autoComplete="off"
            onChange={(event) => setAlt(event.target.value)}
          />
        ) : null}
        {images?.length === 0 ? <p>{word('none')}</p> : null}
        <ul>
          {images?.map((image) => (
            <li key={image.id}>
              <button
                type="button"
                aria-label={word('use', { name: image.filename })}
                disabled={image.beingChecked}
                onClick={() => onChoose(image, alt)}
              >
                <img src={image.url} alt="" />
                <span>
                  {image.filename} {image.beingChecked ? word('beingChecked') : null}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <div>
          <Button variant="quiet" onClick={onClose}>
            {word('close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
