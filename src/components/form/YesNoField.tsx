import { useTranslate } from 'ra-core';
import { GroupFrame } from './GroupFrame.tsx';
import { useField } from './useField.ts';

/** A question with Yes and No. */
export function YesNoField({ source, required }: { source: string; required?: boolean }) {
  const translate = useTranslate();
  const bound = useField(source, { required });
  const { field, texts } = bound;
  const word = (value: unknown) =>
    typeof value === 'boolean' ? translate(value ? 'form.yes' : 'form.no') : '';
  return (
    <GroupFrame bound={bound} show={word}>
      <div className="hub-form-choices">
        {[true, false].map((answer) => {
          const id = answer ? texts.id : `${texts.id}.no`;
          return (
            <div key={String(answer)} className="hub-check-line hub-radio-line">
              <input
                type="radio"
                id={id}
                name={field.name}
                ref={answer ? field.ref : undefined}
                checked={field.value === answer}
                onBlur={field.onBlur}
                onChange={() => field.onChange(answer)}
              />
              <label htmlFor={id}>{word(answer)}</label>
            </div>
          );
        })}
      </div>
    </GroupFrame>
  );
}
