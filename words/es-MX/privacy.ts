import type { Texts } from '../en/light.ts';
import type { privacy as english } from '../en/privacy.ts';

export const privacy: Texts<typeof english> = {
  title: 'Qué guardamos y durante cuánto tiempo',
  lead: 'Esta lista se hace con las reglas con las que este portal borra. Lo que termina con su cuenta se borra cuando usted la cierra.',
  periods: {
    account: 'mientras tenga una cuenta',
    agency: 'mientras la agencia participe',
    program: 'mientras exista el programa; sin su nombre cuando su cuenta haya terminado',
    valid: 'hasta que termine',
    afterEnd: '%{time} después de que termine',
    unused: '%{until}, y no más de %{time} después del último inicio de sesión',
    unlessUsed: '%{time}; si entró con ella, mientras tenga una cuenta',
    listed: '%{what}: %{time}',
  },
};
