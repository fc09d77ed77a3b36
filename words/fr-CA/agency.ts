import type { agency as english } from '../en/agency.ts';
import type { Texts } from '../en/light.ts';

const contact = {
  name: 'Nom',
  jobTitle: 'Titre du poste',
  emailAddress: 'Adresse courriel',
  preferredPhone: 'Téléphone à privilégier',
  mailingAddress: 'Adresse postale',
};

export const agency: Texts<typeof english> = {
  title: 'Inscription de l’agence',
  lead: 'Inscrivez votre agence au programme. Chaque demande est étudiée par un membre de notre équipe.',
  leadRevision: 'Veuillez corriger les champs signalés et soumettre le formulaire de nouveau.',
  leadRenewal:
    'Votre accréditation doit être renouvelée. Veuillez confirmer que vos renseignements sont toujours exacts, ou les mettre à jour.',
  submit: 'Soumettre',
  back: 'Retour à Mes tâches',
  renewalDate: 'Accréditation valide jusqu’au %{date}',
  changes: {
    APPROVED:
      'Vous pouvez changer le téléphone, les adresses et le choix des courriels dans votre profil. Pour tout autre changement, écrivez à %{email}.',
    onRequest:
      'Vous pouvez changer le téléphone, les adresses et le choix des courriels dans votre profil. Tout autre changement se demande ici : notre équipe le vérifie, et votre agence reste approuvée entre-temps.',
    PENDING: 'Pour faire changer quelque chose entre-temps, écrivez à %{email}.',
    toProfile: 'Coordonnées dans votre profil',
  },
  change: {
    title: 'Demander un changement',
    edit: 'Modifier la demande',
    text: 'Modifiez ce qui doit l’être et indiquez pourquoi. Rien ne change tant que notre équipe n’a pas appliqué la modification ; vous recevrez un courriel.',
    back: 'Retour à l’inscription',
    send: 'Envoyer la demande',
    WAITING:
      'Vous avez demandé un changement le %{date}. Notre équipe n’a pas encore rendu sa décision.',
    DONE: 'Le changement que vous avez demandé le %{date} a été apporté.',
    DECLINED: 'Le changement que vous avez demandé le %{date} a été refusé.',
    WITHDRAWN: 'Vous avez retiré la demande du %{date}.',
    reason: 'Votre raison : %{reason}',
    answer: 'Notre réponse : %{answer}',
    withdraw: 'Retirer la demande',
    withdrawn: 'La demande a été retirée.',
  },
  certificate: {
    title: 'Montrez que votre agence est accréditée',
    text: 'Placez cette image sur votre site Web. Elle indique toujours si votre agence est accréditée aujourd’hui et mène à une page où chacun peut le vérifier.',
    page: 'Voir la page',
    html: 'HTML pour votre site Web',
    copy: 'Copier le HTML',
    copied: 'Le HTML a été copié. Collez-le dans votre site Web.',
    alt: 'Accréditation auprès de %{brand} : vérifiez si elle est valable aujourd’hui',
  },
  saved: {
    PENDING: 'L’inscription de votre agence est soumise. Vous recevrez notre réponse par courriel.',
    APPROVED: 'Votre accréditation est renouvelée.',
    other: 'L’inscription de votre agence est enregistrée.',
    change: 'Votre demande est envoyée. Vous recevrez notre réponse par courriel.',
  },
  notAllowedHelp:
    'Le statut actuel de votre agence ne permet pas d’enregistrer le formulaire. Le tableau de bord indique la suite.',
  groups: {
    change: { title: 'Votre demande', text: 'Pourquoi l’inscription doit-elle changer ?' },
    renewal: {
      title: 'Renouvellement',
      text: 'Y a-t-il eu des changements depuis votre dernière inscription ?',
    },
    details: {
      title: 'Renseignements sur l’agence',
      text: 'Votre agence telle que vos clients la connaissent.',
    },
    physicalAddress: { title: 'Adresse physique', text: 'L’endroit où se trouve votre agence.' },
    mailingAddress: {
      title: 'Adresse postale',
      text: 'L’endroit où votre agence reçoit son courrier.',
    },
    numbers: {
      title: 'Numéros de l’agence',
      text: 'Les numéros sous lesquels votre agence réserve. Laissez vides ceux que vous n’avez pas.',
    },
    business: {
      title: 'Activités de l’agence',
      text: 'Ce que vous réservez en une année. Une estimation suffit.',
    },
    authorizedPOC: {
      title: 'Personne-ressource autorisée',
      text: 'La personne qui représente votre agence dans le programme.',
    },
    accountingPOC: {
      title: 'Personne-ressource en comptabilité',
      text: 'La personne à joindre au sujet des commissions et des paiements.',
    },
    agreements: { title: 'Ententes', text: 'Veuillez les lire avant de les accepter.' },
  },
  fields: {
    agencyDetails: {
      accountName: 'Nom du compte',
      companyDomainEmail: 'Domaine courriel de l’entreprise',
      companyWebsite: 'Site Web de l’entreprise',
      webSiteNotAvailableValue: 'Aucun site Web',
      hwsManager: 'Gestionnaire HWS',
      iataNumber: 'Numéro IATA',
      mailingAddress: 'Adresse postale',
      physicalAddress: 'Adresse physique',
      natureOfBusiness: 'Nature des activités',
      numberOfAgents: 'Nombre d’agents',
      parentAccount: 'Société mère ou groupe',
      phoneNumber: 'Numéro de téléphone',
      referredByEmployee: 'Recommandée par un membre du personnel',
      referredByHotel: 'Recommandée par un hôtel',
      additionalNumbers: {
        IATA: 'Autres numéros IATA',
        ARC: 'Numéros ARC',
        CLIA: 'Numéros CLIA',
        SATO: 'Numéros SATO',
        TIDS: 'Numéros TIDS',
        TRUE: 'Numéros TRUE',
        TSI: 'Numéros TSI',
      },
    },
    agencyBusinessProfile: {
      conductsBusinessInternationally: 'Activités à l’international',
      grossAnnualHotelRevenue: 'Revenus hôteliers annuels bruts',
      grossAnnualHotelSpending: 'Dépenses hôtelières annuelles brutes',
      numberOfMeetings: 'Nombre de réunions',
      percentOfAPAC: 'Pourcentage APAC',
      percentOfEMEA: 'Pourcentage EMEA',
      percentOfLATAM: 'Pourcentage LATAM',
      percentOfOther: 'Pourcentage – autres régions',
      sourcingTechnologyPlatform: 'Plateforme de recherche de sites',
      otherPlatform: 'Autre plateforme',
      otherNatureBusiness: 'Autre nature des activités',
    },
    authorizedPOC: contact,
    accountingPOC: contact,
    agreeToReceiveEmail: 'J’accepte de recevoir des courriels',
    agreeToTermsAndConditions: 'J’accepte les conditions générales',
    agreeToTermsOfCommissions: 'J’accepte les conditions relatives aux commissions',
    acknowledgeFastPay: 'J’ai pris connaissance de FastPay',
    enrolledInFastPay: 'Inscrite à FastPay',
    emailedACHForm: 'Formulaire ACH envoyé par courriel',
    renewedAgencyHasUpdates: 'L’agence renouvelée a des changements',
    reason: 'Raison',
  },
  help: {
    agencyDetails: {
      accountName: 'Le nom sous lequel votre agence fait affaire.',
      parentAccount: 'Le groupe auquel appartient votre agence, s’il y a lieu.',
      companyWebsite: 'L’adresse de votre page d’accueil.',
      companyDomainEmail:
        'Ce qui suit le nom dans les adresses courriel de votre équipe, par exemple @example.com. Si votre agence n’a pas son propre domaine, cochez « Aucun site Web » et inscrivez N/A.',
      hwsManager:
        'Votre personne-ressource au sein de notre équipe mondiale des ventes (HWS), si vous en connaissez le nom.',
      numberOfAgents: 'Combien de personnes réservent pour vos clients.',
      natureOfBusiness: 'Choisissez toutes les réponses qui s’appliquent.',
      phoneNumber:
        'Ajoutez l’indicatif de pays si le numéro n’est pas du même pays que votre adresse.',
      referredByEmployee: 'Le membre de notre personnel qui vous a parlé du programme.',
      referredByHotel: 'L’hôtel de notre groupe qui vous a parlé du programme.',
    },
    agencyBusinessProfile: {
      percentOfAPAC: 'Asie et Pacifique',
      percentOfEMEA: 'Europe, Moyen-Orient et Afrique',
      percentOfLATAM: 'Amérique latine',
      sourcingTechnologyPlatform: 'L’outil qui vous sert à trouver des hôtels et des salles.',
    },
    agreeToReceiveEmail:
      'Les nouvelles, les offres et les changements du programme par courriel. Vous pourrez changer d’avis.',
    agreeToTermsAndConditions: 'Les règles du programme.',
    agreeToTermsOfCommissions: 'Comment et quand les commissions sont versées.',
    acknowledgeFastPay:
      'FastPay est le moyen par lequel les commissions parviennent à votre compte bancaire.',
    enrolledInFastPay: 'Cochez cette case si votre agence reçoit déjà ses commissions par FastPay.',
    emailedACHForm:
      'Cochez cette case si votre agence n’est pas encore inscrite à FastPay et que vous nous avez envoyé le formulaire bancaire (ACH) par courriel.',
    renewedAgencyHasUpdates:
      'Choisissez Non pour renouveler votre accréditation immédiatement. Choisissez Oui pour modifier vos renseignements ; nous les étudierons avant le renouvellement.',
  },
  readTerms: 'Lire les conditions',
};
