import { page } from './page.ts';

/** Offers that end. */
export const promotionPages = [
  page({
    code: 'promotions',
    picture: 'valley-dawn',
    publishedDays: 11,
    en: [
      'A day for the team at Alder House',
      `
    <p>From November to March, Alder House lends its grounds by the day: a room with a fire, lunch at one long
    table, a walk with the gardener and tea before the train.</p>
    <ul>
      <li>Eight to twenty-four guests, Monday to Thursday</li>
      <li>One price for each guest, room hire and everything at table included</li>
      <li>Stay the night for two thirds of the winter rate</li>
    </ul>
    <p>Mention WINTER DAY in your request. Full commission applies to the day and to the night.</p>`,
    ],
    'es-MX': [
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
    'fr-CA': [
      'Une journée d’équipe à Alder House',
      `
      <p>De novembre à mars, Alder House prête son domaine à la journée : une salle avec un feu de foyer, un dîner à une seule
      longue table, une promenade avec le jardinier et le thé avant le train.</p>
      <ul>
        <li>De huit à vingt-quatre personnes, du lundi au jeudi</li>
        <li>Un seul prix par personne, location de la salle et repas compris</li>
        <li>La nuit aux deux tiers du tarif d’hiver</li>
      </ul>
      <p>Mentionnez WINTER DAY dans votre demande. La pleine commission s’applique à la journée comme à la nuit.</p>`,
    ],
  }),
  page({
    code: 'promotions',
    picture: 'promotions',
    publishedDays: 60,
    en: [
      'Double points at Millrace for new clients',
      `
    <p>When a client of yours books Millrace for the first time, their planner's account and yours both collect
    double points for every night of the stay. The offer holds in all city houses for contracts signed in this
    quarter, for arrivals within twelve months.</p>
    <p>A client is new when no contract was signed in their name for three years. We check it for you and say so
    in the proposal.</p>`,
    ],
    'es-MX': [
      'Puntos dobles en Millrace para clientes nuevos',
      `
      <p>Cuando un cliente suyo reserva en Millrace por primera vez, la cuenta de su organizador y la de usted acumulan puntos
      dobles por cada noche de la estancia. La oferta es válida en todas las casas de ciudad para contratos firmados en este
      trimestre y llegadas dentro de los siguientes doce meses.</p>
      <p>Un cliente es nuevo cuando no se ha firmado un contrato a su nombre en tres años. Nosotros lo revisamos por usted y lo
      decimos en la propuesta.</p>`,
    ],
    'fr-CA': [
      'Points en double chez Millrace pour les nouveaux clients',
      `
      <p>Lorsqu’un de vos clients réserve chez Millrace pour la première fois, le compte de son planificateur et le vôtre
      accumulent tous deux le double des points pour chaque nuit du séjour. L’offre est valable dans toutes les maisons
      urbaines pour les contrats signés ce trimestre, pour des arrivées dans les douze mois.</p>
      <p>Un client est nouveau si aucun contrat n’a été signé à son nom depuis trois ans. Nous le vérifions pour vous et le
      précisons dans la proposition.</p>`,
    ],
  }),
  page({
    code: 'promotions',
    picture: 'valley-night',
    en: [
      'The third night is ours at The Vale',
      `
    <p>Groups of fifteen rooms or more who stay three nights at The Vale pay for two between Sunday and Thursday,
    outside July and August. Commission is paid on all three, as if the third had been charged.</p>
    <p>The offer can be combined with the quiet floor at Harrow Lake. It cannot be combined with negotiated
    corporate rates.</p>`,
    ],
    'es-MX': [
      'En The Vale, la tercera noche va por nuestra cuenta',
      `
      <p>Los grupos de quince habitaciones o más que se quedan tres noches en The Vale pagan dos, de domingo a jueves, fuera de
      julio y agosto. La comisión se paga por las tres, como si la tercera se hubiera cobrado.</p>
      <p>La oferta se puede combinar con el piso silencioso de Harrow Lake. No se puede combinar con tarifas corporativas
      negociadas.</p>`,
    ],
    'fr-CA': [
      'La troisième nuit est à nos frais à The Vale',
      `
      <p>Les groupes de quinze chambres ou plus qui restent trois nuits à The Vale en paient deux, du dimanche au jeudi, sauf en
      juillet et en août. La commission est versée sur les trois, comme si la troisième avait été facturée.</p>
      <p>L’offre peut être combinée à l’étage tranquille de Harrow Lake. Elle ne peut pas l’être aux tarifs d’entreprise
      négociés.</p>`,
    ],
  }),
];

/** Standing rates. */
export const rateOfferPages = [
  page({
    code: 'rateoffers',
    picture: 'meeting-room',
    en: [
      'Day delegate rates',
      `
    <p>One price for each delegate and day: the room (with daylight, or priced as a hall without it), two breaks, lunch, water,
    paper, a screen that works and somebody who makes it work.</p>
    <table>
      <thead><tr><th>Family</th><th>8–24 guests</th><th>25–80 guests</th><th>Above 80</th></tr></thead>
      <tbody>
        <tr><td>Alder House</td><td>$118</td><td>$109</td><td>on request</td></tr>
        <tr><td>Millrace</td><td>$92</td><td>$86</td><td>$79</td></tr>
        <tr><td>Catkin Inns</td><td>$84</td><td>–</td><td>–</td></tr>
        <tr><td>Weir &amp; Stone</td><td>$96</td><td>$88</td><td>$74</td></tr>
      </tbody>
    </table>
    <p>Taxes are extra and shown in every proposal. Rates hold for twelve months from the date of the proposal.</p>`,
    ],
    'es-MX': [
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
    'fr-CA': [
      'Forfaits journaliers de réunion',
      `
      <p>Un seul prix par participant et par jour : la salle (à la lumière du jour ou, à défaut, au prix d’un hall), deux pauses, le dîner, l’eau, le papier, un écran qui fonctionne et quelqu’un pour le faire fonctionner.</p>
      <table>
        <thead><tr><th>Famille</th><th>8 à 24 personnes</th><th>25 à 80 personnes</th><th>Plus de 80</th></tr></thead>
        <tbody>
          <tr><td>Alder House</td><td>118 $ US</td><td>109 $ US</td><td>sur demande</td></tr>
          <tr><td>Millrace</td><td>92 $ US</td><td>86 $ US</td><td>79 $ US</td></tr>
          <tr><td>Catkin Inns</td><td>84 $ US</td><td>–</td><td>–</td></tr>
          <tr><td>Weir &amp; Stone</td><td>96 $ US</td><td>88 $ US</td><td>74 $ US</td></tr>
        </tbody>
      </table>
      <p>Les taxes sont en sus et figurent dans chaque proposition. Les tarifs sont valables douze
      mois à compter de la date de la proposition.</p>`,
    ],
  }),
  page({
    code: 'rateoffers',
    picture: 'rateoffers',
    en: [
      'Group room rates',
      `
    <p>For ten or more rooms per night, groups of accredited agencies pay a tenth less than the best public rate of that
    night, for twenty-five or more a sixth less. The rate is fixed on the day of the contract and can only fall.</p>
    <h2>Included</h2>
    <ul>
      <li>Breakfast, also for those who leave before seven</li>
      <li>One room free for every twenty-five that are paid</li>
      <li>A block that may shrink by a fifth until thirty days before arrival</li>
    </ul>`,
    ],
    'es-MX': [
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
    'fr-CA': [
      'Tarifs de groupe',
      `
      <p>À partir de dix chambres par nuit, les groupes des agences accréditées paient un dixième de moins que le meilleur
      tarif public de cette nuit et, à partir de vingt-cinq chambres, un sixième de moins. Le tarif est fixé le jour du contrat
      et ne peut que baisser.</p>
      <h2>Compris</h2>
      <ul>
        <li>Le petit déjeuner, même pour ceux qui partent avant sept heures</li>
        <li>Une chambre gratuite par tranche de vingt-cinq chambres payées</li>
        <li>Un bloc qui peut diminuer d’un cinquième jusqu’à trente jours avant l’arrivée</li>
      </ul>`,
    ],
  }),
  page({
    code: 'rateoffers',
    picture: 'lobby',
    en: [
      'Rates for long stays',
      `
    <p>Trainings, audits and projects often need a few rooms for many weeks. From fourteen nights a room costs a
    quarter less, from thirty nights a third less, and laundry is done twice a week at no charge.</p>
    <p>Guests may change within the room: the contract counts nights, not names. Available at Millrace and, from
    October to April, at Alder House.</p>`,
    ],
    'es-MX': [
      'Tarifas para estancias largas',
      `
      <p>Las capacitaciones, las auditorías y los proyectos suelen necesitar pocas habitaciones durante muchas semanas. Desde
      catorce noches una habitación cuesta una cuarta parte menos, desde treinta noches un tercio menos, y la ropa se lava dos
      veces por semana sin costo.</p>
      <p>Los huéspedes pueden cambiar dentro de la habitación: el contrato cuenta noches, no nombres. Disponible en Millrace y,
      de octubre a abril, en Alder House.</p>`,
    ],
    'fr-CA': [
      'Tarifs de long séjour',
      `
      <p>Les formations, les vérifications et les projets demandent souvent quelques chambres pendant bien des semaines. À
      partir de quatorze nuits, une chambre coûte un quart de moins, à partir de trente nuits un tiers de moins, et la lessive
      est faite deux fois par semaine sans frais.</p>
      <p>Les occupants peuvent changer en cours de séjour : le contrat compte les nuits, non les noms. Offert chez Millrace et,
      d’octobre à avril, à Alder House.</p>`,
    ],
  }),
];

export const commissionPages = [
  page({
    code: 'commissions',
    picture: 'commissions',
    en: [
      'Commissions',
      `
    <p>Commission is what we owe you for bringing us a guest whom we might not have met. It should be easy to
    foresee, easy to check and on time.</p>
    <h2>What we pay</h2>
    <table>
      <thead><tr><th>Booking</th><th>Commission</th><th>Paid on</th></tr></thead>
      <tbody>
        <tr><td>Group rooms, ten or more per night</td><td>10%</td><td>Room revenue without taxes</td></tr>
        <tr><td>Meetings with rooms</td><td>10%</td><td>Rooms and day delegate rate</td></tr>
        <tr><td>Meetings without rooms</td><td>8%</td><td>Room hire and day delegate rate</td></tr>
        <tr><td>Single travelers, public rates</td><td>8%</td><td>Room revenue without taxes</td></tr>
        <tr><td>Negotiated corporate rates</td><td>as agreed</td><td>as agreed</td></tr>
      </tbody>
    </table>
    <h2>When we pay</h2>
    <p>Agencies that are enrolled in FastPay are paid by bank transfer within ten days of departure. All others
    are paid on the last working day of the month after departure, by check or bank transfer. Enrollment is part of the
    agency registration and can be changed at each renewal.</p>
    <h2>If a figure looks wrong</h2>
    <p>Every payment comes with a statement that names house, arrival, nights and base. Write to us within ninety
    days with the number of the line; we answer within five working days, and where the error is ours, the
    difference is paid with the next transfer.</p>
    <h2>What is not commissionable</h2>
    <ul>
      <li>Taxes, gratuities and charges that we pass on to others</li>
      <li>Stays at the associate rate</li>
      <li>Rooms that were canceled in time, without fee</li>
    </ul>`,
    ],
    'es-MX': [
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
    'fr-CA': [
      'Commissions',
      `
      <p>La commission est ce que nous vous devons pour nous avoir amené un client que nous n’aurions peut-être jamais
      rencontré. Elle doit être facile à prévoir, facile à vérifier et versée à temps.</p>
      <h2>Ce que nous versons</h2>
      <table>
        <thead><tr><th>Réservation</th><th>Commission</th><th>Calculée sur</th></tr></thead>
        <tbody>
          <tr><td>Groupes, dix chambres ou plus par nuit</td><td>10 %</td><td>Revenus d’hébergement, taxes exclues</td></tr>
          <tr><td>Réunions avec chambres</td><td>10 %</td><td>Chambres et forfait journalier</td></tr>
          <tr><td>Réunions sans chambres</td><td>8 %</td><td>Location de salle et forfait journalier</td></tr>
          <tr><td>Voyageurs individuels, tarifs publics</td><td>8 %</td><td>Revenus d’hébergement, taxes exclues</td></tr>
          <tr><td>Tarifs d’entreprise négociés</td><td>selon l’entente</td><td>selon l’entente</td></tr>
        </tbody>
      </table>
      <h2>Quand nous versons</h2>
      <p>Les agences inscrites à FastPay sont payées par virement bancaire dans les dix jours suivant le départ. Toutes les
      autres le sont le dernier jour ouvrable du mois suivant le départ, par chèque ou par virement bancaire. L’inscription à FastPay se
      fait avec celle de l’agence et peut être modifiée à chaque renouvellement.</p>
      <h2>Si un montant vous semble inexact</h2>
      <p>Chaque versement est accompagné d’un relevé qui indique la maison, l’arrivée, les nuitées et la base de calcul.
      Écrivez-nous dans les quatre-vingt-dix jours en précisant le numéro de la ligne ; nous répondons dans les cinq jours
      ouvrables et, si l’erreur est de notre côté, la différence est payée avec le versement suivant.</p>
      <h2>Ce qui ne donne pas droit à une commission</h2>
      <ul>
        <li>Les taxes, les pourboires et les frais que nous remettons à d’autres</li>
        <li>Les séjours au tarif associé</li>
        <li>Les chambres annulées à temps, sans frais</li>
      </ul>`,
    ],
  }),
];
