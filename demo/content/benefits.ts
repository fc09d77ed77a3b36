import { page } from './page.ts';

export const benefitsPages = [
  page({
    code: 'benefits',
    picture: 'benefits',
    en: [
      'Associate Benefits',
      `
    <p>Accreditation is a promise in both directions. You have taken the time to learn our houses; here is what
    we give for it. All benefits are personal, begin on the day of your accreditation and last as long as it does.</p>
    <h2>Know the house</h2>
    <ul>
      <li><strong>Associate rate.</strong> Half of the best public rate for up to twelve nights a year, with one
      companion, on any night that is not marked as high.</li>
      <li><strong>Site visits.</strong> One night with breakfast and a walk through the house with its meetings
      host, whenever you hold an open request for it.</li>
      <li><strong>House days.</strong> Twice a year each family opens a house for associates: a morning behind the
      scenes, an afternoon of questions, a supper.</li>
    </ul>
    <h2>Work with less friction</h2>
    <table>
      <thead><tr><th>Benefit</th><th>What it saves you</th></tr></thead>
      <tbody>
        <tr><td>Priority answers</td><td>Proposals within four working hours for groups under fifty</td></tr>
        <tr><td>Silent holds</td><td>Seventy-two hours on any meeting room for up to thirty, without contract</td></tr>
        <tr><td>A planner's line</td><td>One telephone number, answered by people, seven days a week</td></tr>
      </tbody>
    </table>
    <h2>Your clients notice</h2>
    <p>Groups booked by an accredited associate are welcomed by name, find their first coffee waiting whatever
    the hour, and have one room in twenty upgraded when the house can do it.</p>
    <p>To use a benefit, show your accreditation confirmation, which you can print from the dashboard, or give your
    name and that of your agency when you book.</p>`,
    ],
    'es-MX': [
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
    'fr-CA': [
      'Avantages des associés',
      `
      <p>L’accréditation est une promesse qui va dans les deux sens. Vous avez pris le temps d’apprendre à connaître nos
      maisons ; voici ce que nous offrons en retour. Tous les avantages sont personnels, commencent le jour de votre
      accréditation et durent aussi longtemps qu’elle.</p>
      <h2>Connaître la maison</h2>
      <ul>
        <li><strong>Tarif associé.</strong> La moitié du meilleur tarif public pour un maximum de douze nuits par année, avec
        une personne qui vous accompagne, toute nuit qui n’est pas désignée comme période de pointe.</li>
        <li><strong>Visites des lieux.</strong> Une nuit avec petit déjeuner et une visite de la maison avec son hôte des
        réunions, chaque fois que vous avez une demande en cours pour cet hôtel.</li>
        <li><strong>Journées de la maison.</strong> Deux fois par année, chaque famille ouvre une maison aux associés : une
        matinée dans les coulisses, un après-midi de questions, un souper.</li>
      </ul>
      <h2>Travailler sans friction</h2>
      <table>
        <thead><tr><th>Avantage</th><th>Ce qu’il vous épargne</th></tr></thead>
        <tbody>
          <tr><td>Réponses prioritaires</td><td>Propositions en quatre heures ouvrables pour les groupes de moins de cinquante personnes</td></tr>
          <tr><td>Options discrètes</td><td>Soixante-douze heures pour toute salle de réunion de trente personnes ou moins, sans contrat</td></tr>
          <tr><td>Une ligne pour les planificateurs</td><td>Un seul numéro de téléphone, auquel répondent des gens, sept jours sur sept</td></tr>
        </tbody>
      </table>
      <h2>Vos clients le remarquent</h2>
      <p>Les groupes réservés par un associé accrédité sont accueillis par leur nom, trouvent leur premier café prêt à toute
      heure et voient une chambre sur vingt surclassée lorsque la maison le peut.</p>
      <p>Pour profiter d’un avantage, présentez votre confirmation d’accréditation, que vous pouvez imprimer à partir du
      tableau de bord, ou donnez votre nom et celui de votre agence au moment de réserver.</p>`,
    ],
  }),
];
