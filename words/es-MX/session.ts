import type { LightCatalogue } from '../en/light.ts';

export const session: LightCatalogue['session'] = {
  idle: {
    title: '¿Sigue ahí?',
    text: 'No hemos detectado actividad. Su sesión se cerrará en menos de dos minutos. Manténgala abierta para conservar esta página y lo que haya escrito.',
    left: 'Tiempo restante:',
    stay: 'Mantener la sesión abierta',
  },
  signIn: {
    title: 'Inicie sesión de nuevo',
    text: 'Su sesión terminó. Lo que escribió sigue aquí: inicie sesión y continúe donde estaba.',
    otherNow:
      'Ahora %{name} (%{email}) tiene la sesión iniciada en este navegador. Lo que escribió sigue aquí: inicie sesión con su cuenta y continúe donde estaba. Eso cierra la otra sesión.',
    other:
      'Esta página pertenece a la cuenta %{email}. Inicie sesión con esa dirección o salga de la página sin guardar.',
    leave: 'Salir sin guardar',
  },
  leave: {
    title: '¿Salir sin guardar?',
    text: 'Lo que escribió en esta página no se ha guardado y se perderá.',
    confirm: 'Salir',
    cancel: 'Permanecer en esta página',
  },
};

export const consent: LightCatalogue['consent'] = {
  title: '¿Podemos contar sus visitas?',
  text: 'Las cookies que el portal necesita siempre están activas. Con su permiso, también contamos qué páginas se abren, para mejorarlas.',
  more: 'Acerca de las cookies',
  accept: 'Aceptar',
  decline: 'Rechazar',
};
