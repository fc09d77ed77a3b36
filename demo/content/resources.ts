import { page } from './page.ts';

/** Things to work with. */
export const resourcePages = [
  page({
    code: 'resources',
    picture: 'key-card',
    en: [
      'Checklists for a calm event day',
      `
    <p>Three checklists that our own hosts use, one page each: six weeks before, the evening before, and the
    morning itself. They have been pared down year by year to what is really forgotten.</p>
    <ul>
      <li>Who opens which door, and who has the second key</li>
      <li>What is on the screen when the first guest enters</li>
      <li>Where luggage goes on the day of departure</li>
      <li>Which guest needs what, confirmed in words</li>
      <li>Whom to call when it rains</li>
    </ul>`,
    ],
    'es-MX': [
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
    'fr-CA': [
      'Listes de vérification pour un événement serein',
      `
      <p>Trois listes dont se servent nos propres hôtes, une page chacune : six semaines avant, la veille au soir et le matin
      même. Année après année, elles ont été ramenées à ce que l’on oublie vraiment.</p>
      <ul>
        <li>Qui ouvre quelle porte, et qui a la deuxième clé</li>
        <li>Ce qui est à l’écran quand entre le premier invité</li>
        <li>Où vont les bagages le jour du départ</li>
        <li>Quel invité a besoin de quoi, confirmé de vive voix</li>
        <li>Qui appeler quand il pleut</li>
      </ul>`,
    ],
  }),
  page({
    code: 'resources',
    picture: 'resources',
    en: [
      'Fact sheets and floor plans',
      `
    <p>Each house has a fact sheet of two pages: rooms and beds, meeting rooms with their measures, ceiling
    heights and hours of daylight, distances on foot and by train, step-free ways, and the measured energy of a
    room night.</p>
    <p>Floor plans are drawn to scale and may be handed on to your clients and their builders. Ask your contact at
    the group for the current set; it is renewed every spring and autumn.</p>`,
    ],
    'es-MX': [
      'Fichas técnicas y planos',
      `
      <p>Cada casa tiene una ficha de dos páginas: habitaciones y camas, salas con sus medidas, alturas de techo y horas de luz
      natural, distancias a pie y en tren, rutas sin escalones y la energía medida de una noche de habitación.</p>
      <p>Los planos están a escala y puede entregarlos a sus clientes y a sus montadores. Pida el juego vigente a su contacto en
      el grupo; se renueva cada primavera y cada otoño.</p>`,
    ],
    'fr-CA': [
      'Fiches techniques et plans d’étage',
      `
      <p>Chaque maison a une fiche de deux pages : chambres et lits, salles de réunion avec leurs dimensions, hauteurs de
      plafond et heures de lumière naturelle, distances à pied et en train, parcours sans marches et énergie mesurée d’une
      nuitée.</p>
      <p>Les plans d’étage sont à l’échelle et peuvent être remis à vos clients et à leurs monteurs. Demandez la série à jour à
      votre contact au sein du groupe ; elle est renouvelée chaque printemps et chaque automne.</p>`,
    ],
  }),
  page({
    code: 'resources',
    picture: 'rateoffers',
    en: [
      'How to write a request that is answered well',
      `
    <p>The best requests that reach us fit on half a page. They name the occasion, the dates and whether they can
    move, the nights as a pattern, the shape of each day, the budget if there is one, and the one thing that must
    not go wrong.</p>
    <h2>An example</h2>
    <p>Twenty-two people who work apart meet for the first time in a year. Tuesday noon to Thursday noon, any week
    in March. One room with daylight for all, two corners for small-group conversations, one dinner that is not in the hotel.
    Most come by train. Last time the room was too dark and the Wi-Fi too slow.</p>`,
    ],
    'es-MX': [
      'Cómo escribir una solicitud que reciba buena respuesta',
      `
      <p>Las mejores solicitudes que nos llegan caben en media página. Dicen la ocasión, las fechas y si pueden moverse, el
      patrón de noches, la forma de cada día, el presupuesto si lo hay y lo único que no puede salir mal.</p>
      <h2>Un ejemplo</h2>
      <p>Veintidós personas que trabajan a distancia se ven por primera vez en un año. De martes a mediodía a jueves a mediodía,
      cualquier semana de marzo. Una sala con luz natural para todos, dos rincones para conversar en grupos pequeños, una cena que no sea en
      el hotel. La mayoría llega en tren. La vez pasada la sala era muy oscura y la red inalámbrica, muy lenta.</p>`,
    ],
    'fr-CA': [
      'Comment rédiger une demande qui reçoit une bonne réponse',
      `
      <p>Les meilleures demandes que nous recevons tiennent en une demi-page. Elles nomment l’occasion, les dates et leur
      souplesse, la répartition des nuits, le déroulement de chaque journée, le budget s’il y en a un, et la seule chose qui ne
      doit pas mal tourner.</p>
      <h2>Un exemple</h2>
      <p>Vingt-deux personnes qui travaillent à distance se rencontrent pour la première fois en un an. Du mardi midi au jeudi
      midi, n’importe quelle semaine de mars. Une salle éclairée par le jour pour tous, deux coins pour discuter en petits groupes,
      un souper à l’extérieur de l’hôtel. La plupart arrivent en train. La dernière fois, la salle était trop sombre et le
      réseau sans fil, trop lent.</p>`,
    ],
  }),
  page({
    code: 'resources',
    picture: 'valley-dusk',
    en: [
      'Images and words you may use',
      `
    <p>The image library holds four pictures of every house, cleared for your proposals and for your website as long as
    your agency is accredited. Please keep the photographer's name where it stands, and do not crop pictures with
    people in them.</p>
    <p>With each picture comes a description of sixty words. It may be shortened, but not embroidered.</p>`,
    ],
    'es-MX': [
      'Imágenes y textos que puede usar',
      `
      <p>La biblioteca de imágenes tiene cuatro fotografías de cada casa, autorizadas para sus propuestas y su sitio web mientras
      su agencia esté acreditada. Por favor deje el nombre del fotógrafo donde está y no recorte las fotografías en las que
      aparecen personas.</p>
      <p>Con cada fotografía viene una descripción de sesenta palabras. Se puede acortar, pero no adornar.</p>`,
    ],
    'fr-CA': [
      'Images et textes que vous pouvez utiliser',
      `
      <p>La photothèque contient quatre images de chaque maison, libérées de droits pour vos propositions et votre site Web
      tant que votre agence est accréditée. Veuillez laisser le nom du photographe là où il se trouve, et ne recadrez pas les
      images où figurent des personnes.</p>
      <p>Chaque image est accompagnée d’une description de soixante mots. Elle peut être abrégée, mais non embellie.</p>`,
    ],
  }),
];
