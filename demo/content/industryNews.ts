import { page } from './page.ts';

/** What moves the trade. */
export const industryNewsPages = [
  page({
    code: 'industry-news',
    picture: 'industrynews',
    publishedDays: 6,
    en: [
      'Lead times are growing shorter, and how houses answer',
      `
    <p>Across the group, the median time between a request and the first arrival has fallen from eleven weeks
    to seven within two years. Small meetings lead the way: for groups under thirty, four weeks are now
    common.</p>
    <p>Planners tell us that shorter notice is not carelessness. Budgets are released by the quarter, and
    teams that work apart decide late to meet. Our houses have answered with holds that need no contract: any
    meeting room for up to thirty can be held for seventy-two hours with one phone call.</p>
    <h2>What helps most</h2>
    <p>Send the shape of the day before the numbers. A house that knows there will be two short sessions and a
    long dinner can offer a room that a head count alone would never suggest.</p>`,
    ],
    'es-MX': [
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
    'fr-CA': [
      'Les délais raccourcissent : comment les maisons s’adaptent',
      `
      <p>À l’échelle du groupe, le délai médian entre une demande et la première arrivée est passé de onze à sept semaines en
      deux ans. Les petites réunions mènent la marche : pour les groupes de moins de trente personnes, quatre semaines sont
      désormais courantes.</p>
      <p>Les planificateurs nous disent qu’un court préavis n’est pas de la négligence. Les budgets sont débloqués par
      trimestre, et les équipes qui travaillent à distance décident tard de se réunir. Nos maisons ont répondu par des options
      sans contrat : toute salle de réunion pour trente personnes ou moins peut être retenue soixante-douze heures, sur simple
      parole.</p>
      <h2>Ce qui aide le plus</h2>
      <p>Donnez-nous le déroulement de la journée avant les nombres. Une maison qui sait qu’il y aura deux courtes séances et
      un long souper peut proposer une salle que le seul nombre de participants n’aurait jamais suggérée.</p>`,
    ],
  }),
  page({
    code: 'industry-news',
    picture: 'valley-dawn',
    publishedDays: 24,
    en: [
      'Measuring the footprint of a meeting without a spreadsheet',
      `
    <p>More and more requests for proposals ask for the carbon of a stay. The figures are less complicated
    than they look: for most meetings, travel is about four fifths, rooms an eighth, and food the rest.</p>
    <p>That is why the most useful thing a planner can do is to choose the place well. A house that most
    guests can reach by train saves more than any menu. Each of our hotels now states the measured energy of a
    room night on its fact sheet, which you find among the resources.</p>`,
    ],
    'es-MX': [
      'Medir la huella de una reunión sin hoja de cálculo',
      `
      <p>Cada vez más solicitudes de propuesta piden el carbono de una estancia. Las cifras son menos complicadas de lo que
      parecen: en la mayoría de las reuniones, los traslados son unas cuatro quintas partes, las habitaciones un octavo y la
      comida el resto.</p>
      <p>Por eso lo más útil que puede hacer un organizador es elegir bien el lugar. Una casa a la que la mayoría puede llegar en
      tren ahorra más que cualquier menú. Cada uno de nuestros hoteles indica ahora en su ficha la energía medida de una noche
      de habitación; la encuentra entre los recursos.</p>`,
    ],
    'fr-CA': [
      'Mesurer l’empreinte d’une réunion sans chiffrier',
      `
      <p>De plus en plus de demandes de propositions exigent le bilan carbone d’un séjour. Les chiffres sont moins compliqués
      qu’ils n’en ont l’air : pour la plupart des réunions, les déplacements comptent pour environ les quatre cinquièmes,
      l’hébergement pour un huitième, et les repas pour le reste.</p>
      <p>Le geste le plus utile d’un planificateur est donc de bien choisir le lieu. Une maison que la plupart des invités
      peuvent rejoindre en train épargne davantage que n’importe quel menu. La fiche de chacun de nos hôtels indique
      maintenant l’énergie mesurée d’une nuitée ; vous la trouverez parmi les ressources.</p>`,
    ],
  }),
  page({
    code: 'industry-news',
    picture: 'news',
    publishedDays: 52,
    en: [
      'Room blocks, attrition and the return of trust',
      `
    <p>After some hard years, contracts in the trade are growing kinder again. Surveys of planners show that
    attrition terms are the first thing they read and the last thing they are happy with.</p>
    <p>We have taken that to heart. For accredited agencies our standard is a block that may shrink by a fifth
    until thirty days before arrival, without fee and without a phone call. What is released early enough is
    sold to somebody else, and nobody loses.</p>`,
    ],
    'es-MX': [
      'Bloqueos, reducciones y el regreso de la confianza',
      `
      <p>Después de algunos años duros, los contratos del sector vuelven a ser amables. Las encuestas a organizadores muestran
      que las cláusulas de reducción de bloqueo son lo primero que leen y lo último que los deja contentos.</p>
      <p>Lo tomamos muy en cuenta. Para las agencias acreditadas, nuestra norma es un bloqueo que puede reducirse una quinta
      parte hasta treinta días antes de la llegada, sin cargo y sin llamada. Lo que se libera a tiempo se vende a alguien más, y
      nadie pierde.</p>`,
    ],
    'fr-CA': [
      'Blocs de chambres, attrition et retour de la confiance',
      `
      <p>Après quelques années difficiles, les contrats du secteur redeviennent plus souples. Les sondages auprès des
      planificateurs montrent que les clauses d’attrition sont la première chose qu’ils lisent et la dernière dont ils sont
      satisfaits.</p>
      <p>Nous en avons pris bonne note. Pour les agences accréditées, notre norme est un bloc qui peut diminuer d’un cinquième
      jusqu’à trente jours avant l’arrivée, sans frais et sans appel téléphonique. Ce qui est libéré assez tôt est vendu à
      quelqu’un d’autre, et personne n’y perd.</p>`,
    ],
  }),
  page({
    code: 'industry-news',
    picture: 'meeting-room',
    en: [
      'Why small meetings are asking for daylight',
      `
    <p>Ask a group what they remember of a meeting room, and it is seldom the screen. In a study of four
    hundred small meetings, the wish for daylight came before technology, before food and before price.</p>
    <p>When you search for a house, the floor plans now mark the windows and the hours at which the sun is in
    them. It is a small thing, and it is asked for every day.</p>`,
    ],
    'es-MX': [
      'Por qué las reuniones pequeñas piden luz de día',
      `
      <p>Pregunte a un grupo qué recuerda de una sala de juntas y rara vez será la pantalla. En un estudio de cuatrocientas
      reuniones pequeñas, el deseo de luz natural quedó por encima de la tecnología, de la comida y del precio.</p>
      <p>Cuando busque una casa, los planos ahora marcan las ventanas y las horas en que les da el sol. Es un detalle, y nos lo
      piden todos los días.</p>`,
    ],
    'fr-CA': [
      'Pourquoi les petites réunions réclament la lumière du jour',
      `
      <p>Demandez à un groupe ce qu’il a retenu d’une salle de réunion : c’est rarement l’écran. Dans une étude portant sur
      quatre cents petites réunions, le désir de lumière naturelle est arrivé avant la technologie, avant les repas et avant le
      prix.</p>
      <p>Lorsque vous cherchez une maison, les plans d’étage indiquent désormais les fenêtres et les heures où le soleil y
      entre. C’est un détail, et on nous le demande tous les jours.</p>`,
    ],
  }),
];
