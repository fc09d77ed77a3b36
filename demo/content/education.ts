import { page } from './page.ts';

/** The guide that every associate reads and acknowledges. */
export const educationPages = [
  page({
    code: 'education',
    picture: 'education',
    en: [
      'Brand Education Guide',
      `
    <p>This guide tells you what you need to recommend one of our houses in good conscience. It takes about
    two hours in all, and you need not read it in one go. At its foot you acknowledge that you have read it;
    with that you are accredited for twelve months.</p>

    <h2>1. Who we are</h2>
    <p>Alder &amp; Vale Hotels began with one house above a ford, where the road waited for the river. The
    family that kept it found that travelers forgave a great deal, but never being hurried, and never being
    forgotten. Both are still the first thing that anybody learns who works with us.</p>
    <p>Today there are sixty-four houses in five families. They differ in size and temper. What they share is a
    way of looking after people: calm, warm and exact.</p>

    <h2>2. The five families</h2>
    <table>
      <thead><tr><th>Family</th><th>What it is</th><th>Rooms</th><th>Recommend it for</th></tr></thead>
      <tbody>
        <tr><td>Alder House</td><td>Country hotels with grounds of their own</td><td>30–90</td><td>Retreats, boards, long weekends</td></tr>
        <tr><td>The Vale</td><td>Grand hotels at lakes and in old spas</td><td>120–260</td><td>Incentives, galas, anniversaries</td></tr>
        <tr><td>Millrace</td><td>City hotels within ten minutes of a station</td><td>90–210</td><td>Trainings, road shows, business travel</td></tr>
        <tr><td>Catkin Inns</td><td>Village inns with a good table</td><td>11–28</td><td>Small teams, weddings, walking parties</td></tr>
        <tr><td>Weir &amp; Stone</td><td>Conference houses with their own halls</td><td>180–420</td><td>Congresses, conventions, fairs</td></tr>
      </tbody>
    </table>

    <h2>3. What every house promises</h2>
    <ul>
      <li><strong>A person, not a queue.</strong> Each meeting has one host, named before you sign, on site from
      the first delivery to the last taxi.</li>
      <li><strong>Sleep.</strong> No room above a bar, an elevator motor or a loading bay is ever sold to a meeting
      guest without saying so.</li>
      <li><strong>Daylight.</strong> A room without windows is called a hall and priced as one.</li>
      <li><strong>One bill.</strong> It comes within three working days, itemized as the contract was.</li>
    </ul>

    <h2>4. Finding the right house</h2>
    <p>Begin with the purpose, not with the map. Three questions settle most requests: what should be different
    when the guests go home, how do they arrive, and who must not be disturbed? With the answers in hand, the
    right family is usually clear, and the choice within it a matter of date and distance.</p>
    <p>When two houses suit, recommend the smaller one. A house that a group fills gives it its whole attention.</p>

    <h2>5. Requests for proposals</h2>
    <p>Send requests to the group, not to single houses: they reach every suitable one at the same time, and the
    first answer comes within one working day. State the dates and whether they can move, the pattern of nights,
    the shape of the day, and what the client's last meeting suffered from. The last point is the one that our
    hosts read first.</p>

    <h2>6. Rates and commissions in brief</h2>
    <p>The rates we show accredited agencies are what the guest pays, and your commission is paid on top of them
    by us. The percentages and the calendar are on the Commissions page. Please never
    promise a rate that is not confirmed in writing, and never quote one client's rate to another.</p>

    <h2>7. Speaking about us</h2>
    <p>Write the names as we do: Alder House, The Vale, Millrace, Catkin Inns, Weir &amp; Stone. Pictures may be
    used as they come from the image library, uncropped where people are in them. Do not call a house luxurious;
    say what it has. The best sentence about a hotel is one that a guest could check.</p>

    <h2>8. Guests with particular needs</h2>
    <p>Every house publishes door widths, bed heights, the step-free way from the curb to the room, and what the
    kitchen can and cannot do. Ask guests early and pass on exactly what they say, with their permission. A host calls
    back within a day to confirm in words what will be ready.</p>

    <h2>9. When something goes wrong</h2>
    <p>Tell the host first, at once, at any hour. The host may spend up to the price of a night to put it right
    without asking anybody. If you are still not content, the accreditation team answers within one working day,
    and a person signs the answer.</p>

    <h2>10. What you agree to</h2>
    <p>By acknowledging this guide you confirm that you have read it, that you will describe our houses truthfully,
    that you keep confidential rates confidential, and that you treat guests' data as you would want yours to be
    treated. The accreditation holds for twelve months and ends early only if you leave your agency or ask for it.</p>`,
    ],
    'es-MX': [
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
    'fr-CA': [
      'Guide de formation de la marque',
      `
      <p>Ce guide contient ce qu’il vous faut pour recommander l’une de nos maisons en toute conscience. Il demande environ
      deux heures en tout, et rien ne vous oblige à le lire d’un trait. Au bas de la page, vous confirmez l’avoir lu ; vous
      êtes alors accrédité pour douze mois.</p>

      <h2>1. Qui nous sommes</h2>
      <p>Alder &amp; Vale Hotels a commencé par une seule maison au-dessus d’un gué, là où la route attendait la rivière. La
      famille qui la tenait a compris que les voyageurs pardonnaient beaucoup, mais jamais d’être bousculés ni d’être oubliés.
      C’est encore aujourd’hui la première chose qu’apprend quiconque travaille avec nous.</p>
      <p>Aujourd’hui, il y a soixante-quatre maisons réparties en cinq familles. Elles diffèrent par la taille et par le
      tempérament. Ce qu’elles ont en commun, c’est une façon de prendre soin des gens : calme, chaleureuse et précise.</p>

      <h2>2. Les cinq familles</h2>
      <table>
        <thead><tr><th>Famille</th><th>Ce qu’elle est</th><th>Chambres</th><th>À recommander pour</th></tr></thead>
        <tbody>
          <tr><td>Alder House</td><td>Hôtels de campagne avec leur propre domaine</td><td>30–90</td><td>Retraites, conseils d’administration, longues fins de semaine</td></tr>
          <tr><td>The Vale</td><td>Grands hôtels au bord de lacs et dans d’anciennes villes d’eaux</td><td>120–260</td><td>Voyages de motivation, galas, anniversaires</td></tr>
          <tr><td>Millrace</td><td>Hôtels urbains à moins de dix minutes d’une gare</td><td>90–210</td><td>Formations, tournées, voyages d’affaires</td></tr>
          <tr><td>Catkin Inns</td><td>Auberges de village à la bonne table</td><td>11–28</td><td>Petites équipes, mariages, groupes de marcheurs</td></tr>
          <tr><td>Weir &amp; Stone</td><td>Centres de congrès avec leurs propres salles</td><td>180–420</td><td>Congrès, conventions, salons</td></tr>
        </tbody>
      </table>

      <h2>3. Ce que promet chaque maison</h2>
      <ul>
        <li><strong>Une personne, pas une file d’attente.</strong> Chaque réunion a un seul hôte, nommé avant la signature,
        sur place de la première livraison au dernier taxi.</li>
        <li><strong>Le sommeil.</strong> Aucune chambre au-dessus d’un bar, d’un moteur d’ascenseur ou d’un quai de
        déchargement n’est vendue à un participant sans le lui dire.</li>
        <li><strong>La lumière du jour.</strong> Une salle sans fenêtre s’appelle un hall, et son prix en tient compte.</li>
        <li><strong>Une seule facture.</strong> Elle arrive dans les trois jours ouvrables, détaillée comme l’était le
        contrat.</li>
      </ul>

      <h2>4. Trouver la bonne maison</h2>
      <p>Commencez par le but, et non par la carte. Trois questions règlent la plupart des demandes : qu’est-ce qui doit avoir
      changé quand les invités rentrent chez eux, comment arrivent-ils, et qui ne faut-il pas déranger ? Une fois les réponses
      connues, la famille va généralement de soi, et le choix en son sein devient une affaire de dates et de distances.</p>
      <p>Si deux maisons conviennent, recommandez la plus petite. Une maison qu’un groupe remplit lui consacre toute son
      attention.</p>

      <h2>5. Demandes de propositions</h2>
      <p>Adressez vos demandes au groupe, et non à une maison en particulier : elles parviennent à toutes celles qui
      conviennent en même temps, et la première réponse arrive en un jour ouvrable. Indiquez les dates et leur souplesse, la
      répartition des nuits, le déroulement de la journée et ce qui a gâché la dernière réunion du client. C’est ce dernier
      point que nos hôtes lisent en premier.</p>

      <h2>6. Tarifs et commissions en bref</h2>
      <p>Les tarifs des agences accréditées ne cachent rien : ce que vous voyez est ce que paie le client, et votre commission
      est versée en sus par nous. Les pourcentages et le calendrier se trouvent à la page Commissions. Ne promettez jamais un
      tarif qui n’est pas confirmé par écrit, et ne communiquez jamais à un client le tarif d’un autre.</p>

      <h2>7. Parler de nous</h2>
      <p>Écrivez les noms comme nous le faisons : Alder House, The Vale, Millrace, Catkin Inns, Weir &amp; Stone. Les images
      peuvent être utilisées telles que fournies par la photothèque, sans recadrage si des personnes y figurent. Ne dites pas
      d’une maison qu’elle est luxueuse ; dites ce qu’elle a. La meilleure phrase sur un hôtel est celle qu’un client pourrait
      vérifier.</p>

      <h2>8. Clients ayant des besoins particuliers</h2>
      <p>Chaque maison publie la largeur des portes, la hauteur des lits, le parcours sans marches du trottoir à la chambre, et
      ce que la cuisine peut faire ou non. Posez la question tôt et transmettez exactement ce qu’on vous répond, avec l’accord
      des personnes concernées. Un hôte rappelle dans la journée pour confirmer de vive voix ce qui sera prêt.</p>

      <h2>9. Quand quelque chose ne va pas</h2>
      <p>Parlez-en d’abord à l’hôte, tout de suite, à toute heure. Il peut dépenser jusqu’au prix d’une nuit pour arranger les
      choses sans rien demander à personne. Si vous n’êtes toujours pas satisfait, l’équipe d’accréditation répond en un jour
      ouvrable, et c’est une personne qui signe la réponse.</p>

      <h2>10. Ce à quoi vous vous engagez</h2>
      <p>En confirmant la lecture de ce guide, vous attestez l’avoir lu, vous vous engagez à décrire nos maisons avec
      exactitude, à garder confidentiels les tarifs qui le sont et à traiter les données des clients comme vous voudriez que
      l’on traite les vôtres. L’accréditation vaut pour douze mois et ne prend fin plus tôt que si vous quittez votre agence ou
      en faites la demande.</p>`,
    ],
  }),
];
