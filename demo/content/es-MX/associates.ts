import type { Translations } from '../page.ts';

/** What is for associates: benefits, offers, commissions and resources. */
export const associates: Translations['pages'] = {
  benefits: [
    [
      'Beneficios para asociados',
      `
      <p>La acreditación es una promesa en ambos sentidos. Usted se tomó el tiempo de conocer nuestras casas; esto es lo que
      damos a cambio. Todos los beneficios son personales, comienzan el día de su acreditación y duran lo mismo que ella.</p>
      <h2>Conozca la casa</h2>
      <ul>
        <li><strong>Tarifa de asociado.</strong> La mitad de la mejor tarifa pública hasta por doce noches al año, con un
        acompañante, en cualquier noche que no esté marcada como temporada alta.</li>
        <li><strong>Visitas de inspección.</strong> Una noche con desayuno y un recorrido por la casa con su anfitrión de
        reuniones, siempre que tenga una solicitud abierta para ella.</li>
        <li><strong>Días de casa.</strong> Dos veces al año cada familia abre una casa a los asociados: una mañana tras
        bambalinas, una tarde de preguntas y una cena.</li>
      </ul>
      <h2>Trabaje con menos fricción</h2>
      <table>
        <thead><tr><th>Beneficio</th><th>Lo que le ahorra</th></tr></thead>
        <tbody>
          <tr><td>Respuestas prioritarias</td><td>Propuestas en cuatro horas hábiles para grupos de menos de cincuenta</td></tr>
          <tr><td>Apartados discretos</td><td>Setenta y dos horas en cualquier sala de hasta treinta personas, sin contrato</td></tr>
          <tr><td>Una línea para organizadores</td><td>Un solo número de teléfono, atendido por personas, los siete días de la semana</td></tr>
        </tbody>
      </table>
      <h2>Sus clientes lo notan</h2>
      <p>A los grupos que reserva un asociado acreditado se les recibe por su nombre, encuentran listo el primer café a cualquier
      hora y reciben un ascenso de categoría en una de cada veinte habitaciones cuando la casa puede darlo.</p>
      <p>Para usar un beneficio, muestre su confirmación de acreditación, que puede imprimir desde el panel, o dé su nombre y el
      de su agencia al reservar.</p>`,
    ],
  ],
  promotions: [
    [
      'Un día para el equipo en Alder House',
      `
      <p>De noviembre a marzo, Alder House presta sus jardines por día: una sala con chimenea, comida en una sola mesa larga, un
      paseo con el jardinero y té antes del tren.</p>
      <ul>
        <li>De ocho a veinticuatro personas, de lunes a jueves</li>
        <li>Un solo precio por persona, con renta de sala y todo lo de la mesa incluido</li>
        <li>Quédese a dormir por dos tercios de la tarifa de invierno</li>
      </ul>
      <p>Mencione WINTER DAY en su solicitud. La comisión completa aplica al día y a la noche.</p>`,
    ],
    [
      'Puntos dobles en Millrace para clientes nuevos',
      `
      <p>Cuando un cliente suyo reserva en Millrace por primera vez, la cuenta de su organizador y la de usted acumulan puntos
      dobles por cada noche de la estancia. La oferta es válida en todas las casas de ciudad para contratos firmados en este
      trimestre y llegadas dentro de los siguientes doce meses.</p>
      <p>Un cliente es nuevo cuando no se ha firmado un contrato a su nombre en tres años. Nosotros lo revisamos por usted y lo
      decimos en la propuesta.</p>`,
    ],
    [
      'En The Vale, la tercera noche va por nuestra cuenta',
      `
      <p>Los grupos de quince habitaciones o más que se quedan tres noches en The Vale pagan dos, de domingo a jueves, fuera de
      julio y agosto. La comisión se paga por las tres, como si la tercera se hubiera cobrado.</p>
      <p>La oferta se puede combinar con el piso silencioso de Harrow Lake. No se puede combinar con tarifas corporativas
      negociadas.</p>`,
    ],
  ],
  rateoffers: [
    [
      'Tarifas diarias por delegado',
      `
      <p>Un solo precio por delegado y día: la sala (con luz natural o, si no la tiene, a precio de auditorio), dos recesos,
      comida, agua, papel, una pantalla que funciona y alguien que la hace funcionar.</p>
      <table>
        <thead><tr><th>Familia</th><th>8 a 24 personas</th><th>25 a 80 personas</th><th>Más de 80</th></tr></thead>
        <tbody>
          <tr><td>Alder House</td><td>USD 118</td><td>USD 109</td><td>por cotización</td></tr>
          <tr><td>Millrace</td><td>USD 92</td><td>USD 86</td><td>USD 79</td></tr>
          <tr><td>Catkin Inns</td><td>USD 84</td><td>–</td><td>–</td></tr>
          <tr><td>Weir &amp; Stone</td><td>USD 96</td><td>USD 88</td><td>USD 74</td></tr>
        </tbody>
      </table>
      <p>Los impuestos son adicionales y aparecen en cada propuesta. Las tarifas valen doce meses a partir de la fecha de la
      propuesta.</p>`,
    ],
    [
      'Tarifas de grupo',
      `
      <p>Desde diez habitaciones por noche, los grupos de agencias acreditadas pagan una décima parte menos que la mejor tarifa
      pública de esa noche; desde veinticinco habitaciones, una sexta parte menos. La tarifa se fija el día del contrato y solo
      puede bajar.</p>
      <h2>Incluye</h2>
      <ul>
        <li>Desayuno, también para quienes salen antes de las siete</li>
        <li>Una habitación de cortesía por cada veinticinco pagadas</li>
        <li>Un bloqueo que puede reducirse una quinta parte hasta treinta días antes de la llegada</li>
      </ul>`,
    ],
    [
      'Tarifas para estancias largas',
      `
      <p>Las capacitaciones, las auditorías y los proyectos suelen necesitar pocas habitaciones durante muchas semanas. Desde
      catorce noches una habitación cuesta una cuarta parte menos, desde treinta noches un tercio menos, y la ropa se lava dos
      veces por semana sin costo.</p>
      <p>Los huéspedes pueden cambiar dentro de la habitación: el contrato cuenta noches, no nombres. Disponible en Millrace y,
      de octubre a abril, en Alder House.</p>`,
    ],
  ],
  commissions: [
    [
      'Comisiones',
      `
      <p>La comisión es lo que le debemos por traernos a un huésped que quizá no habríamos conocido. Debe ser fácil de prever,
      fácil de verificar y puntual.</p>
      <h2>Cuánto pagamos</h2>
      <table>
        <thead><tr><th>Reservación</th><th>Comisión</th><th>Sobre qué se paga</th></tr></thead>
        <tbody>
          <tr><td>Habitaciones de grupo, diez o más por noche</td><td>10%</td><td>Ingreso por habitaciones sin impuestos</td></tr>
          <tr><td>Reuniones con habitaciones</td><td>10%</td><td>Habitaciones y tarifa diaria por delegado</td></tr>
          <tr><td>Reuniones sin habitaciones</td><td>8%</td><td>Renta de salas y tarifa diaria por delegado</td></tr>
          <tr><td>Viajeros individuales, tarifas públicas</td><td>8%</td><td>Ingreso por habitaciones sin impuestos</td></tr>
          <tr><td>Tarifas corporativas negociadas</td><td>según lo acordado</td><td>según lo acordado</td></tr>
        </tbody>
      </table>
      <h2>Cuándo pagamos</h2>
      <p>A las agencias inscritas en FastPay se les paga por transferencia bancaria dentro de los diez días siguientes a la
      salida. A todas las demás, el último día hábil del mes posterior a la salida, con cheque o transferencia bancaria. La inscripción es
      parte del registro de la agencia y se puede cambiar en cada renovación.</p>
      <h2>Si una cifra parece equivocada</h2>
      <p>Cada pago llega con un estado de cuenta que indica casa, llegada, noches y base. Escríbanos dentro de los noventa días
      siguientes con el número de la línea; respondemos en cinco días hábiles y, si el error es nuestro, la diferencia se paga
      con la siguiente transferencia.</p>
      <h2>Qué no genera comisión</h2>
      <ul>
        <li>Impuestos, propinas y cargos que entregamos a terceros</li>
        <li>Estancias con tarifa de asociado</li>
        <li>Habitaciones canceladas a tiempo, sin cargo</li>
      </ul>`,
    ],
  ],
  resources: [
    [
      'Listas de verificación para un evento en calma',
      `
      <p>Tres listas que usan nuestros propios anfitriones, de una página cada una: seis semanas antes, la noche anterior y la
      mañana misma. Año con año se han reducido a lo que de verdad se olvida.</p>
      <ul>
        <li>Quién abre qué puerta y quién tiene la segunda llave</li>
        <li>Qué hay en la pantalla cuando entra el primer invitado</li>
        <li>A dónde va el equipaje el día de la salida</li>
        <li>Qué necesita cada invitado, confirmado de palabra</li>
        <li>A quién llamar cuando llueve</li>
      </ul>`,
    ],
    [
      'Fichas técnicas y planos',
      `
      <p>Cada casa tiene una ficha de dos páginas: habitaciones y camas, salas con sus medidas, alturas de techo y horas de luz
      natural, distancias a pie y en tren, rutas sin escalones y la energía medida de una noche de habitación.</p>
      <p>Los planos están a escala y puede entregarlos a sus clientes y a sus montadores. Pida el juego vigente a su contacto en
      el grupo; se renueva cada primavera y cada otoño.</p>`,
    ],
    [
      'Cómo escribir una solicitud que reciba buena respuesta',
      `
      <p>Las mejores solicitudes que nos llegan caben en media página. Dicen la ocasión, las fechas y si pueden moverse, el
      patrón de noches, la forma de cada día, el presupuesto si lo hay y lo único que no puede salir mal.</p>
      <h2>Un ejemplo</h2>
      <p>Veintidós personas que trabajan a distancia se ven por primera vez en un año. De martes a mediodía a jueves a mediodía,
      cualquier semana de marzo. Una sala con luz natural para todos, dos rincones para conversar en grupos pequeños, una cena que no sea en
      el hotel. La mayoría llega en tren. La vez pasada la sala era muy oscura y la red inalámbrica, muy lenta.</p>`,
    ],
    [
      'Imágenes y textos que puede usar',
      `
      <p>La biblioteca de imágenes tiene cuatro fotografías de cada casa, autorizadas para sus propuestas y su sitio web mientras
      su agencia esté acreditada. Por favor deje el nombre del fotógrafo donde está y no recorte las fotografías en las que
      aparecen personas.</p>
      <p>Con cada fotografía viene una descripción de sesenta palabras. Se puede acortar, pero no adornar.</p>`,
    ],
  ],
};
