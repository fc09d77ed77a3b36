import type { Texts } from '../en/light.ts';
import type { privacy as english } from '../en/privacy.ts';

export const privacy: Texts<typeof english> = {
  title: 'Ce que nous conservons, et pendant combien de temps',
  lead: 'Cette liste est faite à partir des règles selon lesquelles ce portail efface. Ce qui se termine avec votre compte est effacé quand vous le fermez.',
  purposes: {
    account: {
      title: 'Votre compte',
      why: 'Pour que vous puissiez ouvrir une session et que nous sachions qui agit pour une agence.',
    },
    registration: {
      title: 'Inscriptions non terminées',
      why: 'Pour qu’un lien que nous avons envoyé par courriel puisse servir.',
    },
    invitations: {
      title: 'Invitations',
      why: 'Pour que les agences invitent des collègues et voient qui est venu.',
    },
    accreditation: {
      title: 'Votre accréditation',
      why: 'Pour vous accréditer, la renouveler et permettre à d’autres de vérifier un certificat.',
    },
    agreements: {
      title: 'Ce que vous avez accepté',
      why: 'Pour montrer quel texte s’appliquait, et depuis quand.',
    },
    agency: {
      title: 'Votre agence',
      why: 'Pour accréditer l’agence et joindre ses contacts.',
    },
    reports: {
      title: 'Rapports trimestriels',
      why: 'Pour les comptes du programme et ses commissions.',
    },
    mails: {
      title: 'Courriels',
      why: 'Pour les envoyer, et répondre si l’un d’eux n’est pas arrivé.',
    },
    security: {
      title: 'Ouvertures de session sûres',
      why: 'Pour ne laisser entrer que vous, et vous montrer où vous avez une session ouverte.',
    },
    audit: {
      title: 'Le registre de ce qui a été fait',
      why: 'Pour que les décisions puissent être suivies et que personne ne les change en secret.',
    },
    content: { title: 'Pages et textes', why: 'Pour publier ce que dit le programme.' },
    operation: {
      title: 'Fonctionnement du portail',
      why: 'Pour qu’il continue de fonctionner.',
    },
  },
  periods: {
    account: 'tant que vous avez un compte',
    agency: 'tant que l’agence participe',
    program: 'tant que le programme existe; sans votre nom une fois votre compte terminé',
    valid: 'jusqu’à ce que cela se termine',
    afterEnd: '%{time} après la fin',
    listed: '%{what} : %{time}',
  },
};
