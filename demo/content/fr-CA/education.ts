import type { Translations } from '../page.ts';

/** The guide, and the pages that the footer links to. */
export const education: Translations['pages'] = {
  education: [
    [
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
  ],
  privacy: [
    [
      'Confidentialité',
      `
      <p>Nous conservons sur vous aussi peu de renseignements que le programme l’exige, aussi peu longtemps qu’il l’exige, et
      nous vous disons ici lesquels.</p>
      <h2>Ce que nous conservons</h2>
      <ul>
        <li><strong>Votre compte :</strong> votre nom, votre adresse courriel et votre mot de passe sous forme d’empreinte que
        personne ne peut relire.</li>
        <li><strong>Votre profil :</strong> ce que vous entrez dans l’inscription de l’agence ou de l’associé.</li>
        <li><strong>Ce que vous avez fait :</strong> les dates de votre inscription, de votre confirmation de lecture, de votre
        accréditation et de vos rapports.</li>
        <li><strong>Les données techniques :</strong> l’heure d’un appel, son résultat et une référence aléatoire, sans votre
        nom ni votre adresse, pendant quatre-vingt-dix jours.</li>
      </ul>
      <h2>À quelles fins</h2>
      <p>Pour faire fonctionner le programme : décider des accréditations, verser les commissions, vous avertir des échéances.
      Nous ne vendons pas de données et n’en tirons aucun profilage.</p>
      <h2>Qui les voit</h2>
      <p>L’équipe d’accréditation voit les agences et les associés. La personne-ressource de votre agence voit votre adresse
      courriel et le statut de votre accréditation, et rien de votre profil. Les hôtels voient votre nom lorsque vous
      réservez.</p>
      <h2>Pendant combien de temps</h2>
      <p>Aussi longtemps que votre compte existe, puis le temps qu’exige la loi fiscale. Si vous quittez votre agence, votre
      profil en est aussitôt détaché.</p>
      <h2>Vos droits</h2>
      <p>Vous pouvez consulter, corriger et emporter ce que nous conservons, ou le faire effacer. Utilisez le lien Écrivez-nous au bas de
      cette page ; une personne vous répond dans les dix jours ouvrables.</p>`,
    ],
  ],
  cookies: [
    [
      'Témoins',
      `
      <p>Ce portail a besoin de trois témoins pour garder votre session ouverte en toute sécurité. Si vous choisissez une
      langue, un quatrième la retient. Il n’y en a pas d’autres sans votre accord.</p>
      <table>
        <thead><tr><th>Quoi</th><th>À quoi il sert</th><th>Durée</th></tr></thead>
        <tbody>
          <tr><td>Session</td><td>Garde votre session ouverte</td><td>Jusqu’à ce que vous la fermiez, 30 minutes sans activité, 12 heures au plus</td></tr>
          <tr><td>Anti-falsification</td><td>Garantit que ce qui est envoyé en votre nom provient de ce portail</td><td>Comme la session</td></tr>
          <tr><td>Appareil connu</td><td>Vous permet d’ouvrir une session sur cet appareil pendant que quelqu’un d’autre essaie votre mot de passe</td><td>Un an après votre dernière ouverture de session, ou jusqu’au changement de votre mot de passe</td></tr>
          <tr><td>Langue</td><td>Retient la langue que vous avez choisie</td><td>Un an</td></tr>
        </tbody>
      </table>
      <h2>Dans la mémoire de votre navigateur</h2>
      <p>Si vous cochez Mémoriser mon courriel, votre adresse est conservée dans ce navigateur jusqu’à ce que vous décochiez la
      case. Un numéro aléatoire associé à votre appareil est conservé pour repérer les défauts ; il ne dit rien de vous. Votre
      réponse sur la mesure d’audience, l’heure de votre dernière activité et votre dernière visite au tableau de bord y sont
      aussi conservées.</p>
      <h2>Mesure d’audience</h2>
      <p>Nous ne comptons les visites que si vous y avez consenti. Refuser ne change rien à ce que vous pouvez faire ici, et
      vous pouvez changer d’avis en tout temps.</p>`,
    ],
  ],
  'site-usage': [
    [
      'Utilisation du site',
      `
      <p>Ce portail s’adresse aux agences et aux associés du programme de recherche de sites, et à ceux qui aimeraient s’y
      joindre. Veuillez vous en servir comme vous vous comporteriez dans une maison où vous êtes reçu.</p>
      <h2>Votre compte</h2>
      <p>Un compte appartient à une seule personne. Veuillez ne pas en partager le mot de passe, et avertissez-nous si vous
      croyez que quelqu’un d’autre le connaît. Après trente minutes sans activité, votre session est fermée ; ce que vous avez
      saisi reste sur la page jusqu’à ce que vous en ouvriez une autre.</p>
      <h2>Ce que vous pouvez utiliser</h2>
      <p>Les textes, les tarifs et les images accessibles après l’ouverture d’une session sont destinés à votre travail
      d’associé accrédité. Les tarifs sont confidentiels. Les images et les textes de la photothèque peuvent être transmis
      comme il y est indiqué ; tout le reste demeure chez nous.</p>
      <h2>Ce que nous ne pouvons pas promettre</h2>
      <p>Nous gardons le portail disponible et son contenu exact du mieux que nous pouvons. Les disponibilités et les tarifs
      n’engagent qu’une fois confirmés par écrit par une maison.</p>
      <h2>Accessibilité</h2>
      <p>Le portail est conçu pour être utilisé au clavier, avec un lecteur d’écran, à toute taille de texte et sur tout écran.
      Si quelque chose vous fait obstacle, écrivez-nous : c’est notre erreur, et nous la corrigerons.</p>`,
    ],
  ],
  terms: [
    [
      'Conditions générales',
      `
      <p>Ces conditions s’appliquent entre Alder &amp; Vale Hotels et une agence qui participe au programme de recherche de sites. Elles sont écrites pour être lues.</p>
      <h2>1. Participation</h2>
      <p>Une agence participe à compter du jour où son inscription est approuvée, pour douze mois, et peut renouveler pour
      douze mois chaque fois. La personne-ressource parle au nom de l’agence et tient ses renseignements à jour.</p>
      <h2>2. Associés</h2>
      <p>L’agence n’invite que des personnes qui travaillent pour elle. Elle révoque l’invitation de quiconque la quitte.
      L’accréditation est personnelle et ne peut être cédée.</p>
      <h2>3. Commissions</h2>
      <p>Une commission est due pour les séjours qui ont eu lieu et ont été payés, selon les pourcentages de la page
      Commissions en vigueur le jour du contrat. Les agences prennent acte des conditions de FastPay, qu’elles y adhèrent ou
      non.</p>
      <h2>4. Rapports</h2>
      <p>Lorsqu’un rapport trimestriel est convenu, il est exigible au plus tard le 30e jour du trimestre suivant. Les chiffres
      sont traités comme confidentiels et ne servent qu’à la planification.</p>
      <h2>5. Confidentialité</h2>
      <p>Aucune des parties ne communique à des tiers les tarifs, les chiffres ou les données personnelles de l’autre, à moins
      que la loi ne l’exige.</p>
      <h2>6. Résiliation</h2>
      <p>Chaque partie peut mettre fin à l’entente moyennant un préavis de trente jours, sans motif. Les séjours confirmés sont
      honorés et leurs commissions, versées.</p>
      <h2>7. Modifications</h2>
      <p>Nous annonçons les modifications de ces conditions soixante jours à l’avance. Si vous n’y consentez pas, les anciennes
      s’appliquent jusqu’à la fin de votre accréditation.</p>`,
    ],
  ],
};
