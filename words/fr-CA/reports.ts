import type { Texts } from '../en/light.ts';
import type { reports as english } from '../en/reports.ts';

export const reports: Texts<typeof english> = {
  title: 'Rapports trimestriels',
  intro:
    'Une fois par trimestre, dites-nous ce que votre agence a réservé. Trois étapes, quelques minutes.',

  /** A quarter's name. */
  quarter: 'T%{n} %{year}',

  due: {
    title: 'Votre rapport est attendu',
    by: 'Veuillez téléverser le rapport du dernier trimestre au plus tard le %{date}.',
    left: 'Il reste %{smart_count} jour. |||| Il reste %{smart_count} jours.',
    today: 'C’est le dernier jour.',
    over: 'Cette date est passée. Veuillez téléverser le rapport dès que possible.',
    none: 'Aucun rapport n’est attendu pour le moment.',
  },

  upload: {
    title: 'Téléverser un rapport',
    help: 'Un fichier .xls ou .xlsx d’au plus 1 Mo.',
    quarter: 'Trimestre',
    for: 'Ce rapport porte sur le %{quarter}.',
    replaces: 'Il remplace %{name}, qui reste dans l’historique.',
    choose: 'Choisir un fichier',
    drop: 'ou déposez-le ici',
    chosen: '%{name}, %{size}',
    tooLarge: '%{name}, %{size}, au plus %{max}',
    kilobytes: '%{n} Ko',
    megabytes: '%{n} Mo',
    remove: 'Retirer %{name}',
    submit: 'Téléverser',
    progress: 'Téléversement de %{name} en cours',
    done: 'Nous avons bien reçu %{name}. Merci.',
    doneToCheck:
      'Nous avons bien reçu %{name}, qui compte comme soumis. L’antivirus l’analyse. D’ici là, il ne peut pas être téléchargé.',
    errorTitle: 'Erreur de téléversement du rapport',
  },

  template: {
    title: 'Marche à suivre',
    get: 'Téléchargez le modèle.',
    link: 'Télécharger le modèle de rapport',
    fill: 'Inscrivez les réservations du trimestre, puis enregistrez le fichier sans macros ni mot de passe.',
    send: 'Téléversez-le ici. Le rapport apparaît aussitôt dans l’historique.',
  },

  list: {
    title: 'Historique des rapports',
    caption: 'Rapports de votre agence',
    name: 'Nom du fichier',
    date: 'Date de téléversement',
    replaced: 'remplacé par un envoi ultérieur',
    beingChecked: 'en cours d’analyse par l’antivirus',
    pages: 'Pages de rapports',
    loading: 'Chargement de vos rapports en cours…',
    failed: 'Vos rapports n’ont pas pu être chargés.',
    emptyTitle: 'Aucun rapport pour l’instant',
    emptyText:
      'Les rapports que vous téléversez sont conservés ici ; vous pouvez les télécharger de nouveau en tout temps.',
  },
};
