import type { MailTexts } from '../en/mails.ts';

const setPassword = 'Crear una contraseña nueva';
const dashboard = 'Ver mi panel';
const createAccount = 'Crear cuenta';
const acceptInvitation = 'Aceptar la invitación';
const agencyForm = 'Abrir el registro';
const reporting = 'Ir a los reportes trimestrales';
const invitationEnd =
  'Este enlace es solo para usted. Puede usarlo una vez, hasta el final del %{until} (%{zone}). Si no esperaba este correo, puede ignorarlo.';

/** The emails in Mexican Spanish. */
export const mails: MailTexts = {
  frame: {
    linkHint: '¿No funciona el botón? Copie esta dirección en su navegador:',
    /** Before a comment: the field's name; in plain text before the button's address: its label. */
    named: '%{name}:',
    farewell: 'El equipo de acreditación de %{brand}',
    help: '¿Tiene preguntas? Escriba a %{supportEmail}.',
    /** The link at the foot of an email that its reader need not get. */
    stop: {
      invitations: 'No volver a invitarme',
      reminders: 'No enviarme recordatorios',
      news: 'No enviarme novedades',
    },
  },
  invitation: {
    subject: '%{agency} le invita al programa de acreditación de %{brand}',
    paragraphs: [
      '%{agency} participa en el programa de acreditación de %{brand} y le invita a unirse como parte de su equipo de asociados.',
      'Cree su cuenta, o inicie sesión si ya tiene una, complete su registro y lea la guía de capacitación de la marca. Con la acreditación tendrá acceso a beneficios, ofertas de tarifas, comisiones, promociones y recursos.',
    ],
    action: acceptInvitation,
    after: [invitationEnd],
  },
  selfInvitation: {
    subject: 'Su registro en el programa de acreditación de %{brand}',
    paragraphs: [
      'Usted solicitó una invitación al programa de acreditación de %{brand}. Su agencia, %{agency}, participa en él.',
      'Cree su cuenta para comenzar.',
    ],
    action: createAccount,
    after: [invitationEnd],
  },
  invitationReminder: {
    subject: 'Recordatorio: su invitación al programa de acreditación de %{brand}',
    paragraphs: [
      '%{agency} le invitó a unirse a su equipo de asociados, pero todavía no ha aceptado la invitación.',
      'Solo le tomará unos minutos. Su invitación es válida hasta el final del %{until}.',
    ],
    action: acceptInvitation,
    after: [invitationEnd],
  },
  selfInvitationReminder: {
    subject: 'Recordatorio: su registro en el programa de acreditación de %{brand}',
    paragraphs: [
      'Usted solicitó una invitación al programa de acreditación de %{brand}, en el que participa su agencia, %{agency}. Todavía no ha creado su cuenta.',
      'Solo le tomará unos minutos. Su invitación es válida hasta el final del %{until}.',
    ],
    action: createAccount,
    after: [invitationEnd],
  },
  confirmation: {
    subject: 'Confirme su dirección de correo electrónico para %{brand}',
    paragraphs: [
      'Alguien, probablemente usted, solicitó una cuenta con esta dirección para registrar una agencia en el programa de acreditación de %{brand}.',
      'Confirme que esta dirección de correo electrónico es suya. Le pediremos la contraseña que eligió, o podrá elegir otra. Después podrá registrar su agencia.',
    ],
    action: 'Confirmar mi correo electrónico',
    after: [
      'El enlace funciona una sola vez, hasta el final del %{until} (%{zone}). Si no solicitó una cuenta, ignore este correo: la cuenta no se crea hasta que se usa el enlace.',
    ],
  },
  accountExists: {
    subject: 'Usted ya tiene una cuenta de %{brand}',
    paragraphs: [
      'Alguien, probablemente usted, intentó crear una cuenta con esta dirección. Usted ya tiene una y no se cambió nada.',
      'Si olvidó su contraseña, puede crear una nueva desde la página de inicio de sesión.',
    ],
    action: 'Iniciar sesión',
    after: ['Si no fue usted, puede ignorar este correo.'],
  },
  addressConfirmation: {
    subject: 'Confirme su nueva dirección de correo para %{brand}',
    paragraphs: [
      'Alguien, probablemente usted, quiere iniciar sesión en %{brand} con esta dirección de ahora en adelante.',
      'Confirme que esta dirección de correo es suya. Hasta entonces, la cuenta conserva la anterior.',
    ],
    action: 'Confirmar mi dirección de correo',
    after: [
      'Puede usar este enlace una sola vez, dentro de las próximas 24 horas. Si usted no lo solicitó, ignore este correo: no se cambiará nada.',
    ],
  },
  addressChanged: {
    subject: 'Cambió la dirección de correo de su cuenta de %{brand}',
    paragraphs: [
      'De ahora en adelante inicia sesión en su cuenta de %{brand} con %{address}, y sus correos llegan ahí.',
      'Si no fue usted, deshaga el cambio de inmediato: la cuenta recupera esta dirección, se cierran todas las sesiones y le enviamos un enlace para crear una contraseña nueva.',
    ],
    action: 'Deshacer el cambio',
    after: ['Puede usar este enlace durante siete días. Después, escriba a %{supportEmail}.'],
  },
  addressUndone: {
    subject: 'Se deshizo el cambio de su dirección de correo de %{brand}',
    paragraphs: [
      'El cambio de la dirección de correo de su cuenta de %{brand} se deshizo con el enlace que enviamos a la dirección anterior. La cuenta tiene de nuevo esa dirección y se cerraron todas las sesiones.',
      'Si se trata de un error, escriba a %{supportEmail}.',
    ],
    action: 'Iniciar sesión',
  },
  passwordReset: {
    subject: 'Cree una contraseña nueva para su cuenta de %{brand}',
    paragraphs: [
      'Recibimos una solicitud para crear una contraseña nueva para su cuenta de %{brand}.',
    ],
    action: setPassword,
    after: [
      'Puede usar este enlace una vez, dentro de los próximos 60 minutos. Si no lo solicitó, ignore este correo: su contraseña no cambiará.',
    ],
  },
  passwordChanged: {
    subject: 'Cambió la contraseña de su cuenta de %{brand}',
    paragraphs: [
      'La contraseña de su cuenta de %{brand} cambió y se cerró su sesión en todos los demás dispositivos.',
      'Si no fue usted, cree una contraseña nueva de inmediato y escriba a %{supportEmail}.',
    ],
    action: setPassword,
  },
  factorAdded: {
    subject: 'Iniciar sesión en %{brand} requiere ahora un segundo paso',
    paragraphs: [
      'Se agregó una llave de acceso o una aplicación de autenticación a su cuenta de %{brand}. A partir de ahora se le pedirá después de la contraseña. Se cerró su sesión en todos los demás dispositivos.',
      'Si no fue usted, cree una contraseña nueva de inmediato y escriba a %{supportEmail}.',
    ],
    action: 'Crear una contraseña nueva',
  },
  factorRemoved: {
    subject: 'Se quitó un segundo paso de su cuenta de %{brand}',
    paragraphs: [
      'Se quitó una llave de acceso o una aplicación de autenticación de su cuenta de %{brand}: ya no se acepta. Se cerró su sesión en todos los demás dispositivos.',
      'Si no fue usted, cree una contraseña nueva de inmediato y escriba a %{supportEmail}.',
    ],
    action: 'Crear una contraseña nueva',
  },
  signOnLinked: {
    subject: 'Su cuenta de %{brand} se vinculó al inicio de sesión único',
    paragraphs: [
      'Una cuenta de %{provider} se vinculó a su cuenta de %{brand} y la abre a partir de ahora. Se cerró su sesión en todos los demás dispositivos.',
      'Si no lo esperaba, quítela de inmediato y escriba a %{supportEmail}.',
    ],
    action: 'Abrir Inicio de sesión y seguridad',
  },
  signOnUnlinked: {
    subject: 'Se quitó el inicio de sesión único de su cuenta de %{brand}',
    paragraphs: [
      'Una cuenta de %{provider} se quitó de su cuenta de %{brand} y ya no la abre. Se cerró su sesión en todos los demás dispositivos.',
      'Si no fue usted, cree una contraseña nueva de inmediato y escriba a %{supportEmail}.',
    ],
    action: 'Abrir Inicio de sesión y seguridad',
  },
  emergencySignIn: {
    subject: 'Se usó una cuenta de emergencia de %{brand}',
    paragraphs: [
      '%{name} inició sesión en %{brand} sin inicio de sesión único, con una cuenta reservada para emergencias.',
      'Si nadie sabe por qué, cierre la cuenta y escriba a %{supportEmail}.',
    ],
    action: 'Abrir la consola',
  },
  recoveryCodeUsed: {
    subject: 'Se usó un código de recuperación de su cuenta de %{brand}',
    paragraphs: [
      'Alguien, probablemente usted, inició sesión en su cuenta de %{brand} con un código de recuperación. Ya no se puede volver a usar. Códigos que quedan: %{left}.',
      'Si no fue usted, cree una contraseña nueva de inmediato y escriba a %{supportEmail}.',
    ],
    action: 'Crear una contraseña nueva',
  },
  endingAsked: {
    subject: 'Su cuenta de %{brand} se eliminará el %{until}',
    paragraphs: [
      'Usted nos pidió eliminar su cuenta de %{brand}. El %{until} borraremos lo que guardamos de usted; después nadie podrá recuperarlo. Lo que su agencia y nosotros hemos decidido se conserva, sin su nombre.',
      'Hasta entonces puede iniciar sesión y cambiar de opinión. Si usted no lo pidió, hágalo ahora, cree una contraseña nueva y escriba a %{supportEmail}.',
    ],
    action: 'Conservar mi cuenta',
  },
  endingSoon: {
    subject: 'Recordatorio: su cuenta de %{brand} se eliminará el %{until}',
    paragraphs: [
      'Usted nos pidió eliminar su cuenta de %{brand}. El %{until} borraremos lo que guardamos de usted; después nadie podrá recuperarlo.',
      'Si desea conservarla, inicie sesión antes de ese día.',
    ],
    action: 'Conservar mi cuenta',
  },
  endingUnused: {
    subject: 'Inicie sesión para conservar su cuenta de %{brand}',
    paragraphs: [
      'Hace mucho que nadie inicia sesión en su cuenta de %{brand}. El %{until} la eliminaremos y borraremos lo que guardamos de usted; después nadie podrá recuperarlo. Lo que su agencia y nosotros hemos decidido se conserva, sin su nombre.',
      'Si desea conservarla, inicie sesión antes de ese día. De lo contrario, no tiene que hacer nada.',
    ],
    action: 'Iniciar sesión',
  },
  accountEnded: {
    subject: 'Su cuenta de %{brand} fue eliminada',
    paragraphs: [
      'Su cuenta de %{brand} fue eliminada y borramos lo que guardábamos de usted. Ya no puede iniciar sesión. Este es nuestro último correo para usted.',
      'Las copias de seguridad conservan sus datos por un tiempo; si se restaura una, su cuenta se elimina de nuevo de inmediato. Si usted no quería esto, escriba a %{supportEmail}.',
    ],
  },
  factorsReset: {
    subject: 'Se restableció el segundo paso de su cuenta de %{brand}',
    paragraphs: [
      'La administración del programa de %{brand} quitó todas las llaves de acceso y aplicaciones de autenticación de su cuenta y cerró todas sus sesiones. Después de iniciar sesión de nuevo podrá agregar otra.',
      'Si usted no lo pidió, cree una contraseña nueva de inmediato y escriba a %{supportEmail}.',
    ],
    action: 'Crear una contraseña nueva',
  },
  dataExportReady: {
    subject: 'Sus datos de %{brand} están listos',
    paragraphs: [
      'El archivo con todo lo que conservamos de usted está listo. Inicie sesión para descargarlo. Después de %{days} días se elimina.',
      'Si usted no lo pidió, establezca de inmediato una nueva contraseña y escriba a %{supportEmail}.',
    ],
    action: 'Ir a sus datos',
  },
  dataExportByStaff: {
    subject: 'Se solicitó una copia de sus datos de %{brand}',
    paragraphs: [
      'Alguien solicitó al programa %{brand} en su nombre, fuera del portal, una copia de todo lo que conservamos de usted. Nuestro personal la preparó.',
      'Si no fue usted, escriba de inmediato a %{supportEmail}.',
    ],
  },
  codesGuessed: {
    subject: 'Alguien está probando códigos para su cuenta de %{brand}',
    paragraphs: [
      'Alguien conoce su contraseña de %{brand} y hoy escribió diez códigos incorrectos de su aplicación de autenticación. Después de algunos más, los códigos se rechazan hasta mañana.',
      'Si no fue usted, cree una contraseña nueva de inmediato: así termina. Si fue usted, compruebe que el reloj de su teléfono esté en hora.',
    ],
    action: 'Crear una contraseña nueva',
  },
  staffPassword: {
    subject: 'Su cuenta de la oficina del programa de %{brand}',
    paragraphs: [
      'Creamos para usted una cuenta del personal del programa de acreditación de %{brand}. Elija su contraseña.',
    ],
    action: setPassword,
    after: [
      'Puede usar este enlace una vez, hasta el final del %{until} (%{zone}). Después, seleccione “Olvidé mi contraseña” en la página de inicio de sesión para obtener otro.',
    ],
  },
  resetWanted: {
    subject: 'Solicitud para restablecer un segundo paso en el programa de %{brand}',
    paragraphs: [
      '%{by} le pide restablecer el segundo paso de %{person}:',
      '%{reason}',
      'Antes de restablecerlo, asegúrese de que lo pide esa misma persona.',
    ],
    action: 'Ver a la persona',
  },
  administratorAdded: {
    subject: 'Nueva persona administradora del programa de %{brand}',
    paragraphs: [
      '%{person} ahora puede decidir quién del personal del programa puede hacer qué. Lo otorgó %{by}.',
      'Si no lo esperaba, pregunte de inmediato a un colega y retire el rol.',
    ],
    action: 'Ver quién puede hacer qué',
  },
  agencyReceived: {
    subject: 'Recibimos el registro de %{agency}',
    paragraphs: [
      'Gracias por registrar a %{agency}. La oficina del programa revisará su registro y le escribirá.',
      'Puede consultar el estado en su panel.',
    ],
    action: dashboard,
  },
  agencyApproved: {
    subject: '%{agency} fue aprobada',
    paragraphs: [
      'Le damos la bienvenida. %{agency} participa ahora en el programa de acreditación de %{brand} hasta el %{until}.',
      'El siguiente paso: seleccione “Comenzar” en “Complete su proceso de acreditación”. También puede invitar ya a sus asociados.',
    ],
    action: dashboard,
  },
  agencyRenewed: {
    subject: 'Se renovó la acreditación de %{agency}',
    paragraphs: ['Gracias. %{agency} participa en el programa de acreditación hasta el %{until}.'],
    action: dashboard,
  },
  agencyRevisionsRequired: {
    subject: 'El registro de %{agency} necesita cambios',
    paragraphs: [
      'Revisamos el registro de %{agency} y le pedimos estos cambios:',
      '%{comments}',
      'Encontrará cada comentario junto a su campo en el formulario.',
    ],
    action: agencyForm,
  },
  agencyRejected: {
    subject: 'El registro de %{agency} fue rechazado',
    paragraphs: [
      'La oficina del programa rechazó el registro de %{agency}:',
      '%{reason}',
      'Si tiene preguntas, escriba a %{accreditationEmail}.',
    ],
  },
  agencyWindow: {
    subject: 'Registre su agencia en %{brand} a más tardar el %{until}',
    paragraphs: [
      'Debe registrar su agencia a más tardar el %{until} para que sus asociados tengan acceso a la capacitación y a los beneficios.',
      'Reserve tiempo para completar el registro de una sola vez. Al final de ese día (%{zone}) se cierra y solo la oficina del programa puede reabrirlo.',
    ],
    action: agencyForm,
  },
  agencyRenewalNotice: {
    subject: 'La acreditación de %{agency} termina el %{until}',
    paragraphs: [
      'La acreditación de %{agency} dura hasta el final del %{until} (%{zone}). Después puede renovarla en el formulario de registro: confirme sus datos o indíquenos qué cambió.',
    ],
    action: agencyForm,
  },
  agencyRenewalDue: {
    subject: 'Renueve la acreditación de %{agency}',
    paragraphs: [
      'La acreditación de %{agency} terminó el %{until}. Para renovarla, revise su registro y confírmelo, o indíquenos qué cambió.',
      'Mientras tanto, sus asociados conservan el acceso, pero usted no puede invitar a nadie ni enviar reportes.',
    ],
    action: agencyForm,
  },
  changeApplied: {
    subject: 'Se modificó el registro de %{agency}',
    paragraphs: ['El cambio que solicitó para %{agency} ya está hecho.'],
    action: agencyForm,
  },
  changeDeclined: {
    subject: 'Se rechazó el cambio solicitado para %{agency}',
    paragraphs: [
      'El cambio que solicitó para %{agency} no se hizo, por este motivo:',
      '%{reason}',
      'Puede volver a solicitar el cambio.',
    ],
    action: agencyForm,
  },
  reportDue: {
    subject: 'El reporte trimestral de %{agency} vence el %{until}',
    paragraphs: [
      'Terminó el %{quarter}. Envíe el reporte trimestral de %{agency} antes de que termine el %{until} (%{zone}).',
      'Puede descargar la plantilla en la misma página.',
    ],
    action: reporting,
  },
  reportOverdue: {
    subject: 'El reporte trimestral de %{agency} está atrasado',
    paragraphs: [
      'El reporte trimestral de %{agency} del %{quarter} venció el %{until}. Envíelo ahora.',
    ],
    action: reporting,
  },
  reportRefused: {
    subject: '%{brand}: se rechazó su reporte %{filename}',
    paragraphs: [
      'El antivirus encontró algo en el archivo %{filename}, que usted subió como reporte trimestral del %{quarter}. No cuenta como enviado.',
      'Analice su computadora y suba un archivo limpio.',
    ],
    action: reporting,
  },
  registrationReminder: {
    subject: 'Su siguiente paso para obtener la acreditación de %{brand}',
    paragraphs: [
      'Tiene una cuenta con %{agency} en el programa de acreditación de %{brand}, pero todavía no ha hecho su registro de asociado.',
      'Solo le tomará unos minutos: complete su registro, lea la guía de capacitación de la marca y confirme su lectura.',
    ],
    action: 'Completar mi registro',
  },
  acknowledgementReminder: {
    subject: 'Le falta un paso para obtener la acreditación de %{brand}',
    paragraphs: [
      'Ya hizo su registro de asociado con %{agency}. Falta un paso: lea la guía de capacitación de la marca y confirme su lectura en su panel.',
    ],
    action: dashboard,
  },
  associateApproved: {
    subject: 'Su registro de asociado de %{brand} fue aprobado',
    paragraphs: [
      'Su registro como parte del equipo de asociados de %{agency} fue aprobado. Confirme la lectura de la guía de capacitación de la marca para concluir su acreditación.',
    ],
    action: dashboard,
  },
  attached: {
    subject: 'Ahora forma parte del equipo de asociados de %{agency}',
    paragraphs: [
      'La oficina del programa le incorporó al equipo de asociados de %{agency} en el programa de acreditación de %{brand}.',
      'Su acreditación comienza de nuevo en esta agencia: revise y guarde su registro de asociado y después confirme la lectura de la guía de capacitación de la marca.',
      'Si usted no pertenece a esta agencia, escriba a %{supportEmail}.',
    ],
    action: dashboard,
  },
  associateRejected: {
    subject: 'Su registro de asociado de %{brand} fue rechazado',
    paragraphs: [
      'Su registro como parte del equipo de asociados de %{agency} fue rechazado.',
      'Si tiene preguntas, escriba a %{accreditationEmail}.',
    ],
  },
  associateRenewalDue: {
    subject: 'Es momento de renovar su acreditación de %{brand}',
    paragraphs: [
      'Su acreditación del %{since} debe renovarse. Revise y guarde su perfil de asociado, y después confirme de nuevo la lectura de la guía de capacitación de la marca.',
    ],
    action: 'Revisar mi perfil',
  },
  news: {
    subject: 'Novedades de %{brand}: %{page}',
    paragraphs: [
      'Hay novedades para los asociados acreditados: “%{page}”.',
      'Recibe este correo porque eligió recibir novedades, ofertas y cambios del programa.',
    ],
    action: 'Leer más',
  },
};
