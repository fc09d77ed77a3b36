import type { associate as english } from '../en/associate.ts';
import type { Texts } from '../en/light.ts';

export const associate: Texts<typeof english> = {
  title: 'Inscription de l’associé',
  lead: 'Dites-nous qui vous êtes et ce que vous réservez. C’est la première étape de votre accréditation.',
  leadUpdate: 'Voici votre profil dans le programme. Veuillez le tenir à jour.',
  save: 'Enregistrer',
  back: 'Retour à Mes tâches',
  changes: 'Pour faire changer quelque chose entre-temps, écrivez à %{email}.',
  saved: {
    REGISTERED:
      'Votre inscription est enregistrée. Veuillez maintenant lire le guide de formation de la marque et en confirmer la lecture.',
    PENDING: 'Votre inscription est enregistrée et sera étudiée.',
    other: 'Votre profil est enregistré.',
  },
  groups: {
    person: {
      title: 'À propos de vous',
      text: 'Votre nom tel qu’il doit figurer sur votre accréditation.',
    },
    address: { title: 'Adresse', text: 'Là où vous travaillez ou recevez votre courrier.' },
    business: {
      title: 'Activités',
      text: 'Ce que vous réservez pour vos clients. Cela nous aide à vous montrer ce qui compte pour vous.',
    },
    meetings: {
      title: 'Pourcentage de réunions',
      text: 'La répartition de vos réunions selon le nombre de participants.',
    },
    regions: {
      title: 'Pourcentages par région',
      text: 'La part de vos affaires dans chaque région du monde.',
    },
    news: { title: 'Nouvelles', text: 'Vous pouvez changer d’avis en tout temps.' },
  },
  fields: {
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    companyName: 'Nom de l’entreprise',
    jobTitle: 'Titre du poste',
    preferredPhoneNumber: 'Numéro de téléphone à privilégier',
    address: 'Adresse',
    loyaltyNumber: 'Numéro de fidélité',
    hwsAccountManager: 'Gestionnaire de compte HWS',
    hotelAccreditations: 'Accréditations hôtelières',
    isAcknowledged: 'Lecture confirmée',
    businessProfile: {
      conductsBusinessInternationally: 'Activités à l’international',
      hotelTypes: 'Types d’hôtels',
      marketSegments: 'Segments de marché',
      percentOfMeetings: {
        '10-50': '10 à 50',
        '51-100': '51 à 100',
        '101-200': '101 à 200',
        '201-500': '201 à 500',
        '501+': '501 et plus',
      },
      percentOfAPAC: 'Pourcentage APAC',
      percentOfEMEA: 'Pourcentage EMEA',
      percentOfLATAM: 'Pourcentage LATAM',
      percentOfOther: 'Pourcentage – autres régions',
      receiveEmails: 'Recevoir des courriels',
    },
  },
  help: {
    preferredPhoneNumber:
      'Ajoutez l’indicatif de pays si le numéro n’est pas du même pays que votre adresse.',
    loyaltyNumber: 'Votre numéro de membre, si vous en avez un.',
    hwsAccountManager:
      'Votre personne-ressource au sein de notre équipe mondiale des ventes (HWS), si vous en connaissez le nom.',
    hotelAccreditations: 'Les autres groupes hôteliers qui vous ont accordé une accréditation.',
    businessProfile: {
      receiveEmails: 'Les nouvelles, les offres et les changements du programme par courriel.',
      percentOfAPAC: 'Asie et Pacifique',
      percentOfEMEA: 'Europe, Moyen-Orient et Afrique',
      percentOfLATAM: 'Amérique latine',
    },
  },
  acknowledged: { yes: 'Oui', no: 'Pas encore' },
};
