import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { Alert as GuestAlert } from './Alert.tsx';
import { InPageLink } from './InPageLink.tsx';

interface FormError {
  /** The id of the input it leads to. */
  fieldId: string;
  /** The field's label. */
  label: string;
  message: string;
}

interface AlertProps {
  ref: Ref<HTMLDivElement>;
  severity: 'error';
  tabIndex: number;
  title: ReactNode;
  'aria-labelledby': string;
  children: ReactNode;
}

interface Props {
  title: string;
  errors: readonly FormError[];
  /** A change moves the focus here: the form's count of failed submits. */
  focusKey?: number;
  /** The alert of the pages around it. */
  Alert?: (props: AlertProps) => ReactNode;
}

/** Shown on top of a form after a failed submit: the errors, each a link to its field. */
export function FormErrorSummary({ title, errors, focusKey = 0, Alert = GuestAlert }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const empty = errors.length === 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key means: focus again
  useEffect(() => {
    if (empty) return;
    // A long summary would otherwise be scrolled to its middle.
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'start' });
  }, [focusKey, empty]);

  if (empty) return null;

  return (
    <Alert
      ref={box}
      severity="error"
      tabIndex={-1}
      aria-labelledby={titleId}
      title={<span id={titleId}>{title}</span>}
    >
      <ul className="hub-alert-list">
        {errors.map(({ fieldId, label, message }) => (
          <li key={fieldId}>
            <InPageLink target={fieldId} block="center">
              {label}
            </InPageLink>
            <span>{` – ${message}`}</span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
