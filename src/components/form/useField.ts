import { useInput, useRecordContext, useTranslate } from 'ra-core';
import { at } from '../../../contract/forms/crossField.ts';
import { fieldId, useFieldNames, useFormKit } from './formKit.ts';

interface Options {
  required?: boolean | undefined;
  /** What of the typed text goes into the form. */
  parse?: ((typed: string) => unknown) | undefined;
}

/** Nothing typed is '' in the contract, where react-admin would make null of it. */
const asTyped = (typed: unknown) => typed;

/** Everything that an input of the form needs to know about the field at `source`. */
export function useField(source: string, { required, parse = asTyped }: Options = {}) {
  const kit = useFormKit();
  const record = useRecordContext();
  const translate = useTranslate();
  const names = useFieldNames();
  const { id, field, fieldState, isRequired } = useInput({
    source,
    id: fieldId(kit.part, source),
    isRequired: required ?? kit.required.has(source),
    parse,
  });
  return {
    source,
    field,
    readOnly: kit.readOnly,
    /** What the record holds. */
    recorded: at(record, source),
    texts: {
      id,
      label: names.own(source),
      help: translate(`${kit.part}.help.${source}`, { _: '' }) || undefined,
      error: fieldState.error?.message,
      errorWord: translate('common.error'),
      required: isRequired,
      requiredTitle: translate('validation.required'),
    },
  };
}
export type BoundField = ReturnType<typeof useField>;
