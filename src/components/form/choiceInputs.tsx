import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import {
  AutocompleteInput as RaAutocompleteInput,
  CheckboxGroupInput as RaCheckboxGroupInput,
  RadioButtonGroupInput as RaRadioButtonGroupInput,
  SelectInput as RaSelectInput,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { exclusiveCodes, type Option } from '../../../contract/reference.ts';
import { Field, type FieldProps } from './Field.tsx';
import { useOptionLabel } from './useOptionLabel.ts';

interface ChoiceProps extends FieldProps {
  options: readonly Option[];
  /** Key of the options' names below `options` of the catalogue. */
  list: string;
}

/** The options as react-admin wants them, and how one of them reads. */
function useChoices({ options, list }: Pick<ChoiceProps, 'options' | 'list'>) {
  const show = useOptionLabel(list);
  const choices = useMemo(
    () => options.map(({ code }) => ({ id: code, name: show(code) })),
    [options, show],
  );
  return { choices, show };
}

/** One of a few options, or none. */
export function SelectInput({ source, required, options, list }: ChoiceProps) {
  const translate = useTranslate();
  const { choices, show } = useChoices({ options, list });
  const none = { id: '', name: translate('form.notStated') };
  return (
    <Field source={source} required={required} show={show}>
      {(field, { 'aria-required': ariaRequired }) => (
        <RaSelectInput
          {...field}
          choices={[none, ...choices]}
          translateChoice={false}
          // The empty choice of its own would be read as 'Clear value'.
          isRequired
          slotProps={{
            select: {
              SelectDisplayProps: {
                'aria-required': ariaRequired,
                // Its label, and not the chosen value too, is its name.
                'aria-labelledby': `${field.id}-label`,
              },
            },
          }}
        />
      )}
    </Field>
  );
}

interface AutocompleteProps extends ChoiceProps {
  autoComplete?: string | undefined;
  placeholder?: string;
  /** Said where there is nothing to choose from. */
  noOptionsText?: string;
  onChange?: (code: string) => void;
}

/** One of many options, which is typed into. What stands there in full when it is left is chosen: browsers fill in so. */
export function AutocompleteInput(props: AutocompleteProps) {
  const { source, required, options, list, autoComplete, placeholder, noOptionsText } = props;
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext();
  const { choices, show } = useChoices({ options, list });
  const chooseTyped = (typed: string) => {
    const plain = typed.trim().toLowerCase();
    const choice = choices.find(({ name }) => name.toLowerCase() === plain);
    if (!choice || choice.id === getValues(source)) return;
    setValue(source, choice.id, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    props.onChange?.(choice.id);
  };
  return (
    <Field source={source} required={required} show={show}>
      {(field, { 'aria-required': ariaRequired }) => (
        <RaAutocompleteInput
          {...field}
          choices={choices}
          translateChoice={false}
          autoHighlight
          openOnFocus={false}
          noOptionsText={noOptionsText ?? translate('form.noOptions')}
          onChange={props.onChange}
          onBlur={(event) => chooseTyped(event.target.value)}
          disablePortal
          TextFieldProps={{
            placeholder: placeholder ?? translate('form.choose'),
            InputProps: {
              slotProps: {
                input: {
                  'aria-required': ariaRequired,
                  ...(autoComplete && { autoComplete }),
                },
              },
            },
          }}
        />
      )}
    </Field>
  );
}

/** The choice after its last one was ticked: None and Not Applicable exclude the others (G3). */
export function withoutExcluded(chosen: readonly string[]): readonly string[] {
  const last = chosen.at(-1) ?? '';
  if (exclusiveCodes.includes(last)) return [last];
  return chosen.filter((code) => !exclusiveCodes.includes(code));
}

/** Several of several options, as ticks. */
export function CheckboxGroupInput({ source, required, options, list }: ChoiceProps) {
  const { choices, show } = useChoices({ options, list });
  const shown = (value: unknown) => (Array.isArray(value) ? value.map(show).join(', ') : '');
  return (
    <Field source={source} required={required} show={shown} group className="hub-form-ticks">
      {(field, { 'aria-invalid': invalid, 'aria-describedby': describedBy }) => (
        <RaCheckboxGroupInput
          {...field}
          choices={choices}
          translateChoice={false}
          parse={withoutExcluded}
          aria-describedby={describedBy}
          options={{ inputProps: { 'aria-invalid': invalid } }}
        />
      )}
    </Field>
  );
}

/** A question with Yes and No. */
export function YesNoInput({ source, required }: FieldProps) {
  const translate = useTranslate();
  const word = (value: unknown) =>
    typeof value === 'boolean' ? translate(value ? 'form.yes' : 'form.no') : '';
  return (
    <Field source={source} required={required} show={word} group>
      {({ id, ...field }, { 'aria-describedby': describedBy }) => (
        <div id={id}>
          <RaRadioButtonGroupInput
            {...field}
            choices={[true, false].map((answer) => ({ id: String(answer), name: word(answer) }))}
            translateChoice={false}
            format={String}
            parse={(answer: unknown) => answer === 'true'}
            aria-describedby={describedBy}
          />
        </div>
      )}
    </Field>
  );
}
