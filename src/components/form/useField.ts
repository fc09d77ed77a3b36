import { useTranslate } from 'ra-core';
import { useContext } from 'react';
import { useController } from 'react-hook-form';
import { FormLock, fieldId, useFieldNames, useFormKit } from './formKit.ts';

/** Everything that an input of the form needs to know about the field at `source`. */
export function useField(source: string, options: { required?: boolean } = {}) {
  const kit = useFormKit();
  const locked = useContext(FormLock);
  const translate = useTranslate();
  const names = useFieldNames();
  const { field, fieldState } = useController({ name: source });
  const required = options.required ?? kit.required.has(source);
  return {
    source,
    field,
    readOnly: kit.readOnly,
    locked,
    texts: {
      id: fieldId(kit.part, source),
      label: names.own(source),
      help: translate(`${kit.part}.help.${source}`, { _: '' }) || undefined,
      error: fieldState.error?.message,
      errorWord: translate('common.error'),
      required,
      requiredTitle: translate('validation.required'),
    },
  };
}
export type BoundField = ReturnType<typeof useField>;
