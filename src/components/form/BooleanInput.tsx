import TickedIcon from '@mui/icons-material/CheckBox';
import UntickedIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { BooleanInput as RaBooleanInput } from 'react-admin';
import { Field, type FieldProps } from './Field.tsx';

interface Props extends FieldProps {
  /** Beside the help: where the text that is agreed to can be read. */
  more?: ReactNode;
  onChange?: (ticked: boolean) => void;
}

const NoTrack = () => null;

/** A tick on its own: an agreement (G4), or a yes that may be left open. The specification speaks of ticks and checkboxes (§5), so no switch is drawn. */
export function BooleanInput({ source, required, more, onChange }: Props) {
  const translate = useTranslate();
  const word = (value: unknown) => translate(value === true ? 'form.yes' : 'form.no');
  return (
    <Field source={source} required={required} show={word} more={more} className="hub-form-tick">
      {(field, aria) => (
        <RaBooleanInput
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
