import TickedIcon from '@mui/icons-material/CheckBox';
import UntickedIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import { useTranslate } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import {
  AutocompleteInput,
  BooleanInput,
  CheckboxGroupInput,
  RadioButtonGroupInput,
  SelectInput,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { cleanLine } from '#contract/characters.ts';
import { orderIn } from '#contract/dictionaryOrder.ts';
import { folded } from '#contract/folded.ts';
import { optionListOf, optionsOf } from '#contract/forms/fields.ts';
import { exclusiveCodes } from '#contract/reference.ts';
import { useHub } from '#providers/HubContext.ts';
import { focusRing, hub } from '#src/guest/kit/tokens.ts';
import { Field, type FieldProps } from './Field.tsx';

/**
 * Returns the options of a list of the reference data as choices of react-admin. States are in the alphabetical order of
 * their names in the language.
 */
function useChoices(list = '') {
  const translate = useTranslate();
  const { language } = useHub();
  return useMemo(() => {
    const choices = optionsOf(list).map(({ code }) => ({
      id: code,
      name: translate(`options.${list}.${code}`, { _: code }),
    }));
    if (!list.startsWith('states.')) return choices;
    return choices.sort(orderIn(language));
  }, [list, translate, language]);
}

interface SelectProps extends FieldProps {
  /** The choices, instead of the field's options and without an empty one. */
  among?: { id: string; name: string }[];
}

/** One of the few options of its field, or none. */
export function SelectEntry({ source, required, among }: SelectProps) {
  const translate = useTranslate();
  const choices = useChoices(optionListOf(source));
  const none = { id: '', name: translate('form.notStated') };
  return (
    <Field source={source} required={required}>
      {(field, { 'aria-required': ariaRequired }) => (
        <SelectInput
          {...field}
          choices={among ?? [none, ...choices]}
          translateChoice={false}
          // react-admin's own empty choice would be announced as 'Clear value'.
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

interface AutocompleteProps extends FieldProps {
  /** The name of the list of options. */
  list: string;
  autoComplete?: string | undefined;
  placeholder?: string;
  /** Shown if there is nothing to choose from. */
  noOptionsText?: string;
  onChange?: (code: string) => void;
}

/**
 * One of many options, with a search box. A text that equals an option, or that only one begins with, is selected on
 * blur: browsers' autofill types so, and people who type and go on with Tab.
 */
export function AutocompleteEntry(props: AutocompleteProps) {
  const { source, required, list, autoComplete, placeholder, noOptionsText, onChange } = props;
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext();
  const choices = useChoices(list);
  const chooseTyped = (typed: string) => {
    const plain = folded(cleanLine(typed));
    const begun = choices.filter(({ name }) => plain && folded(name).startsWith(plain));
    const equal = begun.find(({ name }) => folded(name) === plain);
    const choice = equal ?? (begun.length === 1 ? begun[0] : undefined);
    if (!choice || choice.id === getValues(source)) return;
    setValue(source, choice.id, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    onChange?.(choice.id);
  };
  return (
    <Field source={source} required={required}>
      {(field, { 'aria-required': ariaRequired }) => (
        <AutocompleteInput
          {...field}
          choices={choices}
          translateChoice={false}
          autoHighlight
          openOnFocus={false}
          noOptionsText={noOptionsText ?? translate('form.noOptions')}
          onChange={onChange}
          onBlur={(event) => chooseTyped(event.target.value)}
          disablePortal
          TextFieldProps={{
            placeholder: placeholder ?? translate('form.choose'),
            InputProps: {
              slotProps: {
                input: { 'aria-required': ariaRequired, ...(autoComplete && { autoComplete }) },
              },
            },
          }}
        />
      )}
    </Field>
  );
}

/** Returns the selection after the last option was checked: None and Not Applicable exclude the others. */
export function withoutExcluded(chosen: readonly string[]): readonly string[] {
  const last = chosen.at(-1) ?? '';
  if (exclusiveCodes.includes(last)) return [last];
  return chosen.filter((code) => !exclusiveCodes.includes(code));
}

/** Several of the options of its field, as checkboxes. */
export function CheckboxesEntry({ source, required }: FieldProps) {
  const choices = useChoices(optionListOf(source));
  return (
    <Field source={source} required={required} group sx={{ maxWidth: 'none' }}>
      {(field, { 'aria-invalid': invalid, 'aria-describedby': describedBy }) => (
        <CheckboxGroupInput
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
export function YesNoEntry({ source, required }: FieldProps) {
  const translate = useTranslate();
  const choices = [
    { id: 'true', name: translate('form.yes') },
    { id: 'false', name: translate('form.no') },
  ];
  return (
    <Field source={source} required={required} group>
      {({ id, ...field }, { 'aria-describedby': describedBy }) => (
        <div id={id}>
          <RadioButtonGroupInput
            {...field}
            choices={choices}
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

interface BooleanProps extends FieldProps {
  /** Next to the help: where the text that is agreed to can be read. */
  more?: ReactNode;
  onChange?: (ticked: boolean) => void;
}

const NoTrack = () => null;

/** A checkbox where the switch would be, and below its label what is said of it. */
const tick = {
  '& .MuiFormHelperText-root, & .MuiTypography-caption, & .MuiAlert-root': {
    order: 0,
    marginInlineStart: 4,
  },
  '& .MuiSwitch-root': { width: 24 },
  '& .MuiSwitch-switchBase': {
    padding: '10px',
    color: hub('border'),
    '&:hover': { color: hub('ink') },
    '&.Mui-checked': { transform: 'none', color: hub('primary') },
    '&.Mui-focusVisible svg': focusRing,
  },
};

/**
 * A single checkbox: an agreement, or a yes that may be left open. The specification says checkbox, so it is not a
 * switch.
 */
export function BooleanEntry({ source, required, more, onChange }: BooleanProps) {
  return (
    <Field source={source} required={required} more={more} sx={tick}>
      {(field, aria) => (
        <BooleanInput
          {...field}
          onChange={(event) => onChange?.(event.target.checked)}
          options={{
            icon: <UntickedIcon />,
            checkedIcon: <TickedIcon />,
            slots: { track: NoTrack },
            slotProps: { input: { role: undefined, ...aria } },
          }}
        />
      )}
    </Field>
  );
}
