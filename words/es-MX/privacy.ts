import type { Texts } from '../en/light.ts';
import type { privacy as english } from '../en/privacy.ts';

export const privacy: Texts<typeof english> = {
  title: 'Qué guardamos y durante cuánto tiempo',
  lead: 'Esta lista se hace con las reglas con las que este portal borra. Lo que termina con su cuenta se borra cuando usted la cierra.',
  purposes: {
    account: 'Su cuenta',
    registration: 'Registros sin terminar',
    invitations: 'Invitaciones',
    accreditation: 'Su acreditación',
    agreements: 'Lo que aceptó',
    agency: 'Su agencia',
    reports: 'Informes trimestrales',
    mails: 'Correos electrónicos',
    security: 'Inicios de sesión seguros',
    audit: 'El registro de lo que se hizo',
    content: 'Páginas y textos',
    operation: 'Funcionamiento del portal',
  },
  periods: {
    account: 'mientras tenga una cuenta',
    agency: 'mientras la agencia participe',
    program: 'mientras exista el programa; sin su nombre cuando su cuenta haya terminado',
    valid: 'hasta que termine',
    afterEnd: '%{time} después de que termine',
    listed: '%{what}: %{time}',
  },
};
