import { useTranslate } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import { FormInfoContext, groupId, useFormInfo } from './formInfo.ts';

interface Props {
  /** Key of title and introduction below `groups` of the form's part of the catalogue. */
  name: string;
  /** Shows short fields side by side if there is room. */
  columns?: boolean;
  children: ReactNode;
}

/** A group of the form: title, introduction and fields; in a read-only form a list of labels and values. */
export function FormGroup({ name, columns = false, children }: Props) {
  const translate = useTranslate();
  const { part, readOnly } = useFormInfo();
  const id = groupId(part, name);
  const title = translate(`${part}.groups.${name}.title`);
  if (readOnly) {
    return (
      <section id={id} className="hub-card hub-form-group" aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{title}</h2>
        <dl className="hub-values">{children}</dl>
      </section>
    );
  }
  return (
    <fieldset
      id={id}
      className="hub-card hub-form-group"
      tabIndex={-1}
      aria-describedby={`${id}-text`}
    >
      <legend>
        <h2>{title}</h2>
      </legend>
      <p id={`${id}-text`} className="hub-form-group-text">
        {translate(`${part}.groups.${name}.text`)}
      </p>
      <div className={`hub-form-fields ${columns ? 'hub-form-columns' : ''}`}>{children}</div>
    </fieldset>
  );
}

/** A part of a form whose fields show the values of the record. */
export function ReadOnlyPart({ children }: { children: ReactNode }) {
  const form = useFormInfo();
  const info = useMemo(() => ({ ...form, readOnly: true }), [form]);
  return (
    <FormInfoContext value={info}>
      <div className="hub-form-view">{children}</div>
    </FormInfoContext>
  );
}
