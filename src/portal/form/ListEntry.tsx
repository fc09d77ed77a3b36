import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useSimpleFormIterator, useSimpleFormIteratorItem, useTranslate } from 'ra-core';
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { ArrayInput, SimpleFormIterator, TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { cleanLine } from '#contract/characters.ts';
import { Verbatim } from '#src/guest/kit/Verbatim.tsx';
import { FieldNotesContext } from '../theme/HelperText.tsx';
import { Field, FieldNotes, keepEmptyText, type RaInputProps, useFieldError } from './Field.tsx';
import { fieldId, useFieldNames, useFormInfo } from './formInfo.ts';

const lines = (value: unknown) => (Array.isArray(value) ? (value as string[]) : []);
const filled = (line: string) => cleanLine(line) !== '';

/** A list of numbers that grows and shrinks. */
export const ListEntry = ({ source }: { source: string }) => (
  <Field source={source} group read={(value) => <Verbatim>{lines(value).join(', ')}</Verbatim>}>
    {(field, aria) => <Numbers {...field} describedBy={aria['aria-describedby']} />}
  </Field>
);

type NumbersProps = RaInputProps & { describedBy: string | undefined };

/** Empty lines are removed when the person leaves the list. */
function Numbers({ describedBy, label, parse, ...field }: NumbersProps) {
  const { getValues, setValue } = useFormContext();
  /** The row to focus once it is rendered. */
  const next = useRef<number>(undefined);
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    const numbers = lines(getValues(field.source));
    if (numbers.every(filled)) return;
    setValue(field.source, numbers.filter(filled), { shouldDirty: true, shouldValidate: true });
  };
  return (
    <ArrayInput
      {...field}
      label={<span id={`${field.id}-name`}>{label}</span>}
      role="group"
      aria-labelledby={`${field.id}-name`}
      aria-describedby={describedBy}
      onBlur={leave}
    >
      <SimpleFormIterator
        disableClear
        disableReordering
        addButton={<AddNumber next={next} list={field.source} id={field.id} />}
        removeButton={<RemoveNumber next={next} list={field.source} />}
      >
        <NumberLine list={field.source} />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

/** Has no `source`: so react-admin knows that a line of the list is a text and no record. */
function NumberLine({ list }: { list: string }) {
  const { index } = useSimpleFormIteratorItem();
  const source = `${list}.${index}`;
  const id = fieldId(useFormInfo().texts, source);
  const error = useFieldError(source);
  const { full } = useFieldNames();
  return (
    <FieldNotesContext value={<FieldNotes id={id} error={error} />}>
      <TextInput
        source=""
        id={id}
        label={false}
        parse={keepEmptyText}
        slotProps={{ htmlInput: { 'aria-label': full(source) } }}
      />
    </FieldNotesContext>
  );
}

interface ButtonProps {
  next: RefObject<number | undefined>;
  list: string;
}

function AddNumber({ next, list, id }: ButtonProps & { id: string }) {
  const translate = useTranslate();
  const { short } = useFieldNames();
  const { add, total } = useSimpleFormIterator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row has come or gone
  useEffect(() => {
    if (next.current === undefined) return;
    const box = document.getElementById(id);
    const inputs = box?.querySelectorAll('input') ?? [];
    (inputs[Math.min(next.current, inputs.length - 1)] ?? box?.querySelector('button'))?.focus();
    next.current = undefined;
  }, [total]);
  const press = () => {
    next.current = total;
    add();
  };
  return (
    <Button
      variant="outlined"
      aria-label={translate('form.addNumberTo', { label: short(list) })}
      onClick={press}
    >
      {translate('form.addNumber')}
    </Button>
  );
}

function RemoveNumber({ next, list }: ButtonProps) {
  const translate = useTranslate();
  const { short } = useFieldNames();
  const { index, remove } = useSimpleFormIteratorItem();
  const press = () => {
    next.current = index;
    remove();
  };
  return (
    <IconButton
      aria-label={translate('form.removeNumber', { label: short(list), n: index + 1 })}
      onClick={press}
    >
      <CloseIcon fontSize="small" />
    </IconButton>
  );
}
