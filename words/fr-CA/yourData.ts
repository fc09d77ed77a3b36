import type { Texts } from '../en/light.ts';
import type { yourData as english } from '../en/yourData.ts';

export const yourData: Texts<typeof english> = {
  title: 'Vos données',
  intro:
    'Ce que nous conservons à votre sujet, pourquoi et combien de temps. Vous pouvez l’emporter.',
  take: {
    title: 'Emporter vos données',
    lead: 'Un fichier avec tout ce que nous conservons à votre sujet : une page à lire, des tableaux pour un tableur, les données pour d’autres programmes et les rapports que vous avez téléversés. Il ne contient ni mot de passe ni rien d’autres personnes.',
    ask: 'Préparer mes données',
    again: 'Préparer un nouveau fichier',
    preparing:
      'Votre fichier est en préparation. Cela prend d’ordinaire moins d’une minute ; nous vous écrirons aussi quand il sera prêt. Vous pouvez quitter cette page.',
    ready:
      'Votre fichier est prêt. Vous pouvez le télécharger jusqu’au %{until} ; il est ensuite supprimé.',
    download: 'Télécharger',
    failed: 'Nous n’avons pas pu chercher vos fichiers',
  },
  end: {
    title: 'Supprimer votre compte',
    lead: 'Nous effaçons ce que nous conservons à votre sujet. Ce que votre agence et nous avons décidé demeure, sans votre nom.',
    action: 'Supprimer mon compte…',
    confirm: 'Supprimer mon compte',
    goes: 'Ceci est effacé :',
    stays: 'Ceci demeure, mais personne ne verra plus qu’il s’agissait de vous :',
    contactOf: 'Vos coordonnées sont retirées de l’inscription de %{agency}.',
    days: 'Vous avez 14 jours pour changer d’avis. Ensuite, personne ne pourra rétablir votre compte.',
    asked:
      'Votre compte sera supprimé le %{until}. D’ici là, vous pouvez l’utiliser, et aussi le garder.',
    keep: 'Garder mon compte',
    failed: 'Nous n’avons pas pu vérifier ce qui s’ensuivrait',
    block: {
      onlyPointOfContact:
        'Vous êtes la seule personne-ressource de votre agence. Désignez d’abord quelqu’un d’autre sous Associés.',
      lastAdministrator:
        'Vous êtes la dernière personne administratrice qui peut ouvrir une session. Donnez d’abord ce rôle à quelqu’un d’autre.',
      emergencyAccount:
        'Votre compte est réservé aux urgences. Demandez d’abord à l’exploitant d’en choisir un autre.',
      onHold:
        'Vos données doivent être conservées pour des raisons juridiques en ce moment. Veuillez écrire au soutien.',
    },
  },
  kept: {
    title: 'Ce que nous conservons à votre sujet',
    lead: 'Par genre : pourquoi nous le conservons et combien de temps. Entre parenthèses : le nombre d’entrées.',
    failed: 'Nous n’avons pas pu consulter ce que nous conservons à votre sujet',
    until: {
      account: 'Conservé jusqu’à la fin de votre compte.',
      unused:
        'Conservé jusqu’à la fin de votre compte. Celui-ci prend fin de lui-même %{smart_count} jours après votre dernière ouverture de session ; nous vous écrivons deux fois avant.',
      agency:
        'Conservé tant que votre agence fait partie du programme ; après la fin de votre compte, sans votre nom.',
      program:
        'Conservé tant que le programme existe ; après la fin de votre compte, sans votre nom.',
      days: 'Conservé un jour au plus. |||| Conservé %{smart_count} jours au plus.',
    },
  },
  why: {
    account: 'Pour que vous puissiez ouvrir une session et que nous sachions qui vous êtes.',
    registration: 'Pour faire ce que vous avez demandé avant d’avoir un compte.',
    invitations: 'Pour que vous puissiez vous joindre à votre agence et qu’elle voie qui l’a fait.',
    accreditation: 'Pour vous accréditer et vous montrer ce qui vous intéresse.',
    certificates: 'Pour que toute personne à qui vous en montrez un puisse le vérifier.',
    agreements: 'Pour pouvoir prouver quelles conditions valent entre nous.',
    agency:
      'Pour joindre les personnes-ressources d’une agence et prouver ce que nous avons décidé à son sujet.',
    reports: 'Ils font partie de la comptabilité de votre agence et du programme.',
    mails: 'Pour voir s’ils sont arrivés.',
    security: 'Pour que personne d’autre n’entre dans votre compte.',
    audit: 'Pour pouvoir prouver qui a décidé quoi, et quand.',
    content: 'Elles font partie du portail.',
    operation: 'Pour trouver les défauts.',
  },
  purpose: {
    account: 'Votre compte',
    registration: 'Ce que vous avez saisi pour obtenir un compte',
    invitations: 'Invitations',
    accreditation: 'Votre inscription, le guide et le questionnaire',
    certificates: 'Vos certificats',
    agreements: 'Ce que vous avez accepté, et quand',
    agency: 'Coordonnées et décisions d’agences',
    reports: 'Rapports que vous avez téléversés',
    mails: 'Courriels qui vous ont été envoyés',
    security: 'Ouvertures de session, appareils et deuxièmes étapes',
    audit: 'Qui a fait quoi',
    content: 'Pages',
    operation: 'Entrées techniques',
  },
  counted: '%{what} (%{total})',
  agreed: {
    title: 'Ce que vous avez accepté',
    lead: 'Quelle version de quel texte, dans quelle langue et quand. Vous pouvez lire et imprimer chacun tel qu’il était.',
    none: 'Vous n’avez encore accepté aucun texte.',
    failed: 'Nous n’avons pas pu chercher ce que vous avez accepté',
    termsAndConditions: 'Conditions générales',
    termsOfCommissions: 'Conditions relatives aux commissions',
    fastPay: 'FastPay',
    education: 'Guide de formation sur la marque',
    version: 'Version %{version}, %{language}, le %{time}',
    read: 'Lire le texte',
    readOf: 'Lire le texte : %{name}, version %{version}, %{time}',
    hide: 'Masquer le texte',
    hideOf: 'Masquer le texte : %{name}, version %{version}, %{time}',
    gone: 'Cette version du texte n’est plus conservée.',
    print: 'Imprimer',
  },
};
