import { defaultBrand } from '../../brands/defaultBrand.ts';
import { page } from './page.ts';

const code = `${defaultBrand.code}-happenings`;

/** News of the group's own houses. */
export const happeningsPages = [
  page({
    code,
    picture: 'lobby',
    publishedDays: 3,
    en: [
      'A quiet floor for The Vale at Harrow Lake',
      `
    <p>The fourth floor of The Vale at Harrow Lake reopens as a floor for people who came to think. Twenty-two
    rooms look over the water; the corridor carpet was woven for silence, and the elevator no longer announces
    itself.</p>
    <p>The floor can be taken as a whole, with the Reading Room at its end as a meeting place for eighteen.
    Ask for the code QUIET FLOOR in your request for proposal, and the house holds it for ten days without
    obligation.</p>
    <h2>Good to know</h2>
    <ul>
      <li>All rooms have a desk at a window and a second chair</li>
      <li>Breakfast can be served on the floor from five o'clock</li>
      <li>Two rooms are fully accessible, one of them with a connecting door</li>
    </ul>`,
    ],
    'es-MX': [
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
    'fr-CA': [
      'Un étage tranquille à The Vale at Harrow Lake',
      `
      <p>Le quatrième étage de The Vale at Harrow Lake rouvre à l’intention des gens venus réfléchir. Vingt-deux chambres donnent
      sur l’eau ; le tapis du couloir a été tissé pour le silence, et l’ascenseur ne s’annonce plus.</p>
      <p>L’étage peut être réservé en entier, avec la salle de lecture, à son extrémité, comme lieu de réunion pour dix-huit
      personnes. Indiquez le code QUIET FLOOR dans votre demande de proposition : la maison vous le garde dix jours, sans
      engagement.</p>
      <h2>Bon à savoir</h2>
      <ul>
        <li>Toutes les chambres ont un bureau près d’une fenêtre et une seconde chaise</li>
        <li>Le petit déjeuner peut être servi à l’étage dès cinq heures</li>
        <li>Deux chambres sont entièrement accessibles, dont une avec porte communicante</li>
      </ul>`,
    ],
  }),
  page({
    code,
    picture: 'valley-dusk',
    publishedDays: 17,
    en: [
      'Catkin Inns adds two villages',
      `
    <p>Two inns join the family: the Ferryman at Old Sallow and the Weavers at Thornby. Both have fewer than
    twenty rooms, both have kept the people who ran them, and both may be taken by one party alone from Sunday
    to Thursday.</p>
    <p>The Ferryman has a boathouse that seats thirty for dinner. The Weavers has a hall with a good floor and
    a piano that is tuned every month.</p>`,
    ],
    'es-MX': [
      'Catkin Inns llega a dos pueblos más',
      `
      <p>Dos posadas se suman a la familia: la Ferryman, en Old Sallow, y la Weavers, en Thornby. Ambas tienen menos de veinte
      habitaciones, ambas conservaron a la gente que las atendía y ambas pueden reservarse para un solo grupo de domingo a
      jueves.</p>
      <p>La Ferryman tiene un embarcadero techado donde cenan treinta personas. La Weavers tiene un salón con buen piso de baile
      y un piano que se afina cada mes.</p>`,
    ],
    'fr-CA': [
      'Catkin Inns s’installe dans deux villages',
      `
      <p>Deux auberges se joignent à la famille : le Ferryman, à Old Sallow, et le Weavers, à Thornby. Toutes deux comptent
      moins de vingt chambres, toutes deux ont gardé les gens qui les tenaient, et toutes deux peuvent être réservées par un
      seul groupe du dimanche au jeudi.</p>
      <p>Le Ferryman possède un hangar à bateaux où trente convives peuvent souper. Le Weavers a une salle au bon plancher de danse et
      un piano accordé chaque mois.</p>`,
    ],
  }),
  page({
    code,
    picture: 'meeting-room',
    publishedDays: 41,
    en: [
      'The new meetings kitchen at Millrace Central',
      `
    <p>Conference food is often made far from where it is eaten. At Millrace Central it now comes from a
    kitchen on the meetings floor itself: behind glass, twelve steps from the largest room.</p>
    <p>For your clients that means hot dishes that are hot, a menu that can change until nine in the morning,
    and a cook to talk to. The day delegate rate stays as it was.</p>`,
    ],
    'es-MX': [
      'La nueva cocina de reuniones de Millrace Central',
      `
      <p>La comida de los congresos suele prepararse lejos de donde se come. En Millrace Central ahora sale de una cocina en el
      propio piso de reuniones: detrás de un cristal, a doce pasos del salón más grande.</p>
      <p>Para sus clientes eso significa platillos calientes que llegan calientes, un menú que puede cambiar hasta las nueve de
      la mañana y un cocinero con quien hablar. La tarifa diaria por delegado sigue igual.</p>`,
    ],
    'fr-CA': [
      'La nouvelle cuisine des réunions du Millrace Central',
      `
      <p>Les repas de congrès sont souvent préparés bien loin de l’endroit où on les mange. Au Millrace Central, ils viennent
      maintenant d’une cuisine située à l’étage même des réunions : derrière une vitre, à douze pas de la plus grande
      salle.</p>
      <p>Pour vos clients, cela veut dire des plats chauds vraiment chauds, un menu qui peut changer jusqu’à neuf heures du
      matin et un cuisinier à qui parler. Le forfait journalier, lui, reste au même prix.</p>`,
    ],
  }),
  page({
    code,
    picture: 'valley-noon',
    en: [
      'Weir & Stone plants its thousandth alder',
      `
    <p>For every conference of more than a hundred guests, the houses of Weir &amp; Stone plant an alder on the
    bank that the high water took. In spring it was the thousandth, and the bank is holding.</p>
    <p>If a client of yours would like to plant their own, the gardeners at the Aske house are glad of company
    on any dry Thursday between October and March. Boots are provided.</p>`,
    ],
    'es-MX': [
      'Weir & Stone planta su aliso número mil',
      `
      <p>Por cada congreso de más de cien personas, las casas Weir &amp; Stone plantan un aliso en la ribera que se llevó la
      crecida. En primavera fue el número mil, y la ribera resiste.</p>
      <p>Si alguno de sus clientes quisiera plantar el suyo, los jardineros de la casa de Aske agradecen la compañía cualquier
      jueves sin lluvia entre octubre y marzo. Nosotros ponemos las botas.</p>`,
    ],
    'fr-CA': [
      'Weir & Stone plante son millième aulne',
      `
      <p>Pour chaque congrès de plus de cent personnes, les maisons Weir &amp; Stone plantent un aulne sur la berge que les
      crues avaient emportée. Au printemps, c’était le millième, et la berge tient bon.</p>
      <p>Si l’un de vos clients aimerait planter le sien, les jardiniers de la maison d’Aske sont heureux d’avoir de la
      compagnie tous les jeudis sans pluie, d’octobre à mars. Les bottes sont fournies.</p>`,
    ],
  }),
];
