import type { Translations } from '../page.ts';

/** Home page, overview and news. */
export const programme: Translations['pages'] = {
  'home-page': [
    [
      'Un programme conçu pour les planificateurs',
      `
      <p>Vous connaissez vos clients, la longueur de leur ordre du jour et la force de leur café. Nous connaissons nos
      maisons, chambre par chambre. Le portail d’accréditation réunit les deux : le bon hôtel se trouve en une matinée
      plutôt qu’en deux semaines.</p>
      <p>Les agences participantes ont une personne désignée au sein du groupe, les mêmes conditions dans toutes les
      maisons et des commissions versées le jour promis.</p>`,
    ],
    [
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
    [
      'Découvrir la marque en un après-midi',
      `
      <p>Le guide de formation de la marque s’adresse aux gens qui ont peu de temps. Il demande environ deux heures, se lit
      dans n’importe quel ordre et répond aux questions que vos clients posent vraiment : ce qui est à proximité, ce qui
      est tranquille, ce qui est compris et ce qui ne l’est pas.</p>
      <p>Quiconque l’a lu et en a confirmé la lecture devient un associé accrédité, avec les avantages, les tarifs et les
      offres qui s’y rattachent.</p>`,
    ],
    [
      'Ce que l’accréditation vous ouvre',
      `
      <p>Les associés accrédités voient les tarifs avant leur publication, séjournent chez nous à leur propre tarif afin de
      connaître une maison avant de la recommander, et sont les premiers à savoir qu’une aile a été refaite ou qu’une
      terrasse ouvre ses portes.</p>
      <p>Les personnes-ressources invitent leurs collègues en une seule étape, voient d’un coup d’œil où en est chacun et
      transmettent le rapport trimestriel en une minute.</p>`,
    ],
  ],
  'program-overview': [
    [
      'Aperçu du programme',
      `
      <p>Le programme de recherche de sites d’Alder &amp; Vale Hotels est destiné aux agences qui organisent des réunions et
      des voyages pour d’autres. Il existe parce que les meilleurs séjours commencent par une personne qui connaît à la fois
      le client et la maison. Nous prenons soin de la maison ; le programme veille à ce que vous la connaissiez.</p>
      <h2>Qui peut participer</h2>
      <p>Les sociétés de gestion de voyages, les planificateurs de réunions, les bureaux d’hébergement et les firmes de recherche de sites de toute taille ayant une adresse d’affaires aux États-Unis, au Canada ou au Mexique. Une agence
      de deux personnes est aussi bienvenue qu’une agence de deux cents : ce qui compte, c’est que votre métier soit de
      placer des réunions, des groupes ou des voyageurs dans des hôtels.</p>
      <h2>Comment ça fonctionne</h2>
      <ol>
        <li><strong>Votre agence s’inscrit.</strong> Une personne, la personne-ressource, crée un compte et soumet la demande
        d’inscription. Celle-ci se remplit en une seule fois ; ayez donc vos numéros sous la main : une vingtaine de minutes
        suffisent.</li>
        <li><strong>Nous l’étudions.</strong> Un membre de notre équipe d’accréditation lit chaque demande. Si un point n’est
        pas clair, notre question apparaît juste à côté du champ concerné.</li>
        <li><strong>Vous invitez vos associés.</strong> Une fois l’agence approuvée, la personne-ressource invite ses
        collègues par courriel, jusqu’à cinquante à la fois.</li>
        <li><strong>Chaque associé est accrédité.</strong> Un court profil, le guide de formation de la marque, une
        confirmation de lecture.</li>
      </ol>
      <h2>Ce que nous demandons en retour</h2>
      <table>
        <thead><tr><th>Qui</th><th>Quoi</th><th>Fréquence</th></tr></thead>
        <tbody>
          <tr><td>Agence</td><td>Renouveler l’accréditation</td><td>Tous les douze mois</td></tr>
          <tr><td>Agence, si c’est convenu</td><td>Transmettre le rapport trimestriel</td><td>Au plus tard le 30e jour du nouveau trimestre</td></tr>
          <tr><td>Associé</td><td>Relire le guide de formation</td><td>Tous les douze mois, ou après un changement important</td></tr>
        </tbody>
      </table>
      <h2>Ce qu’il en coûte</h2>
      <p>Rien. La participation est gratuite pour l’agence et pour chacun de ses associés, et aucun minimum de nuitées n’est
      exigé. Nous demandons des chiffres honnêtes et un dialogue ouvert.</p>`,
    ],
  ],
  'aldervale-happenings': [
    [
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
    [
      'Catkin Inns s’installe dans deux villages',
      `
      <p>Deux auberges se joignent à la famille : le Ferryman, à Old Sallow, et le Weavers, à Thornby. Toutes deux comptent
      moins de vingt chambres, toutes deux ont gardé les gens qui les tenaient, et toutes deux peuvent être réservées par un
      seul groupe du dimanche au jeudi.</p>
      <p>Le Ferryman possède un hangar à bateaux où trente convives peuvent souper. Le Weavers a une salle au bon plancher de danse et
      un piano accordé chaque mois.</p>`,
    ],
    [
      'La nouvelle cuisine des réunions du Millrace Central',
      `
      <p>Les repas de congrès sont souvent préparés bien loin de l’endroit où on les mange. Au Millrace Central, ils viennent
      maintenant d’une cuisine située à l’étage même des réunions : derrière une vitre, à douze pas de la plus grande
      salle.</p>
      <p>Pour vos clients, cela veut dire des plats chauds vraiment chauds, un menu qui peut changer jusqu’à neuf heures du
      matin et un cuisinier à qui parler. Le forfait journalier, lui, reste au même prix.</p>`,
    ],
    [
      'Weir & Stone plante son millième aulne',
      `
      <p>Pour chaque congrès de plus de cent personnes, les maisons Weir &amp; Stone plantent un aulne sur la berge que les
      crues avaient emportée. Au printemps, c’était le millième, et la berge tient bon.</p>
      <p>Si l’un de vos clients aimerait planter le sien, les jardiniers de la maison d’Aske sont heureux d’avoir de la
      compagnie tous les jeudis sans pluie, d’octobre à mars. Les bottes sont fournies.</p>`,
    ],
  ],
  'industry-news': [
    [
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
    [
      'Mesurer l’empreinte d’une réunion sans chiffrier',
      `
      <p>De plus en plus de demandes de propositions exigent le bilan carbone d’un séjour. Les chiffres sont moins compliqués
      qu’ils n’en ont l’air : pour la plupart des réunions, les déplacements comptent pour environ les quatre cinquièmes,
      l’hébergement pour un huitième, et les repas pour le reste.</p>
      <p>Le geste le plus utile d’un planificateur est donc de bien choisir le lieu. Une maison que la plupart des invités
      peuvent rejoindre en train épargne davantage que n’importe quel menu. La fiche de chacun de nos hôtels indique
      maintenant l’énergie mesurée d’une nuitée ; vous la trouverez parmi les ressources.</p>`,
    ],
    [
      'Blocs de chambres, attrition et retour de la confiance',
      `
      <p>Après quelques années difficiles, les contrats du secteur redeviennent plus souples. Les sondages auprès des
      planificateurs montrent que les clauses d’attrition sont la première chose qu’ils lisent et la dernière dont ils sont
      satisfaits.</p>
      <p>Nous en avons pris bonne note. Pour les agences accréditées, notre norme est un bloc qui peut diminuer d’un cinquième
      jusqu’à trente jours avant l’arrivée, sans frais et sans appel téléphonique. Ce qui est libéré assez tôt est vendu à
      quelqu’un d’autre, et personne n’y perd.</p>`,
    ],
    [
      'Pourquoi les petites réunions réclament la lumière du jour',
      `
      <p>Demandez à un groupe ce qu’il a retenu d’une salle de réunion : c’est rarement l’écran. Dans une étude portant sur
      quatre cents petites réunions, le désir de lumière naturelle est arrivé avant la technologie, avant les repas et avant le
      prix.</p>
      <p>Lorsque vous cherchez une maison, les plans d’étage indiquent désormais les fenêtres et les heures où le soleil y
      entre. C’est un détail, et on nous le demande tous les jours.</p>`,
    ],
  ],
};
