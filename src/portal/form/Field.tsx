import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { get, useFormState } from 'react-hook-form';
import { at } from '#contract/forms/fieldPaths.ts';
import { useHub } from '#providers/HubContext.ts';
import { wordsOf } from '#providers/i18n/keptTexts.ts';
import { hub } from '#src/guest/kit/tokens.ts';
import { FieldNotesContext } from '../theme/HelperText.tsx';
import { Alert } from '../ui/Alert.tsx';
import { longDate } from '../ui/dateFormat.ts';
import { NamedValue } from '../ui/NamedValue.tsx';
import { FieldError } from './FieldError.tsx';
import { fieldId, type ReviewComment, useFieldNames, useFormInfo } from './formInfo.ts';
import { SavedByOthersNote, useSavedByOthersAt } from './SavedByOthers.tsx';
import { useValueInWords } from './valueInWords.ts';

/** Help and comments stand above the box, what is wrong with it below: in its column by their `order`. */
const look = { maxWidth: '34rem', '& .MuiFormControl-root': { margin: 0 } };

/** As `sx` of a field: a box as wide as what fits in it. */
export const short = { '& .MuiInputBase-root': { maxWidth: '16rem' } };

/** The props of every field of a form. */
export interface FieldProps {
  /** Path of the field in the form. */
  source: string;
  /** Default: what the schema says. */
  required?: boolean | undefined;
}

/** The props that a field passes to react-admin's input. */
export interface RaInputProps {
  source: string;
  id: string;
  label: ReactElement;
  helperText: '' | false;
  parse: (typed: unknown) => unknown;
}

/** ARIA attributes that react-admin's inputs do not set, or not all of them. */
interface AriaProps {
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props extends FieldProps {
  /** How a value is shown in a read-only form, if that is more than text. */
  read?: ((value: unknown) => ReactNode) | undefined;
  /** Next to the help. */
  more?: ReactNode;
  /** Whether it has several inputs, which are named and described together. */
  group?: boolean;
  sx?: SxProps;
  children: (input: RaInputProps, aria: AriaProps) => ReactNode;
}

/** An empty field is '' in the contract, where react-admin would make null of it. */
export const keepEmptyText = (typed: unknown) => typed;

/** Returns the error of the field at `source`, once it is shown. */
export function useFieldError(source: string): string | undefined {
  const { errors } = useFormState({ name: source });
  const { message } = (get(errors, source) ?? {}) as { message?: unknown };
  const hub = useHub();
  return typeof message === 'string' ? wordsOf(message, hub) : undefined;
}

/** A field of a form: one of react-admin's inputs, or, in a read-only form, label and value. */
export function Field(props: Props) {
  const { source, read, more, group = false, sx = {} } = props;
  const { texts, comments, readOnly, ...info } = useFormInfo();
  const translate = useTranslate();
  const record = useRecordContext();
  const savedByOthers = useSavedByOthersAt(source);
  const valueText = useValueInWords();
  const error = useFieldError(source);
  const label = useFieldNames().short(source);
  if (readOnly) {
    const value = at(record, source) ?? '';
    const isEmpty = String(value) === '';
    const shown = read ? read(value) : valueText(source, value, record);
    return <NamedValue name={label}>{isEmpty ? '' : shown}</NamedValue>;
  }

  const id = fieldId(texts, source);
  const required = props.required ?? info.required.has(source);
  const help = translate(`${texts}.help.${source}`, { _: '' });
  const remarks = comments.filter(({ field }) => field === source);
  // A group of inputs has no aria-required; its notes say it.
  const saysRequired = group && required;
  const described = Boolean(help || more || saysRequired || remarks.length > 0 || savedByOthers);
  const input: RaInputProps = {
    source,
    id,
    label: <FieldLabel text={label} required={required} />,
    helperText: described ? '' : false,
    parse: keepEmptyText,
  };
  const aria: AriaProps = {
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || error ? notesId(id) : undefined,
  };
  const notes = (
    <FieldNotes id={id} error={error}>
      {help || more ? (
        <Typography variant="caption" sx={{ order: -1 }}>
          {more ? (
            <>
              <span>{help}</span> {more}
            </>
          ) : (
            help
          )}
        </Typography>
      ) : null}
      {saysRequired && <span className="visually-hidden">{translate('form.required')}</span>}
      {remarks.map((comment) => (
        <CommentNote key={comment.at + comment.text} {...comment} />
      ))}
      <SavedByOthersNote source={source} />
    </FieldNotes>
  );
  return (
    <Box sx={[look, ...(Array.isArray(sx) ? sx : [sx])]}>
      <FieldNotesContext value={notes}>{props.children(input, aria)}</FieldNotesContext>
    </Box>
  );
}

/** The id of an input's notes: MUI's text fields refer to it by themselves. */
const notesId = (inputId: string) => `${inputId}-helper-text`;

interface NotesProps {
  /** The id of the input. */
  id: string;
  error: string | undefined;
  children?: ReactNode;
}

/** What stands next to an input of the portal's forms: its error, and all else that is said of it. */
export const FieldNotes = ({ id, error, children }: NotesProps) => (
  <Box id={notesId(id)} sx={{ display: 'contents' }}>
    {error && <FieldError text={error} />}
    {children}
  </Box>
);

function CommentNote({ text, at }: ReviewComment) {
  const translate = useTranslate();
  const { language } = useHub();
  return (
    <Alert
      standing
      severity="warning"
      title={translate('form.comment', { date: longDate(at, language) })}
      sx={{ order: -3, marginBottom: 1 }}
    >
      {text}
    </Alert>
  );
}

const asterisk = { color: hub('accent'), cursor: 'help', '&::after': { content: '" *"' } };

/** The style draws the asterisk, so that the accessible name is the label alone. */
function FieldLabel({ text, required }: { text: string; required: boolean }) {
  const title = useTranslate()('validation.required');
  return (
    <span>
      <span>{text}</span>
      {required && <Box component="span" title={title} aria-hidden="true" sx={asterisk} />}
    </span>
  );
}
