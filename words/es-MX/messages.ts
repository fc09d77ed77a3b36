import type { messages as english } from '../../contract/messages.ts';
import type { Texts } from '../en/light.ts';

const onlyWorkbooks = 'Solo se permiten archivos .xls y .xlsx.';
const saveAsXlsx = 'ábralo en su programa de hojas de cálculo y guárdelo como .xlsx';
const withoutIt =
  'algo que un reporte no debe tener. Elimínelo, o copie los valores en un libro nuevo, y suba ese.';

/** What server and browser both say (specification §4, §5, §8). */
export const messages: Texts<typeof english> = {
  validation: {
    required: 'Este campo es obligatorio',
    minLength: 'Escriba al menos %{n} caracteres',
    maxLength: 'Escriba como máximo %{n} caracteres',
    email: 'Escriba un correo electrónico válido',
    name: 'Use solo letras, guiones y apóstrofos',
    numeric: 'Escriba un número',
    minValue: 'El valor debe ser de al menos %{n}',
    maxValue: 'El valor debe ser de %{n} como máximo',
    confirm: 'Debe ser igual a la contraseña',
    letterAndOther: 'Debe incluir al menos una letra y un carácter que no sea letra',
    ownWords: 'Fácil de adivinar: contiene su nombre, dirección, agencia o programa',
    commonWords: 'Fácil de adivinar: contiene una contraseña o palabra común',
    pattern: 'Fácil de adivinar: repite algo o sigue una fila de teclas',
    checkbox: 'Debe marcar esta casilla',
    yesOrNo: 'Responda únicamente Sí o No',
    select: 'Elija una de las opciones de la lista',
    invalid: 'Este dato no es válido',
  },
  error: {
    default: 'Lo sentimos, ocurrió un error. Inténtelo de nuevo más tarde.',
    accessDenied: 'Acceso denegado. Verifique su correo electrónico y su contraseña.',
    credentialsRequired: 'Escriba su correo electrónico y su contraseña.',
    forbidden: 'Lo sentimos. Por el momento no tiene permiso para abrir esta página.',
    notFound: 'Lo sentimos. No pudimos encontrar la página que buscaba.',
    methodNotAllowed: 'Acción no permitida',
    validation: 'Revise los campos marcados.',
    badRequest: 'No pudimos procesar lo que envió. Vuelva a cargar la página e inténtelo de nuevo.',
    tooLarge:
      'Es demasiado para enviarlo de una vez. Acorte su texto o elija un archivo más pequeño.',
    unsupportedMediaType:
      'La solicitud debe enviarse como JSON, o como formulario cuando incluye un archivo.',
    antiForgery:
      'Esta página caducó. Si escribió algo, cópielo; después vuelva a cargar la página e inténtelo de nuevo.',
    stale:
      'Mientras tanto, otra persona guardó este formulario. Conservamos lo que escribió: compárelo con la versión guardada y guarde de nuevo.',
    tooManyRequests: 'Recibimos demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
    tooManyForSeconds: 'Hubo demasiados intentos. Inténtelo de nuevo en %{n} segundos.',
    tooManyForMinutes: 'Hubo demasiados intentos. Inténtelo de nuevo en %{n} minutos.',
    licenseKey:
      'El portal no está configurado correctamente (clave de licencia desconocida). Comuníquese con soporte.',
    deadToken: 'Este enlace ya no es válido. Solicite uno nuevo.',
    otherAddress:
      'Este enlace se envió a otro correo electrónico. Escriba el correo que lo recibió.',
    otherInvitation:
      'Esta invitación es para otra dirección de correo. Inicie sesión con la cuenta de esa dirección.',
    textChanged:
      'La guía cambió desde que la abrió. Lea la versión que se muestra ahora y confirme su lectura.',
    quizFirst: 'Apruebe primero el cuestionario al final de la guía de la marca.',
    alreadyMoved:
      'Ya no es posible porque el estado cambió. Vuelva a cargar la página para ver el estado actual.',
    noTypeface: 'El PDF no tiene letras para este nombre. Imprima la página en su lugar.',
    windowClosed:
      'El plazo de 30 días para registrar su agencia terminó. Comuníquese con nosotros para ampliarlo.',
    notFoundRecord:
      'No encontramos este elemento. Es posible que se haya eliminado; vuelva a cargar la página.',
    nothingToChange: 'Todavía no ha cambiado nada.',
    lastPoc: 'La agencia necesita al menos un contacto principal. Primero elija a otra persona.',
    wrongCode: 'Este código no es correcto o ya se usó. Escriba el actual.',
    lastFactor: 'El personal necesita un segundo paso. Agregue otro antes de quitar este.',
    passkeyRefused: 'No se aceptó esta llave de acceso. Inténtelo de nuevo.',
    wrongCodesToday:
      'Hoy hubo demasiados códigos incorrectos. Use un código de recuperación, cree una contraseña nueva con el enlace que le enviamos por correo o inténtelo mañana.',
    stepUp: 'Todavía no se cambió nada: primero confirme que es usted.',
    otherProof: 'Confirme que es usted con lo que usa como segundo paso.',
    deadChallenge: 'Se agotó el tiempo. Inicie sesión de nuevo.',
    currentPassword: 'La contraseña actual no es correcta.',
    registrationPassword: 'Esta no es la contraseña del registro. Puede elegir una nueva.',
    passwordChanged:
      'Mientras tanto, su contraseña se cambió desde otro lugar y su sesión se cerró. Inicie sesión con la nueva.',
    serverBusy: 'El servicio está ocupado. Inténtelo de nuevo en un momento.',
    filesUnavailable:
      'Por el momento no es posible guardar ni abrir archivos. Inténtelo de nuevo en unos minutos.',
    fileDamaged: 'No es posible abrir este archivo porque se dañó. Comuníquese con soporte.',
    wrongHost: 'Este servidor no atiende el nombre de sitio que indica la solicitud.',
  },
  invitation: {
    empty: 'Escriba o pegue las direcciones de correo electrónico.',
    tooMany:
      'Puede invitar como máximo %{max} direcciones de correo electrónico a la vez. Escribió %{count}.',
    entryTooLong:
      'Una de las entradas tiene más de %{max} caracteres. Escriba cada dirección en una línea aparte.',
    alreadyRegistered: 'ya está registrada',
    cannotBeInvited: 'no se puede invitar',
    askedNot: 'pidió no recibir invitaciones',
    dailyLimit: 'se alcanzó el límite diario de %{n} correos; envíela de nuevo mañana',
    refused: 'El servidor de correo rechazó la invitación: %{answer}',
    silent: 'No se pudo entregar el correo en un día: el servidor de correo no responde.',
    undelivered: 'No se pudo entregar el correo en un día: %{answer}',
    selfAnswer:
      'Si su agencia participa en el programa, le enviamos por correo un enlace para registrarse.',
  },
  upload: {
    tooLarge: 'El tamaño máximo permitido es de 1 MB. Su archivo pesa %{sizes}',
    wrongType: `${onlyWorkbooks} Si este archivo es una hoja de cálculo, ${saveAsXlsx}.`,
    text: `${onlyWorkbooks} Este archivo es una página web o un texto: ${saveAsXlsx}.`,
    damaged: `${onlyWorkbooks} Este archivo está dañado: ${saveAsXlsx}, si el programa logra repararlo.`,
    password: `${onlyWorkbooks} Este libro está protegido con contraseña: ${saveAsXlsx}, sin la contraseña.`,
    macros: `${onlyWorkbooks} Este libro contiene macros: ${saveAsXlsx}, sin las macros.`,
    holds: {
      embedded: `El libro contiene archivos incrustados, ${withoutIt}`,
      controls: `El libro contiene controles ActiveX, ${withoutIt}`,
      connections: `El libro contiene conexiones a datos de otro lugar, ${withoutIt}`,
      commands: `El libro contiene vínculos a otro programa, ${withoutIt}`,
      addIns: `El libro contiene un complemento o botones propios, ${withoutIt}`,
      elsewhere: `El libro contiene imágenes u otros elementos que se cargan de otro lugar, ${withoutIt}`,
    },
    infected:
      'Rechazamos el archivo porque el antivirus encontró algo en él. Revise su computadora y suba un archivo limpio.',
    beingChecked: 'El archivo se está revisando en busca de virus. Inténtelo de nuevo más tarde.',
    quarantined: 'El antivirus encontró algo en este archivo. No se puede descargar.',
    notMarked:
      'No hay una copia marcada de este archivo: no tiene observaciones o no se puede leer.',
    missing: 'Elija un archivo.',
    single: 'Suba un archivo a la vez.',
    dailyLimit: 'Su agencia ya subió %{n} archivos hoy. Inténtelo de nuevo mañana.',
    previewLimit:
      'Ya se revisaron %{n} archivos de su agencia hoy. Puede subir el reporte sin revisión.',
    image: 'Solo se permiten imágenes PNG, JPEG, GIF y WebP de 2 MB como máximo.',
  },
  reset: {
    answer:
      'Si existe una cuenta con esta dirección, le enviamos un enlace para definir una nueva contraseña.',
  },
  gate: {
    signIn: 'Inicie sesión para abrir esta página.',
    secondStep:
      'Su cuenta necesita un segundo paso al iniciar sesión. Primero agregue uno en su perfil.',
    terms: 'Primero acepte nuestros nuevos términos.',
    guestOnly: 'Ya inició sesión. Esta página es solo para visitantes que no lo han hecho.',
    pocOnly:
      'Esta página es solo para el contacto principal de una agencia. Consulte al contacto principal de la suya.',
    associateOnly:
      'Esta página es para asociados. Pida al contacto principal de su agencia que le envíe una invitación.',
    agencyApproved: 'Primero debe aprobarse su agencia. Su panel muestra el siguiente paso.',
    reportRequired:
      'Esta página es para agencias que presentan reportes trimestrales. La suya no tiene que hacerlo.',
    educationStatus: 'Primero complete su registro de asociado. Su panel muestra cómo.',
    accreditedStatus:
      'Podrá abrir esta página cuando obtenga su acreditación. Su panel muestra el siguiente paso.',
    staffOnly: 'Esta página es solo para el personal del programa.',
  },
};
