import type { Texts } from '../en/light.ts';
import type {
  profile as english,
  ownPassword as englishPassword,
  surprise as englishSurprise,
} from '../en/profile.ts';

export const profile: Texts<typeof english> = {
  names: 'Su nombre',
  email: 'Inicia sesión como %{email}',
  saveNames: 'Guardar',
  namesSaved: 'Guardamos su nombre.',
  language: 'Su idioma',
  languageLead:
    'El portal, en todos sus dispositivos, y los correos que reciba estarán en este idioma.',
  saveLanguage: 'Guardar idioma',
  languageSaved: 'Guardamos su idioma.',
  emails: {
    title: 'Correos que recibe',
    lead: 'Lo que corresponde a su cuenta siempre se envía: los enlaces que usted pide, las decisiones y los cambios de su cuenta.',
    reminders: 'Recordatorios',
    remindersHelp:
      'De lo pendiente: registros, informes y renovaciones. Su panel también lo muestra.',
    news: 'Novedades, ofertas y cambios del programa',
    newsHelp: 'Es la misma preferencia que en su registro.',
    saved: 'Guardamos su preferencia.',
  },
  security: 'Inicio de sesión y seguridad',
  securityLead:
    'Su dirección de correo, su contraseña, el segundo paso al iniciar sesión y los dispositivos donde tiene su sesión abierta.',
  toSecurity: 'Administrar el inicio de sesión',
  yourData: 'Sus datos',
  yourDataLead: 'Qué conservamos de usted, por qué y por cuánto tiempo; puede llevárselo.',
  toYourData: 'Ver sus datos',
  agencyContact: 'Datos de contacto de su agencia',
  agencyContactLead:
    'El teléfono y las direcciones cambian de inmediato, sin revisión. Cualquier otro cambio, como el nombre o el dominio, se solicita en el registro de la agencia.',
  saveContact: 'Guardar datos de contacto',
  contactSaved: 'Guardamos los datos de contacto.',
  associateContact: 'Su perfil de asociado',
  associateContactLead:
    'Puede cambiar su teléfono, su dirección y la preferencia de correos en cualquier momento.',
  fields: {
    firstName: 'Nombre',
    lastName: 'Apellidos',
    language: 'Idioma',
  },
};

export const ownPassword: Texts<typeof englishPassword> = {
  title: 'Su contraseña',
  lead: 'Si cambia su contraseña, su sesión sigue abierta aquí y se cierra en todos los demás dispositivos.',
  save: 'Guardar contraseña',
  saved: 'Cambiamos su contraseña.',
  fields: {
    currentPassword: 'Contraseña actual',
    password: 'Nueva contraseña',
    confirmPassword: 'Confirmar contraseña',
  },
};

export const surprise: Texts<typeof englishSurprise> = {
  title: 'Una sorpresa de vez en cuando',
  text: 'A nuestros hoteles les gusta sorprender a quienes los recomiendan. ¿Desea participar?',
  label: 'Participar',
  saved: 'Guardado',
};
