import type { Texts } from '../en/light.ts';
import type { yourData as english } from '../en/yourData.ts';

export const yourData: Texts<typeof english> = {
  title: 'Sus datos',
  intro: 'Qué conservamos de usted, por qué y por cuánto tiempo. Puede llevárselo.',
  take: {
    title: 'Llévese sus datos',
    lead: 'Un archivo con todo lo que conservamos de usted: una página para leer, tablas para una hoja de cálculo, los datos para otros programas y los informes que cargó. No contiene contraseñas ni nada de otras personas.',
    ask: 'Preparar mis datos',
    again: 'Preparar un archivo nuevo',
    preparing:
      'Su archivo se está preparando. Por lo general tarda menos de un minuto; también le enviaremos un correo cuando esté listo. Puede salir de esta página.',
    ready: 'Su archivo está listo. Puede descargarlo hasta el %{until}; después se elimina.',
    download: 'Descargar',
    failed: 'No pudimos buscar sus archivos',
  },
};
