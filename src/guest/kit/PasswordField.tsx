import { useId, useState } from 'react';
import { useHub } from '#providers/HubContext.ts';
import { EyeClosedIcon, EyeIcon } from './icons.tsx';
import { TextBox, type TextBoxProps } from './TextBox.tsx';

/** A password input with a button to show it. */
export function PasswordField(props: TextBoxProps) {
  const { t } = useHub();
  const ownId = useId();
  const { id = ownId } = props;
  const [shown, setShown] = useState(false);
  const label = t(shown ? 'public.password.hide' : 'public.password.show');
  return (
    <TextBox
      {...props}
      id={id}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      button={
        <button
          type="button"
          className="hub-input-switch"
          aria-controls={id}
          title={label}
          onClick={() => setShown(!shown)}
        >
          {/* The state, as in react-admin's inputs in the portal. */}
          {shown ? <EyeIcon /> : <EyeClosedIcon />}
          <span className="visually-hidden">{label}</span>
        </button>
      }
    />
  );
}
