import CloseIcon from '@mui/icons-material/Close';
import SheetIcon from '@mui/icons-material/TableChartOutlined';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useInput } from 'ra-core';
import { type DragEvent, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { reportEndings } from '#contract/uploads.ts';
import { useHub } from '#providers/HubContext.ts';
import { wordsOf } from '#providers/i18n/keptTexts.ts';
import { sizeOf } from '#providers/i18n/numbers.ts';
import { FieldError } from '#src/guest/kit/FieldError.tsx';
import { TextWithValues } from '#src/guest/kit/Verbatim.tsx';
import { useWords } from '#src/portal/ui/useWords.ts';
import styles from './upload.module.css';

interface Props {
  source: string;
  /** The file is being sent. */
  locked: boolean;
  /** Called after another file was chosen, or the file was removed. */
  onChange: () => void;
}

/**
 * A file input with its label and a drop zone. The native input covers the whole zone invisibly, so that clicks, drops
 * and the keyboard all reach it. Not react-admin's `ReportFileInput`: its focusable element has no name, where the
 * specification demands 'Upload a Report', and its errors are not announced.
 */
export function ReportFileInput({ source, locked, onChange }: Props) {
  const hub = useHub();
  const { language } = hub;
  const word = useWords('reports.upload');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { resetField } = useFormContext();
  const { id, field, fieldState } = useInput<File[]>({ source });
  const error = fieldState.error?.message && wordsOf(fieldState.error.message, hub);
  const isTooLarge = fieldState.error?.type === 'upload.tooLarge';
  const [file] = error && !isTooLarge ? [] : (field.value as File[]);
  const sizeText = (bytes: number) => {
    const { unit, n } = sizeOf(bytes, language);
    return word(unit, { n });
  };

  const choose = (files: File[]) => {
    field.onChange(files);
    onChange();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!locked) choose([...event.dataTransfer.files]);
  };

  return (
    <div className={error ? 'hub-field hub-field-invalid' : 'hub-field'}>
      <Typography variant="h5" component="h2">
        <label htmlFor={id}>{word('title')}</label>
      </Typography>
      <p id={`${id}-help`} className="hub-small">
        {word('help')}
      </p>
      <div className={styles.zone} data-over={isOver || undefined}>
        <SheetIcon />
        {file ? (
          <Typography id={`${id}-chosen`} variant="subtitle1">
            <TextWithValues
              text={word(isTooLarge ? 'tooLarge' : 'chosen', {
                name: file.name,
                size: sizeText(file.size),
                max: sizeText(limits.uploadBytes),
              })}
              values={[file.name]}
            />
          </Typography>
        ) : (
          <p id={`${id}-chosen`}>
            <Link component="span" variant="subtitle1">
              {word('choose')}
            </Link>{' '}
            <span>{word('drop')}</span>
          </p>
        )}
        <input
          ref={input}
          id={id}
          type="file"
          accept={reportEndings.join(',')}
          aria-describedby={`${error ? `${id}-error ` : ''}${id}-help ${id}-chosen`}
          aria-invalid={error ? true : undefined}
          disabled={locked}
          // Cleared at each press, so that the same file can be chosen again after it was corrected.
          onClick={(event) => {
            event.currentTarget.value = '';
          }}
          onChange={(event) => {
            if (event.target.files?.length) choose([...event.target.files]);
          }}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
        />
        {file && !locked ? (
          <button
            type="button"
            className={`hub-icon-button ${styles.remove}`}
            aria-label={word('remove', { name: file.name })}
            onClick={() => {
              resetField(source);
              onChange();
              input.current?.focus();
            }}
          >
            <CloseIcon fontSize="small" />
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
