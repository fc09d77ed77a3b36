import type { associates as english, lists as englishLists } from '../en/associates.ts';
import type { Texts } from '../en/light.ts';

export const associates: Texts<typeof english> = {
  title: 'Administrar asociados',
  intro:
    'Invite a las personas de su agencia, siga su avance hasta la acreditación y elija quién más puede actuar como contacto principal.',

  invite: {
    title: 'Invitar asociados',
    label: 'Agregar correos de asociados',
    help: 'Una dirección por línea, hasta %{max} a la vez. También puede pegar una lista copiada de su programa de correo o de una hoja de cálculo.',
    language: 'Idioma del correo',
    languageHelp:
      'También el de los recordatorios y el de la página que abre el enlace. A quien ya tiene una cuenta se le escribe en su propio idioma.',
    valid: 'válidas: %{n}',
    duplicate: 'repetidas: %{n}',
    invalid: 'no válidas: %{n}',
    firstOf:
      'Se enviarán las primeras %{n} de %{count} direcciones. Las demás permanecen en el cuadro para la próxima vez.',
    useMeant: 'Usar %{address} en lugar de %{entry}',
    send: 'Enviar invitaciones',
    unknown:
      'No sabemos si las invitaciones se enviaron. Puede presionar %{send} de nuevo sin riesgo: nadie recibe un segundo correo en diez minutos.',
    sending: 'Estamos enviando sus invitaciones…',
    nextTitle: 'Qué sigue',
    nextMail: 'Cada persona recibe un correo con un enlace personal, vigente por %{days} días.',
    nextRow:
      'Las nuevas invitaciones aparecen de inmediato en la lista de abajo y su estado se actualiza automáticamente.',
    nextFailed:
      'Si no se pudo invitar a una dirección, permanece en el cuadro con el motivo al lado.',
    resultTitle: 'Resultado',
    sent: 'Se está enviando %{smart_count} invitación. |||| Se están enviando %{smart_count} invitaciones.',
    failed:
      'No se pudo invitar a %{smart_count} dirección, que permanece en el cuadro. |||| No se pudo invitar a %{smart_count} direcciones, que permanecen en el cuadro.',
    sentOf:
      'Estas son %{n} de %{count} direcciones. Las demás siguen en el cuadro para la próxima vez.',
    sentOne: 'invitación en camino',
    paused:
      '%{smart_count} dirección recibió el correo hace menos de diez minutos y no lo recibió de nuevo. |||| %{smart_count} direcciones recibieron el correo hace menos de diez minutos y no lo recibieron de nuevo.',
    pausedOne: 'se puede enviar de nuevo a partir de las %{time}',
  },

  definitions: {
    title: 'Definición de los estados',
    none: 'La invitación se está enviando.',
    NOT_CREATED:
      'La persona registró su agencia y tiene una cuenta, pero aún no tiene registro de asociado.',
    INVITED: 'La invitación va en camino o ya llegó. La persona aún no la acepta.',
    FAILED: 'No se pudo entregar el correo. Revise la dirección y vuelva a enviar la invitación.',
    EXPIRED: 'El enlace de la invitación venció. Vuelva a enviar la invitación para crear otro.',
    CREATED:
      'La persona tiene una cuenta y está llenando su registro o leyendo la guía de capacitación de la marca.',
    REGISTERED:
      'El registro está completo. La persona aún debe leer la guía de capacitación de la marca y confirmar su lectura.',
    PENDING: 'El registro está completo y lo revisa la oficina del programa.',
    ACCREDITED:
      'La persona se registró y confirmó la lectura de la guía de capacitación de la marca. Ya tiene acceso a beneficios, tarifas y ofertas.',
    PENDING_RENEWAL:
      'La persona debe renovar su acreditación. Mientras tanto conserva sus beneficios.',
    REJECTED:
      'La oficina del programa rechazó el registro. Escríbanos si cree que se trata de un error.',
  },

  filter: {
    search: 'Buscar',
    searchHint: 'Parte de la dirección de correo',
    status: 'Estado',
    type: 'Tipo de invitación',
    all: 'Todos',
    submit: 'Buscar',
    clear: 'Borrar filtros',
  },

  list: {
    title: 'Sus asociados',
    caption: 'Asociados de su agencia',
    poc: 'Contacto principal',
    email: 'Correo',
    date: 'Fecha',
    status: 'Estado',
    type: 'Tipo de invitación',
    actions: 'Acciones',
    pages: 'Páginas de asociados',
    loading: 'Estamos cargando sus asociados…',
    failed: 'No pudimos cargar sus asociados.',
    emptyTitle: 'Aún no ha invitado a nadie',
    emptyText:
      'Pegue arriba los correos electrónicos de sus colegas y envíe las primeras invitaciones.',
    noMatchTitle: 'Ningún asociado coincide con su búsqueda',
    noMatchText: 'Intente con una búsqueda más corta o con otro estado.',
    showAll: 'Mostrar todos los asociados',
  },

  /** The heading in the file of the list, which has a column for it. */
  filename: 'asociados',
  reason: 'Motivo',

  type: { POC: 'Contacto principal', SELF: 'Autoinvitación' },

  status: {
    none: 'Invitando…',
    NOT_CREATED: 'Sin registro',
    INVITED: 'Con invitación',
    FAILED: 'La invitación no se entregó',
    EXPIRED: 'Invitación vencida',
    CREATED: 'Cuenta creada',
    REGISTERED: 'Con registro',
    PENDING: 'En revisión',
    ACCREDITED: 'Con acreditación',
    PENDING_RENEWAL: 'Renovación pendiente',
    REJECTED: 'Registro rechazado',
  },

  row: {
    changing: 'Cambiando…',
    saved: 'Guardado',
    revoking: 'Revocando',
    sending: 'Invitando…',
    failed: 'No se pudo',
    retry: 'Reintentar',
    pointOfContact: 'Contacto principal %{email}',
    actionsFor: 'Acciones para %{email}',
    sendAgain: 'Enviar de nuevo',
    revoke: 'Revocar',
  },

  stepDown: {
    title: 'Ya no podrá administrar asociados',
    text: 'Otro contacto principal de su agencia puede volver a darle esta función.',
    confirm: 'Desactivar',
    cancel: 'Cancelar',
  },

  revoke: {
    title: '¿Revocar esta invitación?',
    text: 'El enlace del correo enviado a %{email} dejará de funcionar y la invitación se quitará de su lista. Podrá invitar de nuevo a esta dirección más adelante.',
    registeredTitle: '¿Quitar a este asociado de su agencia?',
    registeredText:
      '%{email} ya tiene una cuenta. Si la revoca, la persona deja de pertenecer a su agencia y se cierran de inmediato todas sus sesiones. Pierde el acceso a beneficios, tarifas y capacitación. La cuenta se conserva: usted u otra agencia puede invitar de nuevo a la persona. Se une con el enlace de ese correo y su acreditación empieza de nuevo.',
    confirm: 'Revocar',
    cancel: 'Cancelar',
    done: 'Revocamos el acceso de %{email}.',
    severalTitle: '¿Revocar a %{smart_count} asociados?',
    severalText:
      'Las invitaciones enviadas por correo dejarán de funcionar. Quien ya tiene una cuenta deja de pertenecer a su agencia, se cierran de inmediato todas sus sesiones y pierde el acceso a beneficios, tarifas y capacitación. Las cuentas se conservan: usted u otra agencia puede invitar de nuevo a estas personas. Se unen con el enlace de ese correo y su acreditación empieza de nuevo.',
    severalDone:
      'Revocamos el acceso de %{smart_count} asociado. |||| Revocamos el acceso de %{smart_count} asociados.',
    severalFailed:
      'No pudimos revocar a %{smart_count} asociado. |||| No pudimos revocar a %{smart_count} asociados.',
    doneOne: 'acceso revocado',
  },

  again: {
    done: 'Se está enviando de nuevo la invitación a %{email}.',
    severalTitle: '¿Enviar de nuevo %{smart_count} invitaciones?',
    severalText: 'Cada persona recibirá otra vez el correo con su enlace personal.',
    severalDone:
      'Se está enviando de nuevo %{smart_count} invitación. |||| Se están enviando de nuevo %{smart_count} invitaciones.',
    severalFailed:
      'No pudimos enviar de nuevo %{smart_count} invitación. |||| No pudimos enviar de nuevo %{smart_count} invitaciones.',
    doneOne: 'invitación enviada de nuevo',
    paused:
      'La invitación se envió hace menos de diez minutos. Puede enviarla de nuevo a partir de las %{time}.',
  },
};

export const lists: Texts<typeof englishLists> = {
  range: '%{from}–%{to} de %{total}',
  rangeOfMore: '%{from}–%{to} de más de %{total}',
  rangeOfUnknown: '%{from}–%{to}',
  refused: 'Los filtros de esta dirección no se pueden usar.',
  unknownFilter: 'Esta lista no tiene ese filtro: %{names}',
  showAll: 'Mostrar toda la lista',
  export: { csv: 'Exportar a CSV', xlsx: 'Exportar a XLSX' },
  page: 'Página %{page}',
  previous: 'Página anterior',
  next: 'Página siguiente',
};
