import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { passwordLength, withoutUnseen } from '#contract/characters.ts';
import { passwordClasses } from '#contract/policies.ts';
import { useHub } from '#providers/HubContext.ts';
import { RingIcon, TickIcon } from '../kit/icons.tsx';

interface Props {
  id: string;
  /** The name of the password's input in the surrounding form. */
  name: string;
}

/** The program's password rule from the policy call; the default until it has been loaded. */
function usePasswordPolicy() {
  const { policies } = useHub();
  const [current, setCurrent] = useState(policies.current);
  useEffect(() => {
    void policies.load().then(setCurrent);
  }, [policies]);
  return current.password;
}

/** The rules of a new password, each marked as met or not while the person types. */
export function PasswordRules({ id, name }: Props) {
  const { t } = useHub();
  const { min, max, classes } = usePasswordPolicy();
  const password = withoutUnseen(String(useWatch({ name }) ?? ''));
  const rules = [
    {
      name: 'length',
      text: t('public.password.length', { min, max }),
      met: passwordLength(password) >= min && passwordLength(password) <= max,
    },
    ...passwordClasses
      .filter((part) => classes.includes(part.name))
      .map(({ name: part, holds }) => ({
        name: part,
        text: t(`public.password.${part}`),
        met: holds(password),
      })),
  ];
  return (
    <div id={id} className="hub-password-rules">
      <p>{t('public.password.rules')}</p>
      <ul className="hub-password-list">
        {rules.map((rule) => (
          <li key={rule.name} className={rule.met ? 'hub-met' : undefined}>
            {rule.met ? <TickIcon /> : <RingIcon />}
            <span>{rule.text}</span>
            <span className="visually-hidden">
              {`, ${t(rule.met ? 'public.password.met' : 'public.password.missing')}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
