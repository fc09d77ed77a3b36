import type { agency as english } from '../en/agency.ts';
import type { Texts } from '../en/light.ts';

const contact = {
  name: 'Nombre',
  jobTitle: 'Puesto',
  emailAddress: 'Correo electrónico',
  preferredPhone: 'Teléfono de preferencia',
  mailingAddress: 'Dirección postal',
};

export const agency: Texts<typeof english> = {
  title: 'Registro de la agencia',
  lead: 'Registre su agencia en el programa. Una persona de nuestro equipo revisa cada solicitud.',
  leadRevision: 'Corrija los campos marcados y envíe el formulario de nuevo.',
  leadRenewal:
    'Es momento de renovar su acreditación. Confirme que sus datos siguen siendo correctos o actualícelos.',
  submit: 'Enviar',
  back: 'Volver a Mis tareas',
  renewalDate: 'Acreditación vigente hasta el %{date}',
  changes: {
    APPROVED:
      'Puede cambiar el teléfono, las direcciones y la preferencia de correos en su perfil. Para cualquier otro cambio, escriba a %{email}.',
    onRequest:
      'Puede cambiar el teléfono, las direcciones y la preferencia de correos en su perfil. Cualquier otro cambio se solicita aquí: nuestro equipo lo revisa y, mientras tanto, su agencia sigue aprobada.',
    PENDING: 'Si mientras tanto necesita algún cambio, escriba a %{email}.',
    toProfile: 'Datos de contacto en su perfil',
  },
  change: {
    title: 'Solicitar un cambio',
    edit: 'Modificar la solicitud',
    text: 'Cambie lo que deba ser distinto y explique el motivo. Nada cambia hasta que nuestro equipo lo aplique; le avisaremos por correo electrónico.',
    back: 'Volver al registro',
    send: 'Enviar solicitud',
    WAITING: 'Solicitó un cambio el %{date}. Nuestro equipo aún no ha decidido.',
    DONE: 'El cambio que solicitó el %{date} ya está hecho.',
    DECLINED: 'El cambio que solicitó el %{date} fue rechazado.',
    WITHDRAWN: 'Retiró la solicitud del %{date}.',
    reason: 'Su motivo: %{reason}',
    answer: 'Nuestra respuesta: %{answer}',
    withdraw: 'Retirar la solicitud',
    withdrawn: 'La solicitud fue retirada.',
  },
  certificate: {
    title: 'Muestre que su agencia está acreditada',
    text: 'Ponga esta imagen en su sitio web. Siempre muestra si su agencia está acreditada hoy y lleva a una página en la que cualquiera puede comprobarlo.',
    page: 'Ver la página',
    html: 'HTML para su sitio web',
    copy: 'Copiar HTML',
    copied: 'Se copió el HTML. Péguelo en su sitio web.',
    alt: 'Acreditación con %{brand}: compruebe si sigue vigente hoy',
  },
  saved: {
    PENDING:
      'Enviamos el registro de su agencia. Le avisaremos el resultado por correo electrónico.',
    APPROVED: 'Su acreditación quedó renovada.',
    other: 'Guardamos el registro de su agencia.',
    change: 'Enviamos su solicitud. Le avisaremos el resultado por correo electrónico.',
  },
  notAllowedHelp:
    'No es posible guardar el formulario en el estado actual de su agencia. Su panel muestra el siguiente paso.',
  groups: {
    change: { title: 'Su solicitud', text: '¿Por qué debe cambiar el registro?' },
    renewal: { title: 'Renovación', text: '¿Cambió algo desde su último registro?' },
    details: { title: 'Datos de la agencia', text: 'Su agencia tal como la conocen sus clientes.' },
    physicalAddress: { title: 'Dirección física', text: 'Dónde se encuentra su agencia.' },
    mailingAddress: {
      title: 'Dirección postal',
      text: 'Dónde recibe su agencia la correspondencia.',
    },
    numbers: {
      title: 'Números de la agencia',
      text: 'Los números con los que reserva su agencia. Omita los que no tenga.',
    },
    business: {
      title: 'Perfil comercial de la agencia',
      text: 'Lo que reserva en un año. Basta con una estimación.',
    },
    authorizedPOC: {
      title: 'Contacto autorizado',
      text: 'La persona que representa a su agencia en el programa.',
    },
    accountingPOC: {
      title: 'Contacto de contabilidad',
      text: 'La persona a quien contactamos por comisiones y pagos.',
    },
    agreements: { title: 'Acuerdos', text: 'Léalos antes de aceptarlos.' },
  },
  fields: {
    agencyDetails: {
      accountName: 'Nombre de la cuenta',
      companyDomainEmail: 'Dominio de correo de la empresa',
      companyWebsite: 'Sitio web de la empresa',
      webSiteNotAvailableValue: 'Sin sitio web',
      hwsManager: 'Gerente de HWS',
      iataNumber: 'Número IATA',
      mailingAddress: 'Dirección postal',
      physicalAddress: 'Dirección física',
      natureOfBusiness: 'Giro del negocio',
      numberOfAgents: 'Número de agentes',
      parentAccount: 'Cuenta matriz',
      phoneNumber: 'Teléfono',
      referredByEmployee: 'Recomendada por un colaborador',
      referredByHotel: 'Recomendada por un hotel',
      additionalNumbers: {
        IATA: 'Números IATA adicionales',
        ARC: 'Números ARC',
        CLIA: 'Números CLIA',
        SATO: 'Números SATO',
        TIDS: 'Números TIDS',
        TRUE: 'Números TRUE',
        TSI: 'Números TSI',
      },
    },
    agencyBusinessProfile: {
      conductsBusinessInternationally: 'Opera a nivel internacional',
      grossAnnualHotelRevenue: 'Ingresos hoteleros brutos anuales',
      grossAnnualHotelSpending: 'Gasto hotelero bruto anual',
      numberOfMeetings: 'Número de reuniones',
      percentOfAPAC: 'Porcentaje de APAC',
      percentOfEMEA: 'Porcentaje de EMEA',
      percentOfLATAM: 'Porcentaje de LATAM',
      percentOfOther: 'Porcentaje de otras regiones',
      sourcingTechnologyPlatform: 'Plataforma tecnológica de búsqueda de sedes',
      otherPlatform: 'Otra plataforma',
      otherNatureBusiness: 'Otro giro del negocio',
    },
    authorizedPOC: contact,
    accountingPOC: contact,
    agreeToReceiveEmail: 'Acepto recibir correos electrónicos',
    agreeToTermsAndConditions: 'Acepto los términos y condiciones',
    agreeToTermsOfCommissions: 'Acepto los términos de las comisiones',
    acknowledgeFastPay: 'Entiendo cómo funciona FastPay',
    enrolledInFastPay: 'Inscrita en FastPay',
    emailedACHForm: 'Formulario ACH enviado por correo',
    renewedAgencyHasUpdates: 'La agencia renovada tiene cambios',
    reason: 'Motivo',
  },
  help: {
    agencyDetails: {
      accountName: 'El nombre con el que opera su agencia.',
      parentAccount: 'El grupo al que pertenece su agencia, si lo hay.',
      companyWebsite: 'La dirección de su página principal.',
      companyDomainEmail:
        'Lo que aparece después del nombre en los correos de su equipo; por ejemplo, @example.com. Si su agencia no tiene dominio propio, marque “Sin sitio web” y escriba N/A.',
      hwsManager: 'Su contacto en nuestro equipo mundial de ventas (HWS), si conoce el nombre.',
      numberOfAgents: 'Cuántas personas reservan para sus clientes.',
      natureOfBusiness: 'Elija todo lo que corresponda.',
      phoneNumber: 'Incluya el código de país si el número es de otro país que su dirección.',
      referredByEmployee: 'El nombre de la persona de nuestro equipo que le habló del programa.',
      referredByHotel: 'El hotel que le habló del programa.',
    },
    agencyBusinessProfile: {
      percentOfAPAC: 'Asia y el Pacífico',
      percentOfEMEA: 'Europa, Medio Oriente y África',
      percentOfLATAM: 'América Latina',
      sourcingTechnologyPlatform: 'La herramienta que usa para encontrar hoteles y recintos.',
    },
    agreeToReceiveEmail:
      'Novedades, ofertas y cambios del programa por correo electrónico. Puede modificarlo después.',
    agreeToTermsAndConditions: 'Las reglas del programa.',
    agreeToTermsOfCommissions: 'Cómo y cuándo se pagan las comisiones.',
    acknowledgeFastPay: 'FastPay es la forma en que las comisiones llegan a su cuenta bancaria.',
    enrolledInFastPay: 'Marque esta casilla si su agencia ya recibe sus comisiones por FastPay.',
    emailedACHForm:
      'Marque esta casilla si su agencia aún no está inscrita en FastPay y nos envió el formulario bancario (ACH) por correo electrónico.',
    renewedAgencyHasUpdates:
      'Elija No para renovar su acreditación de inmediato. Elija Sí para modificar sus datos; los revisaremos antes de renovar.',
  },
  readTerms: 'Leer los términos',
};
