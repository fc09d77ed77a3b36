import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { passwordLength, withoutUnseen } from '#contract/characters.ts';
import type { weaknessOf } from '#contract/guessable.ts';
import { neededClasses, passwordRuleOf } from '#contract/policies.ts';
import { useHub } from '#providers/HubContext.ts';
import { useProfile } from '#providers/useProfile.ts';
import { RingIcon, TickIcon } from '../kit/icons.tsx';

interface Props {
  id: string;
  /** Whether the password is for a member of staff. */
  staff?: boolean | undefined;
  /** The name of the password's input in the surrounding form. */
  name: string;
}

/** The password rule from the policy call; the default until it has been loaded. */
function usePasswordRule(staff: boolean) {
  const { policies } = useHub();
  const [current, setCurrent] = useState(policies.current);
  useEffect(() => {
    void policies.load().then(setCurrent);
  }, [policies]);
  return passwordRuleOf(current, staff);
}

/** The fields whose words the password must not be made of. */
const ownFields = ['firstName', 'lastName', 'emailAddress'];

/** Returns why the password is easy to guess, '' if it is not; undefined while nothing is typed or can judge it. */
function useWeakness(password: string) {
  const { settings } = useHub();
  const profile = useProfile();
  const { watch } = useFormContext();
  const [judge, setJudge] = useState<typeof weaknessOf>();
  const isUsed = password !== '';
  useEffect(() => {
    if (!isUsed) return;
    // Without it the server's refusal tells.
    void import('#contract/guessable.ts').then(
      (loaded) => setJudge(() => loaded.weaknessOf),
      () => undefined,
    );
  }, [isUsed]);
  if (!judge || !isUsed) return undefined;
  const typed = watch(ownFields).map(String);
  const known = [profile?.displayName, profile?.email, settings.name, settings.shortName];
  return judge(password, [...typed, ...known]) ?? '';
}

/** The rules of a new password, each marked as met or not while the person types. */
export function PasswordRules({ id, name, staff = false }: Props) {
  const { t } = useHub();
  const rule = usePasswordRule(staff);
  const { min, max } = rule;
  const password = withoutUnseen(String(useWatch({ name }) ?? ''));
  const weakness = useWeakness(password);
  const rules = [
    {
      name: 'length',
      text: t('public.password.length', { min, max }),
      met: passwordLength(password) >= min && passwordLength(password) <= max,
    },
    ...neededClasses(rule).map(({ name: part, holds }) => ({
      name: part,
      text: t(`public.password.${part}`),
      met: holds(password),
    })),
    ...(weakness === undefined
      ? []
      : [{ name: 'unguessable', text: t('public.password.unguessable'), met: weakness === '' }]),
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
      {weakness && <p>{t(weakness)}</p>}
    </div>
  );
}
