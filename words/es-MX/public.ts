import type { Texts } from '../en/light.ts';
import type { publicTexts as english } from '../en/public.ts';

export const publicTexts: Texts<typeof english> = {
  description:
    'El portal de acreditación de %{brand}: las agencias se registran; sus asociados se capacitan, se acreditan y encuentran aquí sus beneficios.',

  navigation: {
    staff: 'Oficina del programa',
    dashboard: 'Panel',
    associates: 'Asociados',
    reporting: 'Reportes',
    overview: 'El programa',
    education: 'Capacitación',
    benefits: 'Beneficios',
    rateOffers: 'Ofertas de tarifas',
    promotions: 'Promociones',
    commissions: 'Comisiones',
    resources: 'Recursos',
    news: 'Noticias',
    industryNews: 'Noticias del sector',
    security: 'Seguridad',
  },

  verify: 'Verificar un certificado',

  menu: {
    registerAgencyNote: 'Exclusivo para el contacto principal de la agencia',
    welcome: 'Le damos la bienvenida, %{name}',
  },

  footer: {
    label: 'Acerca de este sitio',
    privacy: 'Privacidad',
    cookies: 'Cookies',
    siteUsage: 'Uso del sitio',
    terms: 'Términos',
    email: 'Escríbanos',
    brands: 'Nuestros hoteles',
    /** The kinds of hotels, below the name of each. */
    kind: {
      COUNTRY: 'Hoteles campestres',
      GRAND: 'Grandes hoteles',
      CITY: 'Hoteles urbanos',
      VILLAGE: 'Posadas',
      CONFERENCE: 'Centros de convenciones',
    },
    copyright: '© %{year} %{owner}',
    language: 'Idioma',
  },

  home: {
    guestBanner: 'Lo suyo es talento. Hágalo oficial.',
    memberBanner: 'Deje brillar su talento',
    guestLead:
      'Acreditación para quienes organizan reuniones y viajes. Conozca nuestros hoteles y obtenga los beneficios.',
    memberLead: 'Sus tareas, sus beneficios y las novedades de nuestros hoteles.',
    dashboard: 'Ver mi panel',
    signIn: 'Inicie sesión en su cuenta',
  },

  signIn: {
    title: 'Iniciar sesión',
    passkey: 'Usar una llave de acceso',
    email: 'Correo electrónico',
    password: 'Contraseña',
    remember: 'Recordar mi correo electrónico',
    forgot: 'Olvidé mi contraseña',
    unconfirmed: '¿Acaba de registrarse? Primero confirme su correo electrónico.',
    submit: 'Iniciar sesión',
    newHere: '¿Es su primera visita?',
    register: 'Registre su agencia',
    signOn: 'Iniciar sesión con %{provider}',
    signOnRefused:
      'No se pudo iniciar sesión con la cuenta de su organización. Si todavía no está vinculada aquí, inicie sesión con su contraseña y vincúlela en su perfil, o consulte a un administrador.',
    expired: 'Cerramos su sesión por inactividad. Inicie sesión para continuar.',
  },

  password: {
    show: 'Mostrar contraseña',
    hide: 'Ocultar contraseña',
    rules: 'Su contraseña necesita',
    length: 'de %{min} a %{max} caracteres',
    lower: 'una letra minúscula',
    upper: 'una letra mayúscula',
    number: 'un número',
    special: 'un carácter especial',
    unguessable: 'ser difícil de adivinar',
    met: 'listo',
    missing: 'falta',
  },

  form: {
    summary: 'Revise estos campos',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    email: 'Correo electrónico',
    password: 'Contraseña',
    confirmPassword: 'Confirmar contraseña',
  },

  createAgent: {
    title: 'Registrar mi agencia',
    lead: 'Para el contacto principal de su agencia. Primero cree su cuenta; después podrá registrar la agencia.',
    submit: 'Crear cuenta',
    doneTitle: 'Revise su correo electrónico',
    done: 'Enviamos un correo a %{email}. Abra su enlace en un plazo de siete días: con él confirma su correo electrónico y pasa al registro de su agencia.',
    sendAgain: 'Enviar el correo de nuevo',
    sentAgain:
      'Enviamos el correo de nuevo. Si no llega, revise el correo no deseado. Enviamos como máximo tres por hora a una misma dirección.',
    isAssociate: '¿Su agencia ya participa?',
  },

  createAssociate: {
    title: 'Registrarme como asociado',
    lead: '%{company} le envió una invitación. Escriba su nombre y elija una contraseña para crear su cuenta.',
    submit: 'Crear cuenta',
    dead: 'El enlace del correo funciona una sola vez, durante 30 días. Si ya lo usó, ya tiene una cuenta: inicie sesión.',
    askNew: 'Solicitar una nueva invitación',
    selfLead:
      'Escriba su correo electrónico del trabajo. Si su agencia participa en el programa, le enviaremos un enlace para registrarse.',
    selfSubmit: 'Enviar invitación',
    selfDone: 'Revise su correo electrónico',
  },

  join: {
    title: 'Únase a %{company}',
    lead: '%{company} le invita como asociado. ¿Quiere unirse a la agencia con su cuenta?',
    signInLead:
      '%{company} le invita como asociado. Ya tiene una cuenta con esta dirección: inicie sesión para unirse a la agencia con ella.',
    submit: 'Unirme',
    signInSubmit: 'Iniciar sesión y unirme',
    note: 'Conserva su cuenta y su registro. Su acreditación empieza de nuevo en esta agencia: revise y guarde su registro, y después confirme la lectura de la guía de capacitación de la marca.',
    notNow: 'Ahora no',
  },

  reset: {
    title: 'Olvidé mi contraseña',
    lead: 'Escriba el correo electrónico de su cuenta y le enviaremos un enlace para definir una nueva contraseña.',
    submit: 'Enviar enlace',
    doneTitle: 'Revise su correo electrónico',
    dead: 'El enlace del correo funciona una sola vez, durante 60 minutos. Si ya definió una contraseña con él, inicie sesión. Si no, escriba el correo electrónico de su cuenta y le enviaremos un nuevo enlace.',
    setLead:
      'Escriba su correo electrónico y elija una nueva contraseña. Después iniciará sesión automáticamente.',
    setSubmit: 'Guardar contraseña',
    askNew: 'Solicitar un nuevo enlace',
    back: 'Volver a “Iniciar sesión”',
  },

  confirm: {
    title: 'Confirmar mi correo electrónico',
    button: 'Confirmar',
    lead: 'Escriba la contraseña que eligió al registrarse. Con ella se crea su cuenta y se inicia la sesión.',
    newLead: 'Elija una contraseña. Con ella se crea su cuenta y se inicia la sesión.',
    choose: 'Elegir otra contraseña',
    dead: 'El enlace del correo funciona una sola vez, durante siete días. Si ya lo usó, su correo electrónico está confirmado: inicie sesión.',
    again:
      'Si no, escriba su correo electrónico y le enviaremos un nuevo enlace. Enviamos como máximo tres por hora a una misma dirección.',
    sendAgain: 'Enviar de nuevo',
    sent: 'Si hay un registro con este correo electrónico en espera de confirmación, recibirá un nuevo enlace. Si no llega ningún correo, regístrese de nuevo.',
    next: 'Continuar',
  },

  address: {
    title: 'Su dirección de correo',
  },

  emails: { title: 'Correos para usted' },

  link: {
    lost: 'Por su seguridad, el enlace del correo ya no está en la dirección de esta página. Ábralo de nuevo desde el correo.',
    owner: 'Este enlace se envió a %{email}.',
    signedIn: 'Usted inició sesión como %{email}.',
    switch: 'Cerrar sesión y continuar',
    stay: 'Mantener la sesión abierta',
  },

  logout: {
    title: 'Cerrar sesión',
    working: 'Cerrando su sesión…',
    ask: '¿Quiere cerrar la sesión?',
    button: 'Cerrar sesión',
  },

  content: {
    inEnglish: 'Esta página aún no está disponible en español. Se muestra en inglés.',
    partlyInEnglish:
      'Algunos de estos textos aún no están disponibles en español. Se muestran en inglés.',
  },

  profile: { title: 'Perfil' },

  forbidden: {
    title: 'Acceso restringido',
    dashboard: 'Ver mi panel',
    home: 'Volver al inicio',
  },

  notFound: {
    title: 'Página no encontrada',
    home: 'Volver al inicio',
  },
};
