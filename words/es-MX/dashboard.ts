import type { dashboard as english } from '../en/dashboard.ts';
import type { Texts } from '../en/light.ts';

export const dashboard: Texts<typeof english> = {
  title: 'Mis tareas',
  greeting: {
    morning: 'Buenos días, %{name}',
    afternoon: 'Buenas tardes, %{name}',
    evening: 'Buenas noches, %{name}',
    night: 'Buenas noches, %{name}',
  },
  progress: '%{done} de %{total} tareas listas',
  nextStep: 'Siguiente paso',
  nothingNext: {
    done: 'Todo está listo. Hoy no tiene nada pendiente.',
    inReview:
      'Estamos revisando lo que envió y le escribiremos. Por el momento no tiene nada pendiente. ¿Preguntas? Escriba a %{email}.',
    contact: 'Para continuar necesita nuestra ayuda. Escriba a %{email}.',
  },
  state: {
    done: 'Lista',
    open: 'Por hacer',
    waiting: 'En revisión',
    locked: 'Aún no disponible',
    stopped: 'Comuníquese con nosotros',
    unknown: 'Sin información',
  },
  tasks: {
    email: 'Confirme su correo electrónico',
    agency: 'Envíe la solicitud de registro de su agencia',
    accreditation: 'Complete su proceso de acreditación',
    invite: 'Invite a sus asociados',
    benefits: 'Reciba su confirmación de beneficios',
    report: 'Reportes trimestrales',
  },
  actions: {
    completeRequest: 'Llenar solicitud',
    reviseAndSubmit: 'Corregir y enviar',
    viewAgencyInfo: 'Ver datos de la agencia',
    start: 'Comenzar',
    viewProfile: 'Ver perfil',
    acknowledge: 'Confirmar lectura',
    readGuide: 'Leer la guía de capacitación de la marca',
    manageAssociates: 'Administrar asociados',
    viewConfirmation: 'Ver confirmación',
    viewReports: 'Ver reportes',
    submit: 'Enviar',
  },
  agency: {
    NOT_CREATED:
      'Debe registrar su agencia en los próximos 30 días para que sus asociados tengan acceso a la capacitación y a los beneficios.',
    PENDING: 'La cuenta de su agencia está en revisión. Espere, por favor.',
    PENDING_RENEWAL: 'La cuenta de su agencia requiere una revisión. Por favor, revise su cuenta.',
    REVISIONS_REQUIRED:
      'La cuenta de su agencia no fue aprobada. Por favor, revise los datos de su cuenta.',
    REJECTED:
      'La solicitud de registro de su agencia fue rechazada. Escriba a %{email} para obtener más información.',
    APPROVED: 'Debe completar la capacitación de la marca para obtener su acreditación.',
    nextIsStart:
      'Su agencia fue aprobada. El siguiente paso: seleccione “Comenzar” en “Complete su proceso de acreditación”.',
  },
  windowClosed: 'Para solicitar más tiempo, escriba a %{email}.',
  agencyApproved: 'Su agencia está aprobada.',
  agencyApprovedUntil: 'Su agencia está aprobada hasta el %{date}.',
  associate: {
    NOT_CREATED: 'Complete su proceso de acreditación.',
    INVITED: 'Recibió una invitación como asociado.',
    CREATED: 'Creamos su cuenta de asociado. Lea la guía de capacitación de la marca.',
    REGISTERED:
      'Confirme la lectura de la guía de capacitación de la marca para concluir su acreditación.',
    ACCREDITED: '¡Felicidades! Ya cuenta con su acreditación de asociado.',
    PENDING: 'Su cuenta de asociado está en revisión. Espere, por favor.',
    PENDING_RENEWAL: 'Es momento de renovar su acreditación. Por favor, revise su perfil.',
    renewsWithAgency:
      'Su renovación está guardada. Se decide junto con la de su agencia; mientras tanto conserva su acceso.',
    REJECTED:
      'Su registro de asociado fue rechazado. Escriba a %{email} para obtener más información.',
  },
  reason: { agencyApproved: 'Primero debe aprobarse su agencia.' },
  invite: {
    open: 'Su agencia está aprobada. Invite a las personas que reservan para sus clientes.',
    done: 'Sus asociados ya recibieron su invitación. Puede invitar a más en cualquier momento.',
    locked: 'Podrá invitar a sus asociados en cuanto se apruebe su agencia.',
    unknown: 'No pudimos consultar si sus asociados ya recibieron su invitación.',
  },
  benefits: {
    done: 'Sus beneficios están confirmados. Puede imprimir la confirmación.',
    locked: 'Recibirá la confirmación cuando obtenga su acreditación.',
  },
  report: {
    due: 'El reporte del último trimestre está pendiente. Por favor, envíelo.',
    done: 'No tiene ningún reporte pendiente. El siguiente se entrega al terminar el trimestre.',
  },
  deadline: {
    by: 'A más tardar el %{date}',
    daysLeft: 'Falta %{smart_count} día |||| Faltan %{smart_count} días',
    today: 'Hoy es el último día',
    over: 'Vencida',
  },
  error: {
    unknownStatus:
      'No pudimos leer el estado de su cuenta. Escríbanos a %{email} para recibir ayuda.',
  },
  noTasks:
    'Ocurrió un problema con su cuenta. Escríbanos a %{email} para recibir ayuda. Muchas gracias.',
  staff:
    'Inició sesión como personal del programa. Las revisiones, las agencias y los reportes están en la oficina del programa.',
  summary: {
    loading: 'Cargando…',
    team: {
      title: 'Su equipo de un vistazo',
      all: 'Ver todo el equipo',
      step: {
        INVITED: 'Con invitación',
        ACCOUNT: 'Con cuenta',
        REGISTERED: 'Con registro',
        ACCREDITED: 'Con acreditación',
      },
      waiting: 'A quién le falta un paso',
      nobody: 'Por el momento a nadie de su equipo le falta un paso.',
      group: {
        INVITED:
          '%{smart_count} persona aún no tiene cuenta |||| %{smart_count} personas aún no tienen cuenta',
        CREATED:
          '%{smart_count} persona tiene cuenta, pero no registro |||| %{smart_count} personas tienen cuenta, pero no registro',
        REGISTERED:
          'A %{smart_count} persona le falta confirmar la lectura de la guía |||| A %{smart_count} personas les falta confirmar la lectura de la guía',
        PENDING_RENEWAL:
          '%{smart_count} persona debe renovar su acreditación |||| %{smart_count} personas deben renovar su acreditación',
      },
      more: 'y %{smart_count} más |||| y %{smart_count} más',
      paused: 'recibió un correo en las últimas 24 horas',
      remind: 'Enviar recordatorio',
      remindThem: 'Enviar recordatorio: %{who}',
      allPaused: 'Todas recibieron un correo en las últimas 24 horas.',
      outcome: {
        REMINDED:
          'Se está enviando el recordatorio a %{smart_count} persona. |||| Se está enviando el recordatorio a %{smart_count} personas.',
        STOPPED:
          '%{smart_count} persona pidió no recibir recordatorios. |||| %{smart_count} personas pidieron no recibir recordatorios.',
        PAUSED:
          '%{smart_count} persona recibió un correo en las últimas 24 horas y no recibirá otro. |||| %{smart_count} personas recibieron un correo en las últimas 24 horas y no recibirán otro.',
        LIMIT:
          '%{smart_count} persona no recibirá el recordatorio: su agencia alcanzó el límite diario de correos. |||| %{smart_count} personas no recibirán el recordatorio: su agencia alcanzó el límite diario de correos.',
      },
      results: 'Resultado por persona',
      result: {
        REMINDED: 'se está enviando el recordatorio',
        STOPPED: 'pidió no recibir recordatorios',
        PAUSED: 'puede recibir otro recordatorio a partir del %{date}',
        LIMIT: 'inténtelo mañana',
      },
    },
    reports: {
      title: 'Trimestres reportados',
      all: 'Ver todos los reportes',
      quarter: 'Trimestre',
      events: 'Eventos',
      roomNights: 'Cuartos noche',
      revenue: 'Ingresos del hotel',
      state: {
        REPORTED: 'Enviado, sin totales',
        OPEN: 'Aún no enviado',
        OVERDUE: 'Vencido',
      },
    },
    next: {
      title: 'Próximas fechas',
      report: 'Reporte del %{quarter}',
      renewal: 'Renovación de su agencia',
      accreditation: 'Fin de su acreditación',
      education: 'Capacitación de la marca: confirmar lo que cambia',
    },
    news: {
      sinceLastVisit: 'Novedades desde su última visita',
      lately: 'Novedades de los últimos 30 días',
      none: 'Sin novedades. Ya lo vio todo.',
    },
  },
  confirmation: {
    title: 'Confirmación de beneficios',
    body: '%{name}, de %{company}, cuenta con la acreditación de asociado de %{brand} y tiene derecho a los beneficios de su programa.',
    accreditedOn: 'Fecha de acreditación',
    issuedOn: 'Fecha de emisión',
    account: 'Cuenta',
    print: 'Imprimir',
    pdf: 'Descargar PDF',
    badge: 'Descargar la insignia (Open Badges 3.0)',
    check:
      'Cualquiera puede verificar esta confirmación: escanee el código o escriba estos caracteres en %{address}',
    qr: 'Código QR de la página donde cualquiera puede verificar esta confirmación',
    accreditation: 'Acreditación de asociado, %{brand}',
    share: 'Compartir',
    linkedIn: 'Agregar a LinkedIn',
    copied: 'El enlace se copió.',
  },
};
