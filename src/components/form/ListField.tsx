import { useTranslate } from 'ra-core';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import { Button } from '../public/Button.tsx';
import { FieldError } from '../public/Field.tsx';
import { CloseIcon } from '../public/icons.tsx';
import { GroupFrame } from './GroupFrame.tsx';
import { useField } from './useField.ts';

const lines = (value: unknown) => (Array.isArray(value) ? (value as string[]) : []);

/** A list of numbers that grows and shrinks. What is left empty goes when the person leaves the list. */
export function ListField({ source }: { source: string }) {
  const translate = useTranslate();
  const bound = useField(source);
  const { errors } = useFormState({ name: source });
  const { field, texts } = bound;
  const numbers = lines(field.value);
  const box = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<number>();

  useEffect(() => {
    if (wanted === undefined) return;
    const inputs = box.current?.querySelectorAll('input') ?? [];
    const next = inputs[Math.min(wanted, inputs.length - 1)];
    (next ?? box.current?.querySelector('button'))?.focus();
    setWanted(undefined);
  }, [wanted]);

  const add = () => {
    field.onChange([...numbers, '']);
    setWanted(numbers.length);
  };
  const remove = (index: number) => {
    field.onChange(numbers.filter((_, other) => other !== index));
    setWanted(index);
  };
  const leave = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    if (numbers.some((number) => number.trim() === '')) {
      field.onChange(numbers.filter((number) => number.trim() !== ''));
    }
    field.onBlur();
  };

  return (
    <GroupFrame bound={bound} show={(value) => lines(value).join(', ')} onBlur={leave}>
      <div ref={box} className="hub-form-list">
        {numbers.map((number, index) => {
          const id = index === 0 ? texts.id : `${texts.id}.${index}`;
          const { message: error } = (get(errors, `${source}.${index}`) ?? {}) as {
            message?: string;
          };
          const names = { label: texts.label, n: index + 1 };
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a number is what stands at its place
            <div key={index} className={error ? 'hub-form-row hub-field-invalid' : 'hub-form-row'}>
              <input
                type="text"
                className="hub-input"
                id={id}
                aria-label={translate('form.numberOf', names)}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}-error` : undefined}
                value={number}
                onChange={(event) =>
                  field.onChange(
                    numbers.map((old, at) => (at === index ? event.target.value : old)),
                  )
                }
              />
              <button
                type="button"
                className="hub-icon-button"
                aria-label={translate('form.removeNumber', names)}
                onClick={() => remove(index)}
              >
                <CloseIcon />
              </button>
              {error && <FieldError id={`${id}-error`} word={texts.errorWord} text={error} />}
            </div>
          );
        })}
        <Button
          // The list's own address, where an error summary leads, while there is no number in it.
          id={numbers.length === 0 ? texts.id : undefined}
          variant="quiet"
          aria-label={translate('form.addNumberTo', { label: texts.label })}
          onClick={add}
        >
          {translate('form.addNumber')}
        </Button>
      </div>
    </GroupFrame>
  );
}
