import type { Texts } from '../en/light.ts';
import type { privacy as english } from '../en/privacy.ts';

export const privacy: Texts<typeof english> = {
  title: 'Qué guardamos y durante cuánto tiempo',
  lead: 'Esta lista se hace con las reglas con las que este portal borra. Lo que termina con su cuenta se borra cuando usted la cierra.',
  purposes: {
    account: {
      title: 'Su cuenta',
      why: 'Para que pueda iniciar sesión y sepamos quién actúa por una agencia.',
    },
    registration: {
      title: 'Registros sin terminar',
      why: 'Para que se pueda usar un enlace que enviamos por correo.',
    },
    invitations: {
      title: 'Invitaciones',
      why: 'Para que las agencias inviten a colegas y vean quién ha llegado.',
    },
    accreditation: {
      title: 'Su acreditación',
      why: 'Para acreditarle, renovarla y para que otros puedan verificar un certificado.',
    },
    agreements: {
      title: 'Lo que aceptó',
      why: 'Para mostrar qué texto se aplicaba y desde cuándo.',
    },
    agency: {
      title: 'Su agencia',
      why: 'Para acreditar a la agencia y comunicarnos con sus contactos.',
    },
    reports: {
      title: 'Informes trimestrales',
      why: 'Para las cuentas del programa y sus comisiones.',
    },
    mails: {
      title: 'Correos electrónicos',
      why: 'Para enviarlos y responder si alguno no llegó.',
    },
    security: {
      title: 'Inicios de sesión seguros',
      why: 'Para dejar entrar solo a usted y mostrarle dónde tiene sesiones abiertas.',
    },
    audit: {
      title: 'El registro de lo que se hizo',
      why: 'Para que las decisiones se puedan seguir y nadie las cambie sin ser visto.',
    },
    content: { title: 'Páginas y textos', why: 'Para publicar lo que dice el programa.' },
    operation: {
      title: 'Funcionamiento del portal',
      why: 'Para que siga funcionando.',
    },
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
