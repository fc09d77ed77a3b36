import type { LightCatalogue } from '../en/light.ts';

export const session: LightCatalogue['session'] = {
  idle: {
    title: '¿Sigue ahí?',
    text: 'Hace un rato que no pasa nada aquí. Mantenga la sesión abierta y todo lo que hay en esta página se queda como está.',
    left: 'Su sesión se cierra en',
    stay: 'Mantener la sesión abierta',
  },
  signIn: {
    title: 'Inicie sesión de nuevo',
    text: 'Su sesión terminó. Lo que escribió sigue aquí: inicie sesión y continúe donde estaba.',
    other:
      'Esta página espera a %{email}. Inicie sesión con esa dirección o salga de la página sin guardar.',
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
  title: '¿Podemos contar las visitas?',
  text: 'Las cookies que el portal necesita están siempre. Con su permiso contamos además qué páginas se abren, para mejorarlas.',
  more: 'Acerca de las cookies',
  accept: 'Aceptar',
  decline: 'Rechazar',
};

export const surprise: LightCatalogue['surprise'] = {
  title: 'Una sorpresa de vez en cuando',
  text: 'A nuestras casas les gusta sorprender a quienes las recomiendan. Díganos si pueden hacerlo.',
  label: 'Participar',
  saved: 'Guardado',
};
