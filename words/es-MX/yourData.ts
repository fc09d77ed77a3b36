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
  end: {
    title: 'Eliminar su cuenta',
    lead: 'Borramos lo que conservamos de usted. Lo que su agencia y nosotros hemos decidido se conserva, sin su nombre.',
    action: 'Eliminar mi cuenta…',
    confirm: 'Eliminar mi cuenta',
    goes: 'Esto se borra:',
    stays: 'Esto se conserva, pero nadie podrá ver que fue usted:',
    contactOf: 'Sus datos de contacto se quitan del registro de %{agency}.',
    days: 'Tiene 14 días para cambiar de opinión. Después nadie podrá recuperar su cuenta.',
    asked: 'Su cuenta se eliminará el %{until}. Hasta entonces puede usarla y también conservarla.',
    keep: 'Conservar mi cuenta',
    failed: 'No pudimos consultar qué pasaría',
    block: {
      onlyPointOfContact:
        'Usted es el único punto de contacto de su agencia. Primero nombre a otra persona en Asociados.',
      lastAdministrator:
        'Usted es la última persona con rol de administración que puede iniciar sesión. Primero dé ese rol a otra persona.',
      emergencyAccount:
        'Su cuenta se reserva para emergencias. Pida primero al operador que elija otra.',
      onHold:
        'Por ahora sus datos deben conservarse por motivos legales. Póngase en contacto con soporte.',
    },
  },
  kept: {
    title: 'Qué conservamos de usted',
    lead: 'Por tipo: por qué lo conservamos y por cuánto tiempo. Entre paréntesis: cuántos registros hay.',
    failed: 'No pudimos consultar qué conservamos de usted',
    until: {
      account: 'Se conserva hasta que su cuenta termine.',
      unused:
        'Se conserva hasta que su cuenta termine. Termina por sí sola %{smart_count} días después de su último inicio de sesión; antes le enviamos dos correos.',
      agency:
        'Se conserva mientras su agencia esté en el programa; cuando su cuenta termine, sin su nombre.',
      program: 'Se conserva mientras exista el programa; cuando su cuenta termine, sin su nombre.',
      days: 'Se conserva un día como máximo. |||| Se conserva %{smart_count} días como máximo.',
    },
  },
  why: {
    account: 'Para que pueda iniciar sesión y sepamos quién es usted.',
    registration: 'Para hacer lo que pidió antes de tener una cuenta.',
    invitations: 'Para que pueda unirse a su agencia y ella vea quién lo ha hecho.',
    accreditation: 'Para acreditarle y mostrarle lo que le interesa.',
    certificates: 'Para que pueda comprobarlos quien los reciba de usted.',
    agreements: 'Para poder demostrar qué condiciones valen entre nosotros.',
    agency:
      'Para comunicarnos con los contactos de una agencia y demostrar cómo decidimos sobre ella.',
    reports: 'Son parte de la contabilidad de su agencia y del programa.',
    mails: 'Para ver si llegaron.',
    security: 'Para que ningún extraño entre en su cuenta.',
    audit: 'Para poder demostrar quién decidió qué y cuándo.',
    content: 'Son parte del portal.',
    operation: 'Para encontrar fallas.',
  },
  purpose: {
    account: 'Su cuenta',
    registration: 'Lo que ingresó para obtener una cuenta',
    invitations: 'Invitaciones',
    accreditation: 'Su registro, la guía y el cuestionario',
    certificates: 'Sus certificados',
    agreements: 'Lo que aceptó y cuándo',
    agency: 'Datos de contacto y decisiones de agencias',
    reports: 'Informes que cargó',
    mails: 'Correos enviados a usted',
    security: 'Inicios de sesión, dispositivos y segundos pasos',
    audit: 'Registros de quién hizo qué',
    content: 'Páginas',
    operation: 'Registros técnicos',
  },
  counted: '%{what} (%{total})',
  agreed: {
    title: 'Lo que usted aceptó',
    lead: 'Qué versión de qué texto, en qué idioma y cuándo. Puede leer e imprimir cada uno tal como era.',
    none: 'Todavía no ha aceptado ningún texto.',
    failed: 'No pudimos buscar lo que usted aceptó',
    termsAndConditions: 'Términos y condiciones',
    termsOfCommissions: 'Términos de las comisiones',
    fastPay: 'FastPay',
    education: 'Guía de formación de la marca',
    version: 'Versión %{version}, %{language}, el %{time}',
    read: 'Leer el texto',
    readOf: 'Leer el texto: %{name}, versión %{version}, %{time}',
    hide: 'Ocultar el texto',
    hideOf: 'Ocultar el texto: %{name}, versión %{version}, %{time}',
    gone: 'Esta versión del texto ya no se conserva.',
    print: 'Imprimir',
  },
};
