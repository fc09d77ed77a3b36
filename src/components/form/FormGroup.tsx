import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { AddressFields } from './AddressFields.tsx';
import { groupId, useFieldNames, useFormKit } from './formKit.ts';
import { Fields } from './ReadOnlyValue.tsx';

interface Props {
  /** Key of title and sentence below `groups` of the form's part of the catalogue. */
  name: string;
  /** Short fields stand side by side where there is room. */
  columns?: boolean;
  children: ReactNode;
}

/** A group of the form: a title, a sentence, its fields. */
export function FormGroup({ name, columns = false, children }: Props) {
  const translate = useTranslate();
  const { part, readOnly } = useFormKit();
  const id = groupId(part, name);
  const title = translate(`${part}.groups.${name}.title`);
  if (readOnly) {
    return (
      <section id={id} className="hub-card hub-form-group" aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{title}</h2>
        <Fields>{children}</Fields>
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
      <Fields className={columns ? 'hub-form-columns' : ''}>{children}</Fields>
    </fieldset>
  );
}

/** An address inside of a group: a fieldset of its own, its legend is the address's name. */
export function AddressGroup(props: { source: string; copyFrom?: string }) {
  const { own } = useFieldNames();
  const { readOnly } = useFormKit();
  if (readOnly) return <AddressFields {...props} />;
  return (
    <fieldset className="hub-form-set hub-form-subgroup">
      <legend>{own(props.source)}</legend>
      <AddressFields {...props} />
    </fieldset>
  );
}
