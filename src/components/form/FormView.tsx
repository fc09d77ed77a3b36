import { Form } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormKitContext, type ReviewComment, useFormKit } from './formKit.ts';
import { Comments } from './notices.tsx';
import './form.css';

interface ViewProps {
  part: string;
  values: FieldValues;
  comments: readonly ReviewComment[];
  children: ReactNode;
}

/** A part of a form that is looked at: its fields show what the record holds. */
export function LookedAt({ children }: { children: ReactNode }) {
  const around = useFormKit();
  const kit = useMemo(() => ({ ...around, readOnly: true }), [around]);
  return (
    <FormKitContext value={kit}>
      <div className="hub-form-view">{children}</div>
    </FormKitContext>
  );
}

/** A form that is looked at: its fields show their values. */
export function FormView({ part, values, comments, children }: ViewProps) {
  const kit = useMemo(
    () => ({ part, required: new Set<string>(), comments, readOnly: true }),
    [part, comments],
  );
  return (
    <FormKitContext value={kit}>
      <Form record={values} className="hub-form-view">
        <Comments />
        {children}
      </Form>
    </FormKitContext>
  );
}
