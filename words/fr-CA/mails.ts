import type { MailTexts } from '../en/mails.ts';

const setPassword = 'Choisir un nouveau mot de passe';
const dashboard = 'Voir mon tableau de bord';
const createAccount = 'Créer le compte';
const acceptInvitation = 'Accepter l’invitation';
const agencyForm = 'Ouvrir l’inscription';
const reporting = 'Aller aux rapports trimestriels';
const invitationEnd =
  'Ce lien vous est réservé. Il fonctionne une seule fois, jusqu’à la fin du %{until} (%{zone}). Si vous n’attendiez pas ce courriel, ignorez-le.';

/** The emails in Canadian French. */
export const mails: MailTexts = {
  frame: {
    linkHint: 'Le bouton ne fonctionne pas ? Copiez cette adresse dans votre navigateur :',
    /** Before a comment: the field's name; in plain text before the button's address: its label. */
    named: '%{name}\u00a0:',
    farewell: 'L’équipe d’accréditation %{brand}',
    help: 'Des questions ? Écrivez à %{supportEmail}.',
    /** The link at the foot of an email that its reader need not get. */
    stop: {
      invitations: 'Ne plus m’inviter',
      reminders: 'Ne plus m’envoyer de rappels',
      news: 'Ne plus m’envoyer de nouvelles',
    },
  },
  invitation: {
    subject: '%{agency} vous invite au programme d’accréditation %{brand}',
    paragraphs: [
      '%{agency} participe au programme d’accréditation %{brand} et vous invite à vous y joindre à titre d’associé.',
      'Créez votre compte, ou ouvrez une session si vous en avez déjà un, remplissez votre inscription et lisez le guide de formation de la marque. L’accréditation donne accès aux avantages, aux offres tarifaires, aux commissions, aux promotions et aux ressources.',
    ],
    action: acceptInvitation,
    after: [invitationEnd],
  },
  selfInvitation: {
    subject: 'Votre inscription au programme d’accréditation %{brand}',
    paragraphs: [
      'Vous avez demandé une invitation au programme d’accréditation %{brand}. Votre agence, %{agency}, y participe.',
      'Créez votre compte pour commencer.',
    ],
    action: createAccount,
    after: [invitationEnd],
  },
  invitationReminder: {
    subject: 'Rappel : votre invitation au programme d’accréditation %{brand}',
    paragraphs: [
      '%{agency} vous a envoyé une invitation à titre d’associé, mais vous ne l’avez pas encore acceptée.',
      'Il suffit de quelques minutes. Votre invitation est valable jusqu’à la fin du %{until}.',
    ],
    action: acceptInvitation,
    after: [invitationEnd],
  },
  selfInvitationReminder: {
    subject: 'Rappel : votre inscription au programme d’accréditation %{brand}',
    paragraphs: [
      'Vous avez demandé une invitation au programme d’accréditation %{brand}, auquel participe votre agence, %{agency}. Vous n’avez pas encore créé votre compte.',
      'Il suffit de quelques minutes. Votre invitation est valable jusqu’à la fin du %{until}.',
    ],
    action: createAccount,
    after: [invitationEnd],
  },
  confirmation: {
    subject: 'Veuillez confirmer votre adresse courriel pour %{brand}',
    paragraphs: [
      'Quelqu’un, probablement vous, a demandé un compte avec cette adresse afin d’inscrire une agence au programme d’accréditation %{brand}.',
      'Veuillez confirmer que cette adresse courriel est bien la vôtre. Nous vous demanderons le mot de passe que vous avez choisi, ou vous pourrez en choisir un autre. Vous pourrez ensuite inscrire votre agence.',
    ],
    action: 'Confirmer mon adresse courriel',
    after: [
      'Le lien fonctionne une seule fois, jusqu’à la fin du %{until} (%{zone}). Si vous n’avez pas demandé de compte, ignorez ce courriel : aucun compte n’est créé tant que le lien n’est pas utilisé.',
    ],
  },
  accountExists: {
    subject: 'Vous avez déjà un compte %{brand}',
    paragraphs: [
      'Quelqu’un, probablement vous, a tenté de créer un compte avec cette adresse. Vous en avez déjà un, et rien n’a été modifié.',
      'Si vous avez oublié votre mot de passe, vous pouvez en choisir un nouveau à partir de la page d’ouverture de session.',
    ],
    action: 'Ouvrir une session',
    after: ['Si ce n’était pas vous, ignorez ce courriel.'],
  },
  addressConfirmation: {
    subject: 'Veuillez confirmer votre nouvelle adresse courriel pour %{brand}',
    paragraphs: [
      'Quelqu’un, probablement vous, veut désormais ouvrir une session sur %{brand} avec cette adresse.',
      'Veuillez confirmer que cette adresse courriel est la vôtre. D’ici là, le compte garde l’ancienne.',
    ],
    action: 'Confirmer mon adresse courriel',
    after: [
      'Vous pouvez utiliser ce lien une seule fois, dans les 24 heures. Si vous n’avez rien demandé, ignorez ce courriel : rien ne change.',
    ],
  },
  addressChanged: {
    subject: 'L’adresse courriel de votre compte %{brand} a été modifiée',
    paragraphs: [
      'Vous ouvrez désormais une session dans votre compte %{brand} avec %{address}, et ses courriels y sont envoyés.',
      'Si ce n’était pas vous, annulez tout de suite ce changement : le compte reprend cette adresse, toutes les sessions sont fermées et nous vous envoyons un lien pour choisir un nouveau mot de passe.',
    ],
    action: 'Annuler le changement',
    after: ['Vous pouvez utiliser ce lien pendant sept jours. Ensuite, écrivez à %{supportEmail}.'],
  },
  addressUndone: {
    subject: 'Le changement de votre adresse courriel %{brand} a été annulé',
    paragraphs: [
      'Le changement de l’adresse courriel de votre compte %{brand} a été annulé par le lien envoyé à l’ancienne adresse. Le compte a de nouveau celle-ci, et toutes les sessions ont été fermées.',
      'S’il s’agit d’une erreur, écrivez à %{supportEmail}.',
    ],
    action: 'Ouvrir une session',
  },
  passwordReset: {
    subject: 'Choisissez un nouveau mot de passe pour votre compte %{brand}',
    paragraphs: ['Nous avons reçu une demande de nouveau mot de passe pour votre compte %{brand}.'],
    action: setPassword,
    after: [
      'Ce lien fonctionne une seule fois, dans les 60 minutes. Si vous ne l’avez pas demandé, ignorez ce courriel : votre mot de passe reste le même.',
    ],
  },
  passwordChanged: {
    subject: 'Le mot de passe de votre compte %{brand} a été modifié',
    paragraphs: [
      'Le mot de passe de votre compte %{brand} a été modifié, et vos sessions sur tous les autres appareils ont été fermées.',
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez à %{supportEmail}.',
    ],
    action: setPassword,
  },
  factorAdded: {
    subject: 'L’ouverture de session dans %{brand} demande maintenant une deuxième étape',
    paragraphs: [
      'Une clé d’accès ou une application d’authentification a été ajoutée à votre compte %{brand}. Désormais, elle vous sera demandée après le mot de passe. Vos sessions sur tous les autres appareils ont été fermées.',
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez à %{supportEmail}.',
    ],
    action: 'Choisir un nouveau mot de passe',
  },
  factorRemoved: {
    subject: 'Une deuxième étape a été retirée de votre compte %{brand}',
    paragraphs: [
      'Une clé d’accès ou une application d’authentification a été retirée de votre compte %{brand} : elle n’est plus acceptée. Vos sessions sur tous les autres appareils ont été fermées.',
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez à %{supportEmail}.',
    ],
    action: 'Choisir un nouveau mot de passe',
  },
  signOnLinked: {
    subject: 'Votre compte %{brand} a été lié à l’authentification unique',
    paragraphs: [
      'Un compte de %{provider} a été lié à votre compte %{brand} et l’ouvre désormais. Vos sessions ont été fermées sur tous vos autres appareils.',
      'Si vous ne vous y attendiez pas, retirez-le tout de suite et écrivez à %{supportEmail}.',
    ],
    action: 'Ouvrir la page de sécurité',
  },
  signOnUnlinked: {
    subject: 'L’authentification unique a été retirée de votre compte %{brand}',
    paragraphs: [
      'Un compte de %{provider} a été retiré de votre compte %{brand} et ne l’ouvre plus. Vos sessions sur tous les autres appareils ont été fermées.',
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez à %{supportEmail}.',
    ],
    action: 'Ouvrir la page de sécurité',
  },
  emergencySignIn: {
    subject: 'Un compte d’urgence de %{brand} a été utilisé',
    paragraphs: [
      '%{name} a ouvert une session dans %{brand} sans authentification unique, avec un compte réservé aux urgences.',
      'Si personne ne sait pourquoi, fermez le compte et écrivez à %{supportEmail}.',
    ],
    action: 'Ouvrir la console',
  },
  recoveryCodeUsed: {
    subject: 'Un code de récupération de votre compte %{brand} a été utilisé',
    paragraphs: [
      'Quelqu’un, probablement vous, a ouvert une session dans votre compte %{brand} avec un code de récupération. Ce code ne peut plus servir. Codes restants : %{left}.',
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez à %{supportEmail}.',
    ],
    action: 'Choisir un nouveau mot de passe',
  },
  endingAsked: {
    subject: 'Votre compte %{brand} sera supprimé le %{until}',
    paragraphs: [
      'Vous nous avez demandé de supprimer votre compte %{brand}. Le %{until}, nous effacerons ce que nous conservons à votre sujet ; personne ne pourra ensuite le rétablir. Ce que votre agence et nous avons décidé demeure, sans votre nom.',
      'D’ici là, vous pouvez ouvrir une session et changer d’avis. Si vous ne l’avez pas demandé, faites-le maintenant, choisissez un nouveau mot de passe et écrivez à %{supportEmail}.',
    ],
    action: 'Garder mon compte',
  },
  endingSoon: {
    subject: 'Rappel : votre compte %{brand} sera supprimé le %{until}',
    paragraphs: [
      'Vous nous avez demandé de supprimer votre compte %{brand}. Le %{until}, nous effacerons ce que nous conservons à votre sujet ; personne ne pourra ensuite le rétablir.',
      'Si vous souhaitez le garder, ouvrez une session avant ce jour.',
    ],
    action: 'Garder mon compte',
  },
  endingUnused: {
    subject: 'Ouvrez une session pour garder votre compte %{brand}',
    paragraphs: [
      'Personne n’a ouvert de session avec votre compte %{brand} depuis longtemps. Le %{until}, nous le supprimerons et effacerons ce que nous conservons à votre sujet ; personne ne pourra ensuite le rétablir. Ce que votre agence et nous avons décidé demeure, sans votre nom.',
      'Si vous souhaitez le garder, ouvrez une session avant ce jour. Sinon, vous n’avez rien à faire.',
    ],
    action: 'Ouvrir une session',
  },
  accountEnded: {
    subject: 'Votre compte %{brand} a été supprimé',
    paragraphs: [
      'Votre compte %{brand} a été supprimé, et nous avons effacé ce que nous conservions à votre sujet. Vous ne pouvez plus ouvrir de session. Ceci est notre dernier courriel.',
      'Les copies de sauvegarde contiennent vos données pendant un certain temps ; si l’une d’elles est restaurée, votre compte est aussitôt supprimé de nouveau. Si vous ne le vouliez pas, écrivez à %{supportEmail}.',
    ],
  },
  factorsReset: {
    subject: 'La deuxième étape de votre compte %{brand} a été réinitialisée',
    paragraphs: [
      'L’administration du programme %{brand} a retiré toutes les clés d’accès et applications d’authentification de votre compte, et toutes vos sessions ont été fermées. À votre prochaine ouverture de session, vous pourrez en ajouter une nouvelle.',
      'Si vous ne l’avez pas demandé, choisissez tout de suite un nouveau mot de passe et écrivez à %{supportEmail}.',
    ],
    action: 'Choisir un nouveau mot de passe',
  },
  dataExportReady: {
    subject: 'Vos données %{brand} sont prêtes',
    paragraphs: [
      'Le fichier avec tout ce que nous conservons à votre sujet est prêt. Ouvrez une session pour le télécharger. Il est supprimé après %{days} jours.',
      'Si vous ne l’avez pas demandé, choisissez tout de suite un nouveau mot de passe et écrivez à %{supportEmail}.',
    ],
    action: 'Aller à vos données',
  },
  dataExportByStaff: {
    subject: 'Une copie de vos données %{brand} a été demandée',
    paragraphs: [
      'Quelqu’un a demandé au programme %{brand} en votre nom, hors du portail, une copie de tout ce que nous conservons à votre sujet. Notre personnel l’a préparée.',
      'Si ce n’était pas vous, écrivez tout de suite à %{supportEmail}.',
    ],
  },
  codesGuessed: {
    subject: 'Quelqu’un essaie des codes pour votre compte %{brand}',
    paragraphs: [
      'Quelqu’un connaît votre mot de passe %{brand} et a entré aujourd’hui dix codes erronés de votre application d’authentification. Après quelques autres, les codes sont refusés jusqu’à demain.',
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe : cela y met fin. Si c’était vous, vérifiez que l’horloge de votre téléphone est à l’heure.',
    ],
    action: 'Choisir un nouveau mot de passe',
  },
  staffPassword: {
    subject: 'Votre compte du bureau du programme %{brand}',
    paragraphs: [
      'Un compte pour le personnel du programme d’accréditation %{brand} a été créé pour vous. Veuillez choisir votre mot de passe.',
    ],
    action: setPassword,
    after: [
      'Ce lien fonctionne une seule fois, jusqu’à la fin du %{until} (%{zone}). Ensuite, sélectionnez « Mot de passe oublié » à la page d’ouverture de session pour en recevoir un autre.',
    ],
  },
  resetWanted: {
    subject: 'Demande de réinitialisation d’une deuxième étape du programme %{brand}',
    paragraphs: [
      '%{by} vous demande de réinitialiser la deuxième étape de %{person} :',
      '%{reason}',
      'Avant de la réinitialiser, assurez-vous que la demande vient bien de cette personne.',
    ],
    action: 'Voir la personne',
  },
  administratorAdded: {
    subject: 'Nouvelle personne administratrice du programme %{brand}',
    paragraphs: [
      '%{person} peut maintenant décider qui, parmi le personnel du programme, peut faire quoi. Ce droit a été accordé par %{by}.',
      'Si vous ne vous y attendiez pas, demandez tout de suite à un collègue et retirez ce rôle.',
    ],
    action: 'Voir qui peut faire quoi',
  },
  agencyReceived: {
    subject: 'Nous avons reçu l’inscription de %{agency}',
    paragraphs: [
      'Merci d’avoir inscrit %{agency}. Le bureau du programme examinera votre inscription et vous écrira.',
      'Vous pouvez en suivre l’état dans votre tableau de bord.',
    ],
    action: dashboard,
  },
  agencyApproved: {
    subject: '%{agency} a été approuvée',
    paragraphs: [
      'Bienvenue ! %{agency} participe maintenant au programme d’accréditation %{brand}, jusqu’au %{until}.',
      'Prochaine étape : sélectionnez « Commencer » sous « Terminez votre démarche d’accréditation ». Vous pouvez aussi inviter vos associés dès maintenant.',
    ],
    action: dashboard,
  },
  agencyRenewed: {
    subject: 'L’accréditation de %{agency} a été renouvelée',
    paragraphs: ['Merci. %{agency} participe au programme d’accréditation jusqu’au %{until}.'],
    action: dashboard,
  },
  agencyRevisionsRequired: {
    subject: 'Modifications à apporter à l’inscription de %{agency}',
    paragraphs: [
      'Nous avons examiné l’inscription de %{agency} et vous demandons d’apporter ces modifications :',
      '%{comments}',
      'Chaque commentaire se trouve à côté du champ correspondant du formulaire.',
    ],
    action: agencyForm,
  },
  agencyRejected: {
    subject: 'L’inscription de %{agency} a été refusée',
    paragraphs: [
      'Le bureau du programme a refusé l’inscription de %{agency} :',
      '%{reason}',
      'Si vous avez des questions, écrivez à %{accreditationEmail}.',
    ],
  },
  agencyWindow: {
    subject: 'Veuillez inscrire votre agence auprès du groupe %{brand} au plus tard le %{until}',
    paragraphs: [
      'Vous devez inscrire votre agence au plus tard le %{until} pour que vos associés aient accès à la formation et aux avantages.',
      'Prévoyez assez de temps pour remplir l’inscription en une seule fois. À la fin de ce jour (%{zone}), elle est fermée, et seul le bureau du programme peut la rouvrir.',
    ],
    action: agencyForm,
  },
  agencyRenewalNotice: {
    subject: 'L’accréditation de %{agency} prend fin le %{until}',
    paragraphs: [
      'L’accréditation de %{agency} dure jusqu’à la fin du %{until} (%{zone}). Ensuite, vous pourrez la renouveler dans le formulaire d’inscription : confirmez vos renseignements ou indiquez-nous ce qui a changé.',
    ],
    action: agencyForm,
  },
  agencyRenewalDue: {
    subject: 'Veuillez renouveler l’accréditation de %{agency}',
    paragraphs: [
      'L’accréditation de %{agency} a pris fin le %{until}. Pour la renouveler, vérifiez votre inscription, puis confirmez-la ou indiquez-nous ce qui a changé.',
      'D’ici là, vos associés conservent leur accès, mais vous ne pouvez ni inviter de personnes ni soumettre de rapports.',
    ],
    action: agencyForm,
  },
  changeApplied: {
    subject: 'L’inscription de %{agency} a été modifiée',
    paragraphs: ['La modification que vous avez demandée pour %{agency} a été apportée.'],
    action: agencyForm,
  },
  changeDeclined: {
    subject: 'La modification demandée pour %{agency} a été refusée',
    paragraphs: [
      'La modification que vous avez demandée pour %{agency} n’a pas été apportée, pour la raison suivante :',
      '%{reason}',
      'Vous pouvez demander la modification à nouveau.',
    ],
    action: agencyForm,
  },
  reportDue: {
    subject: 'Le rapport trimestriel de %{agency} est attendu au plus tard le %{until}',
    paragraphs: [
      'Le %{quarter} est terminé. Veuillez soumettre le rapport trimestriel de %{agency} avant la fin du %{until} (%{zone}).',
      'Vous pouvez télécharger le modèle à la même page.',
    ],
    action: reporting,
  },
  reportOverdue: {
    subject: 'Le rapport trimestriel de %{agency} est en retard',
    paragraphs: [
      'Le rapport trimestriel de %{agency} pour le %{quarter} était attendu au plus tard le %{until}. Veuillez le soumettre maintenant.',
    ],
    action: reporting,
  },
  reportRefused: {
    subject: '%{brand} : votre rapport %{filename} a été refusé',
    paragraphs: [
      'L’antivirus a détecté un problème dans le fichier %{filename}, que vous avez téléversé comme rapport trimestriel pour le %{quarter}. Il ne compte pas comme soumis.',
      'Veuillez analyser votre ordinateur et téléverser un fichier sain.',
    ],
    action: reporting,
  },
  registrationReminder: {
    subject: 'Votre prochaine étape vers l’accréditation %{brand}',
    paragraphs: [
      'Vous avez un compte auprès de %{agency} dans le programme d’accréditation %{brand}, mais votre inscription à titre d’associé n’est pas encore faite.',
      'Il suffit de quelques minutes : remplissez votre inscription, puis lisez le guide de formation de la marque et confirmez sa lecture.',
    ],
    action: 'Remplir mon inscription',
  },
  acknowledgementReminder: {
    subject: 'Plus qu’une étape avant l’accréditation %{brand}',
    paragraphs: [
      'Votre inscription à titre d’associé de %{agency} est faite. Il reste une étape : lisez le guide de formation de la marque et confirmez sa lecture dans votre tableau de bord.',
    ],
    action: dashboard,
  },
  associateApproved: {
    subject: 'Votre inscription à titre d’associé %{brand} a été approuvée',
    paragraphs: [
      'Votre inscription à titre d’associé de %{agency} a été approuvée. Veuillez confirmer la lecture du guide de formation de la marque pour achever votre accréditation.',
    ],
    action: dashboard,
  },
  attached: {
    subject: 'Vous faites maintenant partie des associés de %{agency}',
    paragraphs: [
      'Le bureau du programme a ajouté votre compte aux associés de %{agency} dans le programme d’accréditation %{brand}.',
      'Votre accréditation recommence dans cette agence : veuillez vérifier et enregistrer votre inscription d’associé, puis confirmer la lecture du guide de formation de la marque.',
      'Si vous ne faites pas partie de cette agence, écrivez à %{supportEmail}.',
    ],
    action: dashboard,
  },
  associateRejected: {
    subject: 'Votre inscription à titre d’associé %{brand} a été refusée',
    paragraphs: [
      'Votre inscription à titre d’associé de %{agency} a été refusée.',
      'Si vous avez des questions, écrivez à %{accreditationEmail}.',
    ],
  },
  associateRenewalDue: {
    subject: 'Votre accréditation %{brand} doit être renouvelée',
    paragraphs: [
      'Votre accréditation du %{since} doit être renouvelée. Veuillez vérifier et enregistrer votre profil d’associé, puis confirmer de nouveau la lecture du guide de formation de la marque.',
    ],
    action: 'Vérifier mon profil',
  },
  news: {
    subject: 'Du nouveau chez %{brand} : %{page}',
    paragraphs: [
      'Il y a du nouveau pour les associés accrédités : « %{page} ».',
      'Vous recevez ce courriel parce que vous avez choisi de recevoir les nouvelles, les offres et les changements au programme.',
    ],
    action: 'Lire la suite',
  },
};
