import { page } from './page.ts';

/** Marketing content under the home page's banner; shown in the order of the names. */
export const homePages = [
  page({
    code: 'home-page',
    picture: 'meeting-room',
    en: [
      'A program made for planners',
      `
    <p>You know your clients, the length of their agenda and the strength of their coffee. We know our houses,
    room by room. The accreditation hub brings the two together, so that the right hotel is found in a morning, not in two weeks.</p>
    <p>Agencies that take part have one named contact at the group, one set of terms across every house, and
    commissions that are paid on the day we say.</p>`,
    ],
    'es-MX': [
      'Un programa hecho para quienes planean',
      `
      <p>Usted conoce a sus clientes, lo larga que es su agenda y lo cargado que toman el café. Nosotros conocemos nuestras
      casas, habitación por habitación. El portal de acreditación reúne ambas cosas, para que el hotel adecuado se encuentre
      en una mañana y no en quince días.</p>
      <p>Las agencias que participan tienen un contacto con nombre y apellido en el grupo, las mismas condiciones en todas las
      casas y comisiones que se pagan el día que prometemos.</p>`,
    ],
    'fr-CA': [
      'Un programme conçu pour les planificateurs',
      `
      <p>Vous connaissez vos clients, la longueur de leur ordre du jour et la force de leur café. Nous connaissons nos
      maisons, chambre par chambre. Le portail d’accréditation réunit les deux : le bon hôtel se trouve en une matinée
      plutôt qu’en deux semaines.</p>
      <p>Les agences participantes ont une personne désignée au sein du groupe, les mêmes conditions dans toutes les
      maisons et des commissions versées le jour promis.</p>`,
    ],
  }),
  page({
    code: 'home-page',
    picture: 'valley-noon',
    en: [
      'Five kinds of house, one standard',
      `
    <p>A board retreat belongs in the country, a congress near the station, a wedding party in a village that
    will still talk about it next spring. Between Alder House, The Vale, Millrace, Catkin Inns and Weir &amp;
    Stone there is a house for each.</p>
    <ul>
      <li>Sixty-four hotels, from eleven rooms to four hundred and twenty</li>
      <li>A meetings host in every house, from the first call to the last departure</li>
      <li>Answers to requests for proposals within one working day</li>
    </ul>`,
    ],
    'es-MX': [
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
    'fr-CA': [
      'Cinq types de maisons, une seule exigence',
      `
      <p>Une retraite de conseil d’administration a sa place à la campagne, un congrès près de la gare, une noce dans un
      village qui en parlera encore au printemps suivant. D’Alder House à The Vale, de Millrace à Catkin Inns et à Weir
      &amp; Stone, chacun trouve sa maison.</p>
      <ul>
        <li>Soixante-quatre hôtels, de onze à quatre cent vingt chambres</li>
        <li>Un hôte des réunions dans chaque maison, du premier appel au dernier départ</li>
        <li>Une réponse aux demandes de propositions en un jour ouvrable</li>
      </ul>`,
    ],
  }),
  page({
    code: 'home-page',
    picture: 'education',
    en: [
      'Learn the brand in an afternoon',
      `
    <p>The brand education guide is written for people who have little time. It takes about two hours, can be
    read in any order, and answers the questions that your clients really ask: what is near, what is quiet,
    what is included and what is not.</p>
    <p>Whoever has read and acknowledged it is an accredited associate, with the benefits, rates and offers
    that go with it.</p>`,
    ],
    'es-MX': [
      'Conozca la marca en una tarde',
      `
      <p>La guía de capacitación de la marca está escrita para gente con poco tiempo. Toma unas dos horas, se puede leer en
      cualquier orden y responde lo que sus clientes de verdad preguntan: qué hay cerca, qué es tranquilo, qué está incluido y
      qué no.</p>
      <p>Quien la lee y confirma su lectura es un asociado acreditado, con los beneficios, las tarifas y las ofertas que eso
      trae consigo.</p>`,
    ],
    'fr-CA': [
      'Découvrir la marque en un après-midi',
      `
      <p>Le guide de formation de la marque s’adresse aux gens qui ont peu de temps. Il demande environ deux heures, se lit
      dans n’importe quel ordre et répond aux questions que vos clients posent vraiment : ce qui est à proximité, ce qui
      est tranquille, ce qui est compris et ce qui ne l’est pas.</p>
      <p>Quiconque l’a lu et en a confirmé la lecture devient un associé accrédité, avec les avantages, les tarifs et les
      offres qui s’y rattachent.</p>`,
    ],
  }),
  page({
    code: 'home-page',
    picture: 'key-card',
    en: [
      'What accreditation opens',
      `
    <p>Accredited associates see rates before they are published, stay with us at their own rate to know a
    house before they recommend it, and are the first to hear when a wing is rebuilt or a terrace opens.</p>
    <p>Points of contact invite their colleagues in one step, see at a glance where each of them stands, and
    send the quarterly report in a minute.</p>`,
    ],
    'es-MX': [
      'Lo que abre la acreditación',
      `
      <p>Los asociados acreditados ven las tarifas antes de que se publiquen, se hospedan con nosotros a su propia tarifa para
      conocer una casa antes de recomendarla y son los primeros en enterarse cuando se renueva un ala o se abre una
      terraza.</p>
      <p>Los contactos principales invitan a sus colegas en un solo paso, ven de un vistazo en qué punto va cada quien y envían el reporte trimestral en un minuto.</p>`,
    ],
    'fr-CA': [
      'Ce que l’accréditation vous ouvre',
      `
      <p>Les associés accrédités voient les tarifs avant leur publication, séjournent chez nous à leur propre tarif afin de
      connaître une maison avant de la recommander, et sont les premiers à savoir qu’une aile a été refaite ou qu’une
      terrasse ouvre ses portes.</p>
      <p>Les personnes-ressources invitent leurs collègues en une seule étape, voient d’un coup d’œil où en est chacun et
      transmettent le rapport trimestriel en une minute.</p>`,
    ],
  }),
];
