import type { associates as english, lists as englishLists } from '../en/associates.ts';
import type { Texts } from '../en/light.ts';

export const associates: Texts<typeof english> = {
  title: 'Gérer les associés',
  intro:
    'Invitez les membres de votre agence, suivez leur progression vers l’accréditation et choisissez qui d’autre peut agir comme personne-ressource.',

  invite: {
    title: 'Inviter des associés',
    label: 'Ajouter les courriels des associés',
    help: 'Une adresse par ligne, au plus %{max} à la fois. Vous pouvez coller une liste provenant d’un logiciel de courriel ou d’un tableur.',
    language: 'Langue du courriel',
    languageHelp:
      'Aussi celle des rappels et de la page qu’ouvre le lien. Une personne qui a déjà un compte reçoit ses courriels dans sa propre langue.',
    valid: 'valides : %{n}',
    duplicate: 'en double : %{n}',
    invalid: 'non valides : %{n}',
    firstOf:
      'Les %{n} premières adresses sur %{count} seront envoyées. Les autres restent dans le champ pour la prochaine fois.',
    useMeant: 'Utiliser %{address} au lieu de %{entry}',
    send: 'Envoyer les invitations',
    unknown:
      'Nous ne savons pas si les invitations sont parties. Vous pouvez appuyer de nouveau sur %{send} sans risque : personne ne reçoit un deuxième courriel en dix minutes.',
    sending: 'Envoi de vos invitations en cours…',
    nextTitle: 'La suite',
    nextMail:
      'Chaque personne reçoit un courriel contenant un lien personnel, valide pendant %{days} jours.',
    nextRow:
      'La liste ci-dessous affiche aussitôt les nouvelles invitations et met leur statut à jour automatiquement.',
    nextFailed:
      'Une adresse qui n’a pas pu être invitée reste dans le champ, avec la raison à côté.',
    resultTitle: 'Résultat',
    sent: '%{smart_count} invitation est en route. |||| %{smart_count} invitations sont en route.',
    failed:
      '%{smart_count} adresse n’a pas pu être invitée et reste dans le champ. |||| %{smart_count} adresses n’ont pas pu être invitées et restent dans le champ.',
    sentOf:
      'Voici %{n} adresses sur %{count}. Les autres restent dans le champ pour la prochaine fois.',
    sentOne: 'invitation en cours d’envoi',
    paused:
      '%{smart_count} adresse a reçu le courriel il y a moins de dix minutes et ne l’a pas reçu de nouveau. |||| %{smart_count} adresses ont reçu le courriel il y a moins de dix minutes et ne l’ont pas reçu de nouveau.',
    pausedOne: 'peut être renvoyée à partir de %{time}',
  },

  definitions: {
    title: 'Définition des statuts',
    none: 'L’invitation est en cours d’envoi.',
    NOT_CREATED:
      'La personne a inscrit votre agence et a un compte, mais pas encore d’inscription comme associé.',
    INVITED: 'L’invitation est en route ou est arrivée. La personne ne l’a pas encore acceptée.',
    FAILED:
      'Le courriel n’a pas pu être remis. Vérifiez l’adresse et envoyez l’invitation de nouveau.',
    EXPIRED:
      'Le lien de l’invitation a expiré. Envoyez l’invitation de nouveau pour en créer un autre.',
    CREATED:
      'La personne a un compte ; elle remplit son inscription ou lit le guide de formation de la marque.',
    REGISTERED:
      'L’inscription est terminée. La personne doit encore lire le guide de formation de la marque et en confirmer la lecture.',
    PENDING: 'L’inscription est terminée et le bureau du programme l’examine.',
    ACCREDITED:
      'La personne est inscrite et a confirmé la lecture du guide de formation de la marque. Elle a accès aux avantages, aux tarifs et aux offres.',
    PENDING_RENEWAL:
      'La personne doit renouveler son accréditation. D’ici là, elle garde ses avantages.',
    REJECTED:
      'Le bureau du programme a refusé l’inscription. Écrivez-nous si vous croyez qu’il s’agit d’une erreur.',
  },

  filter: {
    search: 'Rechercher',
    searchHint: 'Une partie de l’adresse courriel',
    status: 'Statut',
    type: 'Type d’invitation',
    all: 'Tous',
    submit: 'Rechercher',
    clear: 'Effacer',
  },

  list: {
    title: 'Vos associés',
    caption: 'Associés de votre agence',
    poc: 'Personne-ressource',
    email: 'Courriel',
    date: 'Date',
    status: 'Statut',
    type: 'Type d’invitation',
    actions: 'Actions',
    pages: 'Pages d’associés',
    loading: 'Chargement de vos associés en cours…',
    failed: 'Vos associés n’ont pas pu être chargés.',
    emptyTitle: 'Aucune invitation pour l’instant',
    emptyText:
      'Collez ci-dessus les adresses courriel de vos collègues et envoyez les premières invitations.',
    noMatchTitle: 'Aucun associé ne correspond à votre recherche',
    noMatchText: 'Essayez une recherche plus courte ou un autre statut.',
    showAll: 'Afficher tous les associés',
  },

  /** The heading in the file of the list, which has a column for it. */
  filename: 'associés',
  reason: 'Motif',

  type: { POC: 'Personne-ressource', SELF: 'Auto-invitation' },

  status: {
    none: 'Invitation en cours…',
    NOT_CREATED: 'Sans inscription',
    INVITED: 'Invité',
    FAILED: 'Échec de l’invitation',
    EXPIRED: 'Invitation expirée',
    CREATED: 'Compte créé',
    REGISTERED: 'Inscrit',
    PENDING: 'À l’étude',
    ACCREDITED: 'Accrédité',
    PENDING_RENEWAL: 'Renouvellement en attente',
    REJECTED: 'Refusé',
  },

  row: {
    changing: 'Modification…',
    saved: 'Enregistré',
    revoking: 'Révocation',
    sending: 'Invitation en cours…',
    failed: 'Échec',
    retry: 'Réessayer',
    pointOfContact: 'Personne-ressource %{email}',
    actionsFor: 'Actions pour %{email}',
    sendAgain: 'Renvoyer',
    revoke: 'Révoquer',
  },

  stepDown: {
    title: 'Vous ne pourrez plus gérer les associés',
    text: 'Une autre personne-ressource de votre agence peut vous redonner ce rôle.',
    confirm: 'Désactiver',
    cancel: 'Annuler',
  },

  revoke: {
    title: 'Révoquer cette invitation ?',
    text: 'Le lien du courriel envoyé à %{email} cessera de fonctionner et l’invitation sera retirée de votre liste. Vous pourrez inviter cette adresse de nouveau plus tard.',
    registeredTitle: 'Retirer cet associé de votre agence ?',
    registeredText:
      '%{email} a déjà un compte. La révocation retire la personne de votre agence et ferme aussitôt toutes ses sessions. Elle perd l’accès aux avantages, aux tarifs et à la formation. Le compte est conservé : vous ou une autre agence pouvez inviter la personne de nouveau. Elle se joint à l’agence par le lien de ce courriel, et son accréditation recommence.',
    confirm: 'Révoquer',
    cancel: 'Annuler',
    done: 'L’accès de %{email} est révoqué.',
    severalTitle: 'Révoquer %{smart_count} associés ?',
    severalText:
      'Les invitations envoyées par courriel cessent de fonctionner. Les personnes qui ont déjà un compte sont retirées de votre agence, leurs sessions sont aussitôt fermées et elles perdent l’accès aux avantages, aux tarifs et à la formation. Les comptes sont conservés : vous ou une autre agence pouvez inviter ces personnes de nouveau. Elles se joignent à l’agence par le lien de ce courriel, et leur accréditation recommence.',
    severalDone:
      '%{smart_count} associé a été révoqué. |||| %{smart_count} associés ont été révoqués.',
    severalFailed:
      '%{smart_count} associé n’a pas pu être révoqué. |||| %{smart_count} associés n’ont pas pu être révoqués.',
    doneOne: 'révoqué',
  },

  again: {
    done: 'L’invitation à %{email} est de nouveau en route.',
    severalTitle: 'Renvoyer %{smart_count} invitations ?',
    severalText: 'Chaque personne reçoit de nouveau le courriel avec son lien personnel.',
    severalDone:
      '%{smart_count} invitation est de nouveau en route. |||| %{smart_count} invitations sont de nouveau en route.',
    severalFailed:
      '%{smart_count} invitation n’a pas pu être renvoyée. |||| %{smart_count} invitations n’ont pas pu être renvoyées.',
    doneOne: 'renvoyée',
    paused:
      'L’invitation a été envoyée il y a moins de dix minutes. Vous pourrez la renvoyer à partir de %{time}.',
  },
};

export const lists: Texts<typeof englishLists> = {
  range: '%{from}–%{to} sur %{total}',
  rangeOfMore: '%{from}–%{to} sur plus de %{total}',
  rangeOfUnknown: '%{from}–%{to}',
  refused: 'Les filtres de cette adresse ne peuvent pas être utilisés.',
  unknownFilter: 'Cette liste ne possède pas ce filtre : %{names}',
  showAll: 'Afficher toute la liste',
  export: { csv: 'Exporter en CSV', xlsx: 'Exporter en XLSX' },
  page: 'Page %{page}',
  previous: 'Page précédente',
  next: 'Page suivante',
};
