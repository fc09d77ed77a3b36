import type { dashboard as english } from '../en/dashboard.ts';
import type { Texts } from '../en/light.ts';

export const dashboard: Texts<typeof english> = {
  title: 'Mes tâches',
  greeting: {
    morning: 'Bonjour, %{name}',
    afternoon: 'Bon après-midi, %{name}',
    evening: 'Bonsoir, %{name}',
    night: 'Bonsoir, %{name}',
  },
  progress: 'Tâches terminées : %{done} sur %{total}',
  nextStep: 'Prochaine étape',
  nothingNext: {
    done: 'Tout est terminé. Vous n’avez rien à faire aujourd’hui.',
    inReview:
      'Nous examinons votre demande et vous écrirons. Vous n’avez rien à faire pour le moment. Des questions ? Écrivez à %{email}.',
    contact: 'Pour continuer, vous avez besoin de notre aide. Écrivez à %{email}.',
  },
  state: {
    done: 'Terminée',
    open: 'À faire',
    waiting: 'À l’étude',
    locked: 'Pas encore disponible',
    stopped: 'Communiquez avec nous',
    unknown: 'Inconnue',
  },
  tasks: {
    email: 'Confirmez votre adresse courriel',
    agency: 'Soumettez la demande d’inscription de votre agence',
    accreditation: 'Terminez votre démarche d’accréditation',
    invite: 'Invitez vos associés',
    benefits: 'Recevez votre confirmation d’avantages',
    report: 'Rapports trimestriels',
  },
  actions: {
    completeRequest: 'Remplir la demande',
    reviseAndSubmit: 'Corriger et soumettre',
    viewAgencyInfo: 'Voir la fiche de l’agence',
    start: 'Commencer',
    viewProfile: 'Voir le profil',
    acknowledge: 'Confirmer la lecture',
    readGuide: 'Lire le guide de formation de la marque',
    manageAssociates: 'Gérer les associés',
    viewConfirmation: 'Voir la confirmation',
    viewReports: 'Voir les rapports',
    submit: 'Soumettre',
  },
  agency: {
    NOT_CREATED:
      'Vous devez inscrire votre agence au cours des 30 prochains jours pour donner à vos associés accès à la formation et aux avantages.',
    PENDING: 'Le compte de votre agence est à l’étude. Veuillez patienter.',
    PENDING_RENEWAL:
      'Le compte de votre agence doit être révisé. Veuillez passer votre compte en revue.',
    REVISIONS_REQUIRED:
      'Le compte de votre agence n’a pas été approuvé. Veuillez vérifier les renseignements de votre compte.',
    REJECTED:
      'La demande d’inscription de votre agence a été refusée. Veuillez écrire à %{email} pour en savoir plus.',
    APPROVED: 'Vous devez suivre la formation de la marque pour obtenir votre accréditation.',
    nextIsStart:
      'Votre agence a été approuvée. Prochaine étape : sélectionnez « Commencer » sous « Terminez votre démarche d’accréditation ».',
  },
  windowClosed: 'Pour demander plus de temps, écrivez à %{email}.',
  agencyApproved: 'Votre agence est approuvée.',
  agencyApprovedUntil: 'Votre agence est approuvée jusqu’au %{date}.',
  associate: {
    NOT_CREATED: 'Veuillez terminer votre démarche d’accréditation.',
    INVITED: 'Vous avez reçu une invitation à titre d’associé.',
    CREATED: 'Votre compte d’associé a été créé. Veuillez lire le guide de formation de la marque.',
    REGISTERED:
      'Veuillez confirmer la lecture du guide de formation de la marque pour achever votre accréditation.',
    ACCREDITED: 'Félicitations ! Vous détenez maintenant l’accréditation d’associé.',
    PENDING: 'Votre compte d’associé est à l’étude. Veuillez patienter.',
    PENDING_RENEWAL: 'Votre accréditation doit être renouvelée. Veuillez vérifier votre profil.',
    renewsWithAgency:
      'Votre renouvellement est enregistré. Il sera décidé avec celui de votre agence ; d’ici là, vous gardez vos accès.',
    REJECTED:
      'Votre inscription à titre d’associé a été refusée. Veuillez écrire à %{email} pour en savoir plus.',
  },
  reason: { agencyApproved: 'Votre agence doit d’abord être approuvée.' },
  invite: {
    open: 'Votre agence est approuvée. Invitez les personnes qui réservent pour vos clients.',
    done: 'Vos associés sont invités. Vous pouvez en inviter d’autres en tout temps.',
    locked: 'Vous pourrez inviter vos associés dès que votre agence sera approuvée.',
    unknown: 'Nous n’avons pas pu vérifier si vos associés sont invités.',
  },
  benefits: {
    done: 'Vos avantages sont confirmés. Vous pouvez imprimer la confirmation.',
    locked: 'Vous recevrez la confirmation une fois l’accréditation obtenue.',
  },
  report: {
    due: 'Le rapport du dernier trimestre est attendu. Veuillez le soumettre.',
    done: 'Vous n’avez aucun rapport à soumettre. Le prochain sera attendu après la fin du trimestre.',
  },
  deadline: {
    by: 'Au plus tard le %{date}',
    daysLeft: 'Il reste %{smart_count} jour |||| Il reste %{smart_count} jours',
    today: 'Aujourd’hui est le dernier jour',
    over: 'En retard',
  },
  error: {
    unknownStatus:
      'Nous n’arrivons pas à lire le statut de votre compte. Veuillez nous écrire à %{email} pour obtenir de l’aide.',
  },
  noTasks:
    'Un problème est survenu avec votre compte. Veuillez nous écrire à %{email} pour obtenir de l’aide. Merci.',
  staff:
    'Vous avez ouvert une session à titre de membre du personnel du programme. Les demandes, les agences et les rapports se trouvent dans le bureau du programme.',
  summary: {
    loading: 'Chargement…',
    team: {
      title: 'Votre équipe en un coup d’œil',
      all: 'Voir toute l’équipe',
      step: {
        INVITED: 'Invitation envoyée',
        ACCOUNT: 'Compte créé',
        REGISTERED: 'Inscription faite',
        ACCREDITED: 'Accréditation obtenue',
      },
      waiting: 'Qui doit encore avancer',
      nobody: 'Personne de votre équipe n’a d’étape à franchir en ce moment.',
      group: {
        INVITED:
          '%{smart_count} personne n’a pas encore de compte |||| %{smart_count} personnes n’ont pas encore de compte',
        CREATED:
          '%{smart_count} personne a un compte, mais pas d’inscription |||| %{smart_count} personnes ont un compte, mais pas d’inscription',
        REGISTERED:
          '%{smart_count} personne doit encore confirmer la lecture du guide |||| %{smart_count} personnes doivent encore confirmer la lecture du guide',
        PENDING_RENEWAL:
          '%{smart_count} personne doit renouveler son accréditation |||| %{smart_count} personnes doivent renouveler leur accréditation',
      },
      more: 'et %{smart_count} autre |||| et %{smart_count} autres',
      paused: 'a reçu un courriel au cours des 24 dernières heures',
      remind: 'Envoyer un rappel',
      remindThem: 'Envoyer un rappel : %{who}',
      allPaused: 'Toutes ont reçu un courriel au cours des 24 dernières heures.',
      outcome: {
        REMINDED:
          'Un rappel est en cours d’envoi à %{smart_count} personne. |||| Un rappel est en cours d’envoi à %{smart_count} personnes.',
        STOPPED:
          '%{smart_count} personne a demandé de ne pas recevoir de rappels. |||| %{smart_count} personnes ont demandé de ne pas recevoir de rappels.',
        PAUSED:
          '%{smart_count} personne a reçu un courriel au cours des 24 dernières heures et n’en recevra pas d’autre. |||| %{smart_count} personnes ont reçu un courriel au cours des 24 dernières heures et n’en recevront pas d’autre.',
        LIMIT:
          '%{smart_count} personne ne recevra pas de rappel : votre agence a atteint sa limite quotidienne de courriels. |||| %{smart_count} personnes ne recevront pas de rappel : votre agence a atteint sa limite quotidienne de courriels.',
      },
      results: 'Résultat pour chaque personne',
      result: {
        REMINDED: 'rappel en cours d’envoi',
        STOPPED: 'a demandé de ne pas recevoir de rappels',
        PAUSED: 'prochain rappel possible à partir du %{date}',
        LIMIT: 'veuillez réessayer demain',
      },
    },
    reports: {
      title: 'Trimestres déclarés',
      all: 'Voir tous les rapports',
      quarter: 'Trimestre',
      events: 'Événements',
      roomNights: 'Nuitées',
      revenue: 'Revenus de l’hôtel',
      state: {
        REPORTED: 'Soumis, sans totaux',
        OPEN: 'Pas encore soumis',
        OVERDUE: 'En retard',
      },
    },
    next: {
      title: 'Prochaines dates',
      report: 'Rapport sur le %{quarter}',
      renewal: 'Renouvellement de votre agence',
      accreditation: 'Fin de votre accréditation',
      education: 'Formation sur la marque : confirmer la lecture de ce qui change',
    },
    news: {
      sinceLastVisit: 'Nouveautés depuis votre dernière visite',
      lately: 'Nouveautés des 30 derniers jours',
      none: 'Rien de nouveau. Vous avez tout vu.',
    },
  },
  confirmation: {
    title: 'Confirmation d’avantages',
    body: '%{name}, de %{company}, détient l’accréditation d’associé du groupe %{brand} et a droit aux avantages de son programme.',
    accreditedOn: 'Date d’accréditation',
    issuedOn: 'Date d’émission',
    account: 'Compte',
    print: 'Imprimer',
    pdf: 'Télécharger le PDF',
    badge: 'Télécharger le badge (Open Badges 3.0)',
    check:
      'N’importe qui peut vérifier cette confirmation : numérisez le code ou entrez ces caractères à %{address}',
    qr: 'Code QR de la page où n’importe qui peut vérifier cette confirmation',
    accreditation: 'Accréditation d’associé, %{brand}',
    share: 'Partager',
    linkedIn: 'Ajouter à LinkedIn',
    copied: 'Le lien est copié.',
  },
};
