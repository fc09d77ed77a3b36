import type { messages as english } from '../../contract/messages.ts';
import type { Texts } from '../en/light.ts';

const onlyWorkbooks = 'Seuls les fichiers .xls et .xlsx sont acceptés.';
const saveAsXlsx = 'ouvrez-le dans votre tableur et enregistrez-le au format .xlsx';
const withoutIt =
  'ce qu’un rapport ne doit pas contenir. Veuillez supprimer cet élément, ou copier les valeurs dans un nouveau classeur, puis téléverser celui-ci.';

/** What server and browser both say (specification §4, §5, §8). */
export const messages: Texts<typeof english> = {
  validation: {
    required: 'Ce champ est obligatoire',
    minLength: 'Entrez au moins %{n} caractères',
    maxLength: 'Entrez au plus %{n} caractères',
    email: 'Entrez une adresse courriel valide',
    name: 'N’utilisez que des lettres, des traits d’union et des apostrophes',
    numeric: 'Entrez un nombre',
    minValue: 'La valeur doit être d’au moins %{n}',
    maxValue: 'La valeur doit être d’au plus %{n}',
    confirm: 'Doit être identique au mot de passe',
    letterAndOther: 'Doit comporter au moins une lettre et un caractère autre qu’une lettre',
    ownWords: 'Facile à deviner : contient votre nom, votre adresse, votre agence ou le programme',
    commonWords: 'Facile à deviner : contient un mot de passe ou un mot courant',
    pattern: 'Facile à deviner : répète quelque chose ou suit une rangée de touches',
    checkbox: 'Vous devez cocher cette case',
    yesOrNo: 'Répondez seulement par Oui ou Non',
    select: 'Choisissez une des options de la liste',
    invalid: 'Ce champ n’est pas valide',
  },
  error: {
    default: 'Désolés, une erreur s’est produite. Veuillez réessayer plus tard.',
    accessDenied: 'Accès refusé. Veuillez vérifier votre adresse courriel et votre mot de passe.',
    credentialsRequired: 'Veuillez entrer votre adresse courriel et votre mot de passe.',
    forbidden:
      'Nous sommes désolés ! Vous n’avez pas l’autorisation d’ouvrir cette page pour le moment.',
    notFound: 'Nous sommes désolés ! Nous n’avons pas trouvé la page que vous cherchiez.',
    methodNotAllowed: 'Action non permise',
    validation: 'Veuillez vérifier les champs signalés.',
    badRequest:
      'Nous n’avons pas pu traiter votre envoi. Veuillez recharger la page, puis réessayer.',
    tooLarge:
      'C’est trop à envoyer d’un seul coup. Veuillez raccourcir votre texte ou choisir un fichier plus petit.',
    unsupportedMediaType:
      'La demande doit être envoyée en JSON, ou comme formulaire lorsqu’elle comporte un fichier.',
    antiForgery:
      'Cette page a expiré. Si vous avez écrit quelque chose, copiez-le, puis rechargez la page et réessayez.',
    stale:
      'Entre-temps, une autre personne a enregistré ce formulaire. Vos réponses sont conservées : veuillez les comparer à la version enregistrée, puis enregistrer de nouveau.',
    tooManyRequests:
      'Trop de demandes ont été reçues. Veuillez patienter un instant, puis réessayer.',
    tooManyForSeconds: 'Trop de tentatives ont été faites. Veuillez réessayer dans %{n} secondes.',
    tooManyForMinutes: 'Trop de tentatives ont été faites. Veuillez réessayer dans %{n} minutes.',
    licenseKey:
      'Le portail n’est pas configuré correctement (clé de licence inconnue). Veuillez communiquer avec le soutien.',
    deadToken: 'Ce lien n’est plus valide. Veuillez en demander un nouveau.',
    otherAddress:
      'Ce lien a été envoyé à une autre adresse courriel. Veuillez entrer celle qui l’a reçu.',
    otherInvitation:
      'Cette invitation est destinée à une autre adresse courriel. Veuillez ouvrir une session avec le compte de cette adresse.',
    textChanged:
      'Le guide a changé depuis que vous l’avez ouvert. Veuillez lire la version affichée maintenant, puis en confirmer la lecture.',
    quizFirst: 'Veuillez d’abord réussir le questionnaire au bas du guide de la marque.',
    alreadyMoved:
      'Ce n’est plus possible, car le statut a changé. Rechargez la page pour voir le statut actuel.',
    noTypeface: 'Le PDF n’a pas de lettres pour ce nom. Imprimez plutôt la page.',
    windowClosed:
      'Le délai de 30 jours pour inscrire votre agence est écoulé. Veuillez communiquer avec nous pour le prolonger.',
    notFoundRecord:
      'Cet élément est introuvable. Il a peut-être été supprimé ; veuillez recharger la page.',
    nothingToChange: 'Vous n’avez encore rien changé.',
    lastPoc:
      'Une agence doit avoir au moins une personne-ressource. Choisissez-en d’abord une autre.',
    wrongCode: 'Ce code est erroné ou a déjà servi. Veuillez entrer le code actuel.',
    lastFactor:
      'Le personnel doit avoir une deuxième étape. Ajoutez-en une autre avant de retirer celle-ci.',
    passkeyRefused: 'Cette clé d’accès n’a pas été acceptée. Veuillez réessayer.',
    wrongCodesToday:
      'Trop de codes erronés aujourd’hui. Utilisez un code de récupération, choisissez un nouveau mot de passe avec le lien reçu par courriel ou réessayez demain.',
    stepUp: 'Rien n’a encore été modifié : confirmez d’abord que c’est bien vous.',
    otherProof: 'Confirmez que c’est bien vous avec votre deuxième étape.',
    deadChallenge: 'Le délai est écoulé. Veuillez ouvrir une session de nouveau.',
    currentPassword: 'Le mot de passe actuel est incorrect.',
    registrationPassword:
      'Ce n’est pas le mot de passe de l’inscription. Vous pouvez en choisir un nouveau.',
    passwordChanged:
      'Entre-temps, votre mot de passe a été changé ailleurs et votre session est fermée. Veuillez ouvrir une session avec le nouveau.',
    serverBusy: 'Le service est occupé. Veuillez réessayer dans un instant.',
    filesUnavailable:
      'Il est impossible d’enregistrer ou d’ouvrir des fichiers pour le moment. Veuillez réessayer dans quelques minutes.',
    fileDamaged:
      'Impossible d’ouvrir ce fichier : il a été endommagé. Veuillez communiquer avec le soutien.',
    wrongHost: 'Ce serveur ne dessert pas le nom de site que la demande indique.',
  },
  invitation: {
    empty: 'Veuillez taper ou coller les adresses courriel.',
    tooMany:
      'Vous pouvez inviter au plus %{max} adresses courriel à la fois. Vous en avez entré %{count}.',
    entryTooLong:
      'Une des entrées compte plus de %{max} caractères. Veuillez mettre chaque adresse sur sa propre ligne.',
    alreadyRegistered: 'déjà inscrite',
    cannotBeInvited: 'ne peut pas être invitée',
    askedNot: 'a demandé de ne pas être invitée',
    dailyLimit:
      'la limite quotidienne de %{n} courriels est atteinte ; veuillez renvoyer l’invitation demain',
    refused: 'Le serveur de courriel a refusé l’invitation : %{answer}',
    silent:
      'Le courriel n’a pas pu être livré en une journée : le serveur de courriel ne répond pas.',
    undelivered: 'Le courriel n’a pas pu être livré en une journée : %{answer}',
    selfAnswer:
      'Si votre agence participe au programme, un lien d’inscription vous parviendra par courriel.',
  },
  upload: {
    tooLarge: 'La taille maximale permise est de 1 Mo. Taille de votre fichier : %{sizes}',
    wrongType: `${onlyWorkbooks} Si ce fichier est une feuille de calcul, ${saveAsXlsx}.`,
    text: `${onlyWorkbooks} Ce fichier est une page Web ou un texte : ${saveAsXlsx}.`,
    damaged: `${onlyWorkbooks} Ce fichier est endommagé : ${saveAsXlsx}, si le logiciel parvient à le réparer.`,
    password: `${onlyWorkbooks} Ce classeur est protégé par un mot de passe : ${saveAsXlsx}, sans le mot de passe.`,
    macros: `${onlyWorkbooks} Ce classeur contient des macros : ${saveAsXlsx}, sans les macros.`,
    holds: {
      embedded: `Le classeur contient des fichiers incorporés, ${withoutIt}`,
      controls: `Le classeur contient des contrôles ActiveX, ${withoutIt}`,
      connections: `Le classeur contient des connexions à des données situées ailleurs, ${withoutIt}`,
      commands: `Le classeur contient des liens vers un autre programme, ${withoutIt}`,
      addIns: `Le classeur contient un complément ou ses propres boutons, ${withoutIt}`,
      elsewhere: `Le classeur contient des images ou d’autres éléments chargés d’ailleurs, ${withoutIt}`,
    },
    infected:
      'Le fichier a été refusé parce que l’antivirus y a trouvé quelque chose. Veuillez analyser votre ordinateur et téléverser un fichier sain.',
    beingChecked:
      'Le fichier est en cours d’analyse par l’antivirus. Veuillez réessayer plus tard.',
    quarantined:
      'L’antivirus a trouvé quelque chose dans ce fichier. Il ne peut pas être téléchargé.',
    notMarked:
      'Il n’y a pas de copie annotée de ce fichier : il ne comporte aucun constat, ou il est illisible.',
    missing: 'Veuillez choisir un fichier.',
    single: 'Veuillez téléverser un seul fichier à la fois.',
    dailyLimit:
      'Votre agence a déjà téléversé %{n} fichiers aujourd’hui. Veuillez réessayer demain.',
    previewLimit:
      'Votre agence a déjà fait vérifier %{n} fichiers aujourd’hui. Vous pouvez téléverser le rapport sans vérification.',
    image: 'Seules les images PNG, JPEG, GIF et WebP d’au plus 2 Mo sont acceptées.',
  },
  reset: {
    answer:
      'S’il existe un compte pour cette adresse, un lien pour choisir un nouveau mot de passe vous parviendra par courriel.',
  },
  gate: {
    signIn: 'Veuillez ouvrir une session pour accéder à cette page.',
    secondStep:
      'Votre compte doit avoir une deuxième étape à l’ouverture de session. Ajoutez-en d’abord une dans votre profil.',
    terms: 'Veuillez d’abord accepter nos nouvelles conditions.',
    guestOnly:
      'Votre session est déjà ouverte. Cette page s’adresse seulement aux visiteurs qui n’en ont pas ouvert.',
    pocOnly:
      'Cette page est réservée à la personne-ressource de l’agence. Veuillez vous adresser à la personne-ressource de votre agence.',
    associateOnly:
      'Cette page est réservée aux associés. Veuillez demander une invitation à la personne-ressource de votre agence.',
    agencyApproved:
      'Votre agence doit d’abord être approuvée. Le tableau de bord indique la prochaine étape.',
    reportRequired:
      'Cette page s’adresse aux agences qui produisent des rapports trimestriels. La vôtre n’a pas à le faire.',
    educationStatus:
      'Veuillez d’abord remplir votre inscription d’associé. Le tableau de bord indique comment faire.',
    accreditedStatus:
      'Cette page vous sera accessible une fois votre accréditation obtenue. Le tableau de bord indique la prochaine étape.',
    staffOnly: 'Cette page est réservée au personnel du programme.',
  },
};
