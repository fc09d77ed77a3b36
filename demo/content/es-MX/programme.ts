import type { Translations } from '../page.ts';

/** Home page, overview and news. */
export const programme: Translations['pages'] = {
  'home-page': [
    [
      'Un programa hecho para quienes planean',
      `
      <p>Usted conoce a sus clientes, lo larga que es su agenda y lo cargado que toman el café. Nosotros conocemos nuestras
      casas, habitación por habitación. El portal de acreditación reúne ambas cosas, para que el hotel adecuado se encuentre
      en una mañana y no en quince días.</p>
      <p>Las agencias que participan tienen un contacto con nombre y apellido en el grupo, las mismas condiciones en todas las
      casas y comisiones que se pagan el día que prometemos.</p>`,
    ],
    [
      'Cinco tipos de casa, un mismo nivel',
      `
      <p>Un retiro de consejo va bien en el campo; un congreso, cerca de la estación; una boda, en un pueblo que todavía la
      comentará en primavera. Entre Alder House, The Vale, Millrace, Catkin Inns y Weir &amp; Stone hay una casa para cada
      ocasión.</p>
      <ul>
        <li>Sesenta y cuatro hoteles, de once a cuatrocientas veinte habitaciones</li>
        <li>Un anfitrión de reuniones en cada casa, desde la primera llamada hasta la última salida</li>
        <li>Respuesta a las solicitudes de propuesta en un día hábil</li>
      </ul>`,
    ],
    [
      'Conozca la marca en una tarde',
      `
      <p>La guía de capacitación de la marca está escrita para gente con poco tiempo. Toma unas dos horas, se puede leer en
      cualquier orden y responde lo que sus clientes de verdad preguntan: qué hay cerca, qué es tranquilo, qué está incluido y
      qué no.</p>
      <p>Quien la lee y confirma su lectura es un asociado acreditado, con los beneficios, las tarifas y las ofertas que eso
      trae consigo.</p>`,
    ],
    [
      'Lo que abre la acreditación',
      `
      <p>Los asociados acreditados ven las tarifas antes de que se publiquen, se hospedan con nosotros a su propia tarifa para
      conocer una casa antes de recomendarla y son los primeros en enterarse cuando se renueva un ala o se abre una
      terraza.</p>
      <p>Los contactos principales invitan a sus colegas en un solo paso, ven de un vistazo en qué punto va cada quien y envían el reporte trimestral en un minuto.</p>`,
    ],
  ],
  'program-overview': [
    [
      'El programa',
      `
      <p>El programa de búsqueda de sedes de Alder &amp; Vale Hotels es para agencias que planean reuniones y viajes para otros.
      Existe porque las mejores estancias empiezan con alguien que conoce tanto al huésped como a la casa. De la casa nos
      encargamos nosotros; el programa se asegura de que usted la conozca.</p>
      <h2>Quiénes participan</h2>
      <p>Empresas de gestión de viajes, organizadores de reuniones, oficinas de hospedaje y firmas de búsqueda de sedes de cualquier
      tamaño, con domicilio comercial en Estados Unidos, Canadá o México. Una agencia de dos personas es tan bienvenida como una
      de doscientas: lo que cuenta es que su oficio sea colocar reuniones, grupos o viajeros en hoteles.</p>
      <h2>Cómo funciona</h2>
      <ol>
        <li><strong>Su agencia se registra.</strong> Una persona, el contacto principal, crea una cuenta y envía la solicitud de
        registro. Hay que llenarla de una sola vez, así que tenga sus números a la mano: bastan unos veinte minutos.</li>
        <li><strong>La revisamos.</strong> Una persona de nuestro equipo de acreditación lee cada solicitud. Si algo no queda
        claro, encontrará nuestra pregunta justo al lado del campo en cuestión.</li>
        <li><strong>Usted invita a sus asociados.</strong> Una vez aprobada la agencia, el contacto principal invita a sus
        colegas por correo electrónico, hasta cincuenta a la vez.</li>
        <li><strong>Cada asociado se acredita.</strong> Un perfil breve, la guía de capacitación de la marca y una confirmación
        de lectura.</li>
      </ol>
      <h2>Qué pedimos a cambio</h2>
      <table>
        <thead><tr><th>Quién</th><th>Qué</th><th>Cada cuándo</th></tr></thead>
        <tbody>
          <tr><td>Agencia</td><td>Renovar la acreditación</td><td>Cada doce meses</td></tr>
          <tr><td>Agencia, donde se acordó</td><td>Enviar el reporte trimestral</td><td>A más tardar el día 30 del nuevo trimestre</td></tr>
          <tr><td>Asociado</td><td>Volver a leer la guía de capacitación</td><td>Cada doce meses, o después de un cambio importante</td></tr>
        </tbody>
      </table>
      <h2>Cuánto cuesta</h2>
      <p>Nada. Participar es gratis para la agencia y para cada uno de sus asociados, y no hay un mínimo de noches. Pedimos
      cifras honestas y comunicación abierta.</p>`,
    ],
  ],
  'aldervale-happenings': [
    [
      'Un piso silencioso en The Vale at Harrow Lake',
      `
      <p>El cuarto piso de The Vale at Harrow Lake reabre para quienes vienen a pensar. Veintidós habitaciones miran al agua; la
      alfombra del pasillo se tejió para el silencio y el elevador ya no se anuncia.</p>
      <p>El piso se puede reservar completo, con la Sala de Lectura al fondo como lugar de reunión para dieciocho personas. Pida
      el código QUIET FLOOR en su solicitud de propuesta y la casa se lo aparta diez días sin compromiso.</p>
      <h2>Conviene saber</h2>
      <ul>
        <li>Todas las habitaciones tienen un escritorio junto a la ventana y una segunda silla</li>
        <li>El desayuno se puede servir en el piso desde las cinco</li>
        <li>Dos habitaciones son totalmente accesibles, una de ellas con puerta comunicante</li>
      </ul>`,
    ],
    [
      'Catkin Inns llega a dos pueblos más',
      `
      <p>Dos posadas se suman a la familia: la Ferryman, en Old Sallow, y la Weavers, en Thornby. Ambas tienen menos de veinte
      habitaciones, ambas conservaron a la gente que las atendía y ambas pueden reservarse para un solo grupo de domingo a
      jueves.</p>
      <p>La Ferryman tiene un embarcadero techado donde cenan treinta personas. La Weavers tiene un salón con buen piso de baile
      y un piano que se afina cada mes.</p>`,
    ],
    [
      'La nueva cocina de reuniones de Millrace Central',
      `
      <p>La comida de los congresos suele prepararse lejos de donde se come. En Millrace Central ahora sale de una cocina en el
      propio piso de reuniones: detrás de un cristal, a doce pasos del salón más grande.</p>
      <p>Para sus clientes eso significa platillos calientes que llegan calientes, un menú que puede cambiar hasta las nueve de
      la mañana y un cocinero con quien hablar. La tarifa diaria por delegado sigue igual.</p>`,
    ],
    [
      'Weir & Stone planta su aliso número mil',
      `
      <p>Por cada congreso de más de cien personas, las casas Weir &amp; Stone plantan un aliso en la ribera que se llevó la
      crecida. En primavera fue el número mil, y la ribera resiste.</p>
      <p>Si alguno de sus clientes quisiera plantar el suyo, los jardineros de la casa de Aske agradecen la compañía cualquier
      jueves sin lluvia entre octubre y marzo. Nosotros ponemos las botas.</p>`,
    ],
  ],
  'industry-news': [
    [
      'Los tiempos de anticipación se acortan, y así responden las casas',
      `
      <p>En todo el grupo, el tiempo medio entre una solicitud y la primera llegada bajó de once a siete semanas en dos años. Las
      reuniones pequeñas van a la cabeza: para grupos de menos de treinta personas, cuatro semanas ya son lo común.</p>
      <p>Los organizadores nos dicen que avisar con poco tiempo no es descuido. Los presupuestos se liberan por trimestre, y los
      equipos que trabajan a distancia deciden tarde reunirse. Nuestras casas respondieron con apartados que no necesitan
      contrato: cualquier sala de hasta treinta personas puede guardarse setenta y dos horas con solo pedirlo.</p>
      <h2>Lo que más ayuda</h2>
      <p>Mande la forma del día antes que los números. Una casa que sabe que habrá dos sesiones cortas y una cena larga puede
      ofrecer un salón que el puro número de personas nunca habría sugerido.</p>`,
    ],
    [
      'Medir la huella de una reunión sin hoja de cálculo',
      `
      <p>Cada vez más solicitudes de propuesta piden el carbono de una estancia. Las cifras son menos complicadas de lo que
      parecen: en la mayoría de las reuniones, los traslados son unas cuatro quintas partes, las habitaciones un octavo y la
      comida el resto.</p>
      <p>Por eso lo más útil que puede hacer un organizador es elegir bien el lugar. Una casa a la que la mayoría puede llegar en
      tren ahorra más que cualquier menú. Cada uno de nuestros hoteles indica ahora en su ficha la energía medida de una noche
      de habitación; la encuentra entre los recursos.</p>`,
    ],
    [
      'Bloqueos, reducciones y el regreso de la confianza',
      `
      <p>Después de algunos años duros, los contratos del sector vuelven a ser amables. Las encuestas a organizadores muestran
      que las cláusulas de reducción de bloqueo son lo primero que leen y lo último que los deja contentos.</p>
      <p>Lo tomamos muy en cuenta. Para las agencias acreditadas, nuestra norma es un bloqueo que puede reducirse una quinta
      parte hasta treinta días antes de la llegada, sin cargo y sin llamada. Lo que se libera a tiempo se vende a alguien más, y
      nadie pierde.</p>`,
    ],
    [
      'Por qué las reuniones pequeñas piden luz de día',
      `
      <p>Pregunte a un grupo qué recuerda de una sala de juntas y rara vez será la pantalla. En un estudio de cuatrocientas
      reuniones pequeñas, el deseo de luz natural quedó por encima de la tecnología, de la comida y del precio.</p>
      <p>Cuando busque una casa, los planos ahora marcan las ventanas y las horas en que les da el sol. Es un detalle, y nos lo
      piden todos los días.</p>`,
    ],
  ],
};
