import { useTranslate } from 'ra-core';
import { useDeferredValue, useMemo } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { InPageLink } from '../public/InPageLink.tsx';
import { DoneIcon, ErrorIcon } from '../public/icons.tsx';
import { groupId, useFormInfo } from './formInfo.ts';
import { errorPaths } from './formValues.ts';
import { type FieldGroup, groupStates } from './groups.ts';

interface Props {
  groups: readonly FieldGroup[];
  schema: z.ZodType;
}

/** The groups of the form beside it on wide screens, with how far each is. */
export function FormOutline({ groups, schema }: Props) {
  const translate = useTranslate();
  const { part } = useFormInfo();
  const values = useDeferredValue(useWatch());
  const { errors } = useFormState();
  const shown = errorPaths(errors);
  const states = useMemo(
    () => groupStates(groups, schema, values, shown),
    [groups, schema, values, shown],
  );
  // What may stay empty, and does, is neither done nor missing.
  const counted = Object.values(states).filter((state) => state !== 'optional');
  const done = counted.filter((state) => state === 'complete').length;

  return (
    <nav className="hub-form-outline" aria-label={translate('form.outline.title')}>
      <p className="hub-form-outline-title" aria-hidden="true">
        {translate('form.outline.title')}
      </p>
      <p className="hub-form-outline-progress">
        {translate('form.outline.progress', { done, total: counted.length })}
      </p>
      <ol>
        {groups.map(({ name }) => {
          const state = states[name] ?? 'open';
          return (
            <li key={name} className={`hub-form-outline-${state}`}>
              <InPageLink target={groupId(part, name)}>
                <Mark state={state} />
                <span>
                  {translate(`${part}.groups.${name}.title`)}
                  <span className={state === 'open' ? 'visually-hidden' : 'hub-form-outline-word'}>
                    {' '}
                    {translate(`form.outline.${state}`)}
                  </span>
                </span>
              </InPageLink>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function Mark({ state }: { state: string }) {
  if (state === 'complete') return <DoneIcon />;
  if (state === 'attention') return <ErrorIcon />;
  return <span className="hub-form-outline-ring" aria-hidden="true" />;
}
