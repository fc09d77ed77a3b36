import { useTranslate } from 'ra-core';
import { type DragEvent, useId, useRef, useState } from 'react';
import { megabytes, reportEndings } from '../../contract/uploads.ts';
import { SheetGlyph } from '../../src/components/portal/glyphs.tsx';
import { FieldError } from '../../src/components/public/Field.tsx';
import { CloseIcon } from '../../src/components/public/icons.tsx';
import styles from './FilePicker.module.css';

interface Props {
  file: File | undefined;
  /** While it is being sent. */
  locked: boolean;
  error: string | undefined;
  /** What was picked or dropped, however many; [] to take the file back. */
  onChoose: (files: File[]) => void;
}

/**
 * A file input with its label, and a place to drop a file on. The input itself lies over the whole place, unseen,
 * so that pressing, dropping and the keyboard all meet the native thing.
 */
export function FilePicker({ file, locked, error, onChoose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const word = (key: string, params?: object) => translate(`reports.upload.${key}`, params);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!locked) onChoose([...event.dataTransfer.files]);
  };
  const takeBack = () => {
    onChoose([]);
    input.current?.focus();
  };

  return (
    <div className={error ? 'hub-field hub-field-invalid' : 'hub-field'}>
      <h2 className={styles.label}>
        <label htmlFor={id}>{word('title')}</label>
      </h2>
      <p id={`${id}-help`} className="hub-field-help">
        {word('help')}
      </p>
      <div className={styles.zone} data-over={over || undefined}>
        <SheetGlyph />
        {file ? (
          <p className={styles.chosen}>
            {word('chosen', { name: file.name, size: megabytes(file.size) })}
          </p>
        ) : (
          <p>
            <span className={styles.choose}>{word('choose')}</span> {word('drop')}
          </p>
        )}
        <input
          ref={input}
          id={id}
          type="file"
          accept={reportEndings.join(',')}
          aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}
          aria-invalid={error ? true : undefined}
          disabled={locked}
          // Emptied at each press, so that the same file can be picked again after it was mended.
          onClick={(event) => {
            event.currentTarget.value = '';
          }}
          onChange={(event) => {
            if (event.target.files?.length) onChoose([...event.target.files]);
          }}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        />
        {file && !locked ? (
          <button
            type="button"
            className={`hub-icon-button ${styles.remove}`}
            aria-label={word('remove', { name: file.name })}
            onClick={takeBack}
          >
            <CloseIcon />
          </button>
        ) : null}
      </div>
      {error ? (
        <div role="alert">
          <FieldError id={`${id}-error`} text={error} />
        </div>
      ) : null}
    </div>
  );
}
