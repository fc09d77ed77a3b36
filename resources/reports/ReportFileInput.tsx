import CloseIcon from '@mui/icons-material/Close';
import SheetIcon from '@mui/icons-material/TableChartOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useInput } from 'ra-core';
import { type DragEvent, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { reportEndings } from '#contract/uploads.ts';
import { useHub } from '#providers/HubContext.ts';
import { wordsOf } from '#providers/i18n/keptTexts.ts';
import { sizeOf } from '#providers/i18n/numbers.ts';
import { focusRing, hub } from '#src/guest/kit/tokens.ts';
import { TextWithValues } from '#src/guest/kit/Verbatim.tsx';
import { FieldError } from '#src/portal/form/FieldError.tsx';
import { useWords } from '#src/portal/ui/useWords.ts';

const hovered = { borderColor: hub('primary'), backgroundColor: hub('selected') };

const refused = { borderColor: hub('error') };

/** The box on which files are dropped, covered by its input. */
const zone = {
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 0.5,
  minHeight: 120,
  marginTop: 1,
  padding: 2,
  border: `1.5px dashed ${hub('border')}`,
  borderRadius: 1,
  backgroundColor: hub('ground'),
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '&:hover': hovered,
  '&:has(input:focus-visible)': focusRing,
  '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
};
const corner = { position: 'absolute', top: 4, insetInlineEnd: 4 };

interface Props {
  source: string;
  /** The file is being sent. */
  locked: boolean;
  /** Called after another file was chosen, or the file was removed. */
  onChange: () => void;
}

/**
 * A file input with its label and a drop zone. The native input covers the whole zone invisibly, so that clicks, drops
 * and the keyboard all reach it. Not react-admin's `FileInput`: its focusable element has no name, where the
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
    <Stack spacing={0.5}>
      <Typography variant="h5" component="h2">
        <label htmlFor={id}>{word('title')}</label>
      </Typography>
      <Typography id={`${id}-help`} variant="caption">
        {word('help')}
      </Typography>
      <Box sx={[zone, isOver && hovered, Boolean(error) && refused]}>
        <SheetIcon color="action" />
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
          <IconButton
            sx={corner}
            aria-label={word('remove', { name: file.name })}
            onClick={() => {
              resetField(source);
              onChange();
              input.current?.focus();
            }}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        ) : null}
      </Box>
      {error ? (
        <div role="alert">
          <FieldError id={`${id}-error`} text={error} />
        </div>
      ) : null}
    </Stack>
  );
}
