import { exclusiveCodes, type Option } from '../../../contract/reference.ts';
import { GroupFrame } from './GroupFrame.tsx';
import { useField } from './useField.ts';
import { useOptionLabel } from './useOptionLabel.ts';

/** The choice after `code` was ticked or unticked: None and Not Applicable exclude the others (G3). */
export function toggled(chosen: readonly string[], code: string): string[] {
  if (chosen.includes(code)) return chosen.filter((other) => other !== code);
  if (exclusiveCodes.includes(code)) return [code];
  return [...chosen.filter((other) => !exclusiveCodes.includes(other)), code];
}

interface Props {
  source: string;
  options: readonly Option[];
  /** Key of the options' names below `options` of the catalogue. */
  list: string;
}

/** Several of several options, as ticks. */
export function MultiSelectField({ source, options, list }: Props) {
  const bound = useField(source);
  const { field, texts } = bound;
  const label = useOptionLabel(list);
  const codes = (value: unknown) => (Array.isArray(value) ? (value as string[]) : []);
  const chosen = codes(field.value);
  return (
    <GroupFrame bound={bound} show={(value) => codes(value).map(label).join(', ')}>
      <div className="hub-form-ticks">
        {options.map(({ code }, index) => {
          const id = index === 0 ? texts.id : `${texts.id}.${code}`;
          return (
            <div key={code} className="hub-check-line">
              <input
                type="checkbox"
                id={id}
                name={field.name}
                ref={index === 0 ? field.ref : undefined}
                checked={chosen.includes(code)}
                aria-invalid={texts.error ? true : undefined}
                onBlur={field.onBlur}
                onChange={() => field.onChange(toggled(chosen, code))}
              />
              <label htmlFor={id}>{label(code)}</label>
            </div>
          );
        })}
      </div>
    </GroupFrame>
  );
}
