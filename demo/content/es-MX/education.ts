import type { Translations } from '../page.ts';

/** The guide, and the pages that the footer links to. */
export const education: Translations['pages'] = {
  education: [
    [
      'Guía de capacitación de la marca',
      `
      <p>Esta guía le dice lo que necesita saber para recomendar una de nuestras casas con la conciencia tranquila. Toma unas dos
      horas en total y no hace falta leerla de una sentada. Al final de la página confirma que la leyó; con eso queda acreditado
      por doce meses.</p>

      <h2>1. Quiénes somos</h2>
      <p>Alder &amp; Vale Hotels empezó con una sola casa sobre un vado, donde el camino esperaba al río. La familia que la
      atendía descubrió que los viajeros perdonan mucho, pero nunca que los apuren y nunca que los olviden. Eso sigue siendo lo
      primero que aprende quien trabaja con nosotros.</p>
      <p>Hoy son sesenta y cuatro casas en cinco familias. Se distinguen por tamaño y por carácter. Lo que comparten es una forma
      de atender a la gente: tranquila, cálida y exacta.</p>

      <h2>2. Las cinco familias</h2>
      <table>
        <thead><tr><th>Familia</th><th>Qué es</th><th>Habitaciones</th><th>Recomiéndela para</th></tr></thead>
        <tbody>
          <tr><td>Alder House</td><td>Hoteles de campo con terrenos propios</td><td>30–90</td><td>Retiros, consejos, fines de semana largos</td></tr>
          <tr><td>The Vale</td><td>Grandes hoteles junto a lagos y en antiguos balnearios</td><td>120–260</td><td>Viajes de incentivo, galas, aniversarios</td></tr>
          <tr><td>Millrace</td><td>Hoteles de ciudad a menos de diez minutos de una estación</td><td>90–210</td><td>Capacitaciones, giras, viajes de negocios</td></tr>
          <tr><td>Catkin Inns</td><td>Posadas de pueblo con buena mesa</td><td>11–28</td><td>Equipos pequeños, bodas, grupos de caminantes</td></tr>
          <tr><td>Weir &amp; Stone</td><td>Casas de congresos con salones propios</td><td>180–420</td><td>Congresos, convenciones, ferias</td></tr>
        </tbody>
      </table>

      <h2>3. Lo que promete cada casa</h2>
      <ul>
        <li><strong>Una persona, no una fila.</strong> Cada reunión tiene un anfitrión, con nombre antes de firmar, en el lugar
        desde la primera entrega hasta el último taxi.</li>
        <li><strong>Dormir bien.</strong> Ninguna habitación sobre un bar, un motor de elevador o un andén de carga se vende a un
        asistente sin decírselo.</li>
        <li><strong>Luz de día.</strong> A una sala sin ventanas se le llama auditorio y se cobra como tal.</li>
        <li><strong>Una sola cuenta.</strong> Llega en tres días hábiles, desglosada igual que el contrato.</li>
      </ul>

      <h2>4. Encontrar la casa adecuada</h2>
      <p>Empiece por el propósito, no por el mapa. Tres preguntas resuelven la mayoría de las solicitudes: qué debe ser distinto
      cuando los invitados vuelvan a casa, cómo llegan y a quién no hay que molestar. Con las respuestas en la mano, la familia
      suele ser evidente, y elegir dentro de ella es cuestión de fecha y distancia.</p>
      <p>Cuando dos casas sirven, recomiende la más pequeña. Una casa que un grupo llena le da toda su atención.</p>

      <h2>5. Solicitudes de propuesta</h2>
      <p>Envíe las solicitudes al grupo, no a casas sueltas: llegan al mismo tiempo a todas las adecuadas, y la primera respuesta
      llega en un día hábil. Indique las fechas y si pueden moverse, el patrón de noches, la forma del día y qué echó a perder la
      última reunión del cliente. Ese último punto es el que nuestros anfitriones leen primero.</p>

      <h2>6. Tarifas y comisiones en breve</h2>
      <p>Las tarifas para agencias acreditadas no esconden nada: lo que usted ve es lo que paga el huésped, y su comisión la
      pagamos nosotros aparte. Los porcentajes y el calendario están en la página Comisiones. Por favor no prometa nunca una
      tarifa que no esté confirmada por escrito, ni diga a un cliente la tarifa de otro.</p>

      <h2>7. Cómo hablar de nosotros</h2>
      <p>Escriba los nombres como lo hacemos nosotros: Alder House, The Vale, Millrace, Catkin Inns, Weir &amp; Stone. Las
      fotografías se pueden usar tal como salen de la biblioteca de imágenes, sin recortar donde hay personas. No llame lujosa a
      una casa; diga lo que tiene. La mejor frase sobre un hotel es la que un huésped podría comprobar.</p>

      <h2>8. Huéspedes con necesidades particulares</h2>
      <p>Cada casa publica el ancho de sus puertas, la altura de sus camas, la ruta sin escalones de la banqueta a la habitación
      y lo que la cocina puede y no puede hacer. Pregunte pronto a los huéspedes y transmita exactamente lo que digan, con su
      permiso. Un anfitrión llama en un día para confirmar de palabra lo que estará listo.</p>

      <h2>9. Cuando algo sale mal</h2>
      <p>Dígaselo primero al anfitrión, de inmediato, a cualquier hora. El anfitrión puede gastar hasta el precio de una noche
      para remediarlo sin pedirle permiso a nadie. Si todavía no queda conforme, el equipo de acreditación responde en un día
      hábil, y la respuesta la firma una persona.</p>

      <h2>10. A qué se compromete</h2>
      <p>Al confirmar la lectura de esta guía declara que la leyó, que describirá nuestras casas con la verdad, que mantendrá
      confidenciales las tarifas confidenciales y que tratará los datos de los huéspedes como quisiera que trataran los suyos. La
      acreditación vale doce meses y solo termina antes si deja su agencia o lo pide.</p>`,
    ],
  ],
  privacy: [
    [
      'Privacidad',
      `
      <p>Guardamos de usted tan poco como el programa necesita y por tan poco tiempo como lo necesita, y aquí le decimos qué
      es.</p>
      <h2>Qué guardamos</h2>
      <ul>
        <li><strong>Su cuenta:</strong> nombre, correo electrónico y su contraseña como una huella cifrada que nadie puede volver
        a leer.</li>
        <li><strong>Su perfil:</strong> lo que escribe en el registro de la agencia o de asociado.</li>
        <li><strong>Lo que hizo:</strong> las fechas de su registro, confirmación de lectura, acreditación y reportes.</li>
        <li><strong>Registros técnicos:</strong> la hora de una llamada, su resultado y una referencia aleatoria, sin su nombre ni
        su dirección, durante noventa días.</li>
      </ul>
      <h2>Para qué</h2>
      <p>Para operar el programa: decidir sobre la acreditación, pagar comisiones y avisarle cuando algo vence. No vendemos datos
      ni hacemos perfiles con ellos.</p>
      <h2>Quién los ve</h2>
      <p>El equipo de acreditación ve a las agencias y a los asociados. El contacto principal de su agencia ve su correo
      electrónico y el estado de su acreditación, y nada de su perfil. Los hoteles ven su nombre cuando reserva.</p>
      <h2>Por cuánto tiempo</h2>
      <p>Mientras exista su cuenta y, después, lo que exija la ley fiscal. Si deja su agencia, su perfil se separa de ella de
      inmediato.</p>
      <h2>Sus derechos</h2>
      <p>Puede ver, corregir y llevarse lo que guardamos, o pedir que se borre. Use el enlace Escríbanos al pie de esta página; una
      persona responde en diez días hábiles.</p>`,
    ],
  ],
  cookies: [
    [
      'Cookies',
      `
      <p>Este portal necesita tres cookies para mantener abierta su sesión de forma segura. Si elige un idioma, una cuarta lo
      recuerda. No hay otras si usted no las acepta.</p>
      <table>
        <thead><tr><th>Qué</th><th>Para qué</th><th>Por cuánto tiempo</th></tr></thead>
        <tbody>
          <tr><td>Sesión</td><td>Mantiene abierta su sesión</td><td>Hasta que la cierre, 30 minutos sin actividad, 12 horas como máximo</td></tr>
          <tr><td>Antifalsificación</td><td>Asegura que lo que se envía en su nombre viene de este portal</td><td>Igual que la sesión</td></tr>
          <tr><td>Dispositivo conocido</td><td>Le permite iniciar sesión en este dispositivo mientras alguien más prueba su contraseña</td><td>Un año después de su último inicio de sesión, o hasta que cambie su contraseña</td></tr>
          <tr><td>Idioma</td><td>Recuerda el idioma que eligió</td><td>Un año</td></tr>
        </tbody>
      </table>
      <h2>En la memoria de su navegador</h2>
      <p>Si marca Recordar mi correo electrónico, su dirección se guarda en este navegador hasta que quite la marca. Se guarda un
      número aleatorio de su dispositivo para encontrar fallas; no dice nada de usted. También se guardan ahí su
      respuesta sobre la analítica, la hora de su última actividad y su última visita al panel.</p>
      <h2>Analítica</h2>
      <p>Contamos las visitas solo si usted lo aceptó. Decir que no en nada cambia lo que puede hacer aquí, y puede cambiar de
      opinión en cualquier momento.</p>`,
    ],
  ],
  'site-usage': [
    [
      'Uso del sitio',
      `
      <p>Este portal es para las agencias y los asociados del programa de búsqueda de sedes, y para quienes quieran sumarse. Por favor
      úselo como usaría una casa en la que es huésped.</p>
      <h2>Su cuenta</h2>
      <p>Una cuenta es de una sola persona. Por favor no comparta la contraseña y avísenos si cree que alguien más la conoce.
      Después de treinta minutos sin actividad se cierra su sesión; lo que escribió permanece en la página hasta que vuelva a
      iniciarla.</p>
      <h2>Qué puede usar</h2>
      <p>Los textos, las tarifas y las imágenes que se ven con la sesión iniciada son para su trabajo como asociado acreditado.
      Las tarifas son confidenciales. Las imágenes y los textos de la biblioteca pueden compartirse como ahí se indica; todo lo
      demás se queda con nosotros.</p>
      <h2>Qué no podemos prometer</h2>
      <p>Mantenemos el portal disponible y su contenido correcto lo mejor que podemos. La disponibilidad y las tarifas obligan
      solo cuando una casa las confirma por escrito.</p>
      <h2>Accesibilidad</h2>
      <p>El portal está hecho para usarse con teclado, con lector de pantalla, con cualquier tamaño de letra y en cualquier
      pantalla. Si algo le estorba, escríbanos: es un error nuestro y lo corregiremos.</p>`,
    ],
  ],
  terms: [
    [
      'Términos y condiciones',
      `
      <p>Estos términos rigen entre Alder &amp; Vale Hotels y una agencia que participa en el programa de búsqueda de sedes. Están
      escritos para leerse.</p>
      <h2>1. Participación</h2>
      <p>Una agencia participa desde el día en que se aprueba su registro, por doce meses, y puede renovar por doce más cada vez.
      El contacto principal habla por la agencia y mantiene correctos sus datos.</p>
      <h2>2. Asociados</h2>
      <p>La agencia invita solo a personas que trabajan para ella. Revoca la invitación de quien la deja. La acreditación es
      personal y no se puede ceder.</p>
      <h2>3. Comisiones</h2>
      <p>Se debe comisión por las estancias que se realizaron y se pagaron, según los porcentajes de la página Comisiones vigentes
      el día del contrato. Las agencias declaran conocer los términos de FastPay, se inscriban o no.</p>
      <h2>4. Reportes</h2>
      <p>Donde se acordó un reporte trimestral, este vence el día 30 del trimestre siguiente. Las cifras se tratan como
      confidenciales y se usan solo para planear.</p>
      <h2>5. Confidencialidad</h2>
      <p>Ninguna de las partes entrega a terceros las tarifas, las cifras o los datos personales de la otra, salvo que la ley lo
      exija.</p>
      <h2>6. Terminación</h2>
      <p>Cualquiera de las partes puede terminar el acuerdo con treinta días de aviso, sin dar motivo. Las estancias confirmadas se
      respetan y sus comisiones se pagan.</p>
      <h2>7. Cambios</h2>
      <p>Anunciamos los cambios a estos términos con sesenta días de anticipación. Si no está de acuerdo, los anteriores valen
      hasta que termine su acreditación.</p>`,
    ],
  ],
};
