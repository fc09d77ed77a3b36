import type { Translations } from '../page.ts';

/** What is for associates: benefits, offers, commissions and resources. */
export const associates: Translations['pages'] = {
  benefits: [
    [
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
  ],
  promotions: [
    [
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
    [
      'Points en double chez Millrace pour les nouveaux clients',
      `
      <p>Lorsqu’un de vos clients réserve chez Millrace pour la première fois, le compte de son planificateur et le vôtre
      accumulent tous deux le double des points pour chaque nuit du séjour. L’offre est valable dans toutes les maisons
      urbaines pour les contrats signés ce trimestre, pour des arrivées dans les douze mois.</p>
      <p>Un client est nouveau si aucun contrat n’a été signé à son nom depuis trois ans. Nous le vérifions pour vous et le
      précisons dans la proposition.</p>`,
    ],
    [
      'La troisième nuit est à nos frais à The Vale',
      `
      <p>Les groupes de quinze chambres ou plus qui restent trois nuits à The Vale en paient deux, du dimanche au jeudi, sauf en
      juillet et en août. La commission est versée sur les trois, comme si la troisième avait été facturée.</p>
      <p>L’offre peut être combinée à l’étage tranquille de Harrow Lake. Elle ne peut pas l’être aux tarifs d’entreprise
      négociés.</p>`,
    ],
  ],
  rateoffers: [
    [
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
    [
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
    [
      'Tarifs de long séjour',
      `
      <p>Les formations, les vérifications et les projets demandent souvent quelques chambres pendant bien des semaines. À
      partir de quatorze nuits, une chambre coûte un quart de moins, à partir de trente nuits un tiers de moins, et la lessive
      est faite deux fois par semaine sans frais.</p>
      <p>Les occupants peuvent changer en cours de séjour : le contrat compte les nuits, non les noms. Offert chez Millrace et,
      d’octobre à avril, à Alder House.</p>`,
    ],
  ],
  commissions: [
    [
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
  ],
  resources: [
    [
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
    [
      'Fiches techniques et plans d’étage',
      `
      <p>Chaque maison a une fiche de deux pages : chambres et lits, salles de réunion avec leurs dimensions, hauteurs de
      plafond et heures de lumière naturelle, distances à pied et en train, parcours sans marches et énergie mesurée d’une
      nuitée.</p>
      <p>Les plans d’étage sont à l’échelle et peuvent être remis à vos clients et à leurs monteurs. Demandez la série à jour à
      votre contact au sein du groupe ; elle est renouvelée chaque printemps et chaque automne.</p>`,
    ],
    [
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
    [
      'Images et textes que vous pouvez utiliser',
      `
      <p>La photothèque contient quatre images de chaque maison, libérées de droits pour vos propositions et votre site Web
      tant que votre agence est accréditée. Veuillez laisser le nom du photographe là où il se trouve, et ne recadrez pas les
      images où figurent des personnes.</p>
      <p>Chaque image est accompagnée d’une description de soixante mots. Elle peut être abrégée, mais non embellie.</p>`,
    ],
  ],
};
