import type { Texts } from '../en/light.ts';
import type { reports as english } from '../en/reports.ts';
import { report } from './report.ts';

export const reports: Texts<typeof english> = {
  title: 'Rapports trimestriels',
  intro:
    'Une fois par trimestre, dites-nous ce que votre agence a réservé. Il suffit de trois étapes et de quelques minutes.',

  /** A quarter's name. */
  quarter: 'T%{n} %{year}',

  due: {
    title: 'Votre rapport est attendu',
    by: 'Veuillez téléverser le rapport du dernier trimestre au plus tard le %{date}.',
    left: 'Il reste %{smart_count} jour. |||| Il reste %{smart_count} jours.',
    today: 'Aujourd’hui est la date limite.',
    over: 'La date limite est passée. Veuillez téléverser le rapport dès que possible.',
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
    unknown:
      'Nous ne savons pas si le rapport est arrivé. Vous pouvez appuyer de nouveau sur %{submit} sans risque : le même fichier n’est pas enregistré deux fois.',
    errorTitle: 'Erreur de téléversement du rapport',
  },

  reading: {
    title: 'Contenu du fichier',
    running: 'Lecture de %{name} en cours…',
    stale:
      'Le fichier a été modifié depuis que vous l’avez choisi. Voici ce qu’il contenait alors.',
    failed: 'Le fichier n’a pas pu être lu pour l’instant. Vous pouvez le téléverser quand même.',
    unknownLayout:
      'Aucune feuille de ce fichier n’a les colonnes du modèle : copiez vos événements dans le modèle pour qu’ils soient lus.',
    tooMuch:
      'Ce fichier est trop volumineux pour être lu. Pour qu’il soit lu, copiez vos événements dans le modèle.',
    unreadable:
      'Ce fichier est endommagé et n’a pas pu être lu. Ouvrez-le dans votre tableur et enregistrez-le de nouveau.',
    asItIs: 'Vous pouvez aussi le téléverser tel quel.',
    template: 'Obtenir le modèle',
    clean: 'Rien n’est à corriger.',
    sheet: 'Feuille lue :',
    sums: 'Totaux du rapport',
    sum: 'Total',
    before: 'Trimestre précédent',
    events: 'Événements',
    cancelled: '%{smart_count} annulé |||| %{smart_count} annulés',
    roomNights: 'Nuitées',
    revenue: 'Revenus de l’hôtel',
    commission: 'Commission',
    findings: '%{smart_count} constat |||| %{smart_count} constats',
    findingsHelp:
      'Vous pouvez téléverser le fichier tel quel, ou le corriger et le choisir de nouveau.',
    more: 'Les %{shown} premiers sur %{count} sont affichés.',
    marked: 'Télécharger une copie annotée',
    markedHelp: 'Votre propre classeur, où toutes ces cellules sont colorées et commentées.',
    hints: 'À vérifier',
    row: 'Ligne %{row}',
    line: '%{cell} · %{column} · %{found} · %{todo}',
    lineWithoutColumn: '%{cell} · %{found} · %{todo}',
  },

  /** The headings of the template, which name the column of a finding. */
  columns: report.columns,

  findings: {
    missing: { found: 'est vide', todo: 'remplissez la cellule' },
    columnMissing: { found: 'n’a pas de colonne', todo: 'copiez son en-tête du modèle' },
    notADate: {
      found: '« %{value} » n’est pas une date',
      todo: 'inscrivez une date comme 2026-03-31',
    },
    dateOrder: { found: 'précède la date d’arrivée', todo: 'modifiez l’une des deux' },
    outsideQuarter: {
      found: 'est hors du %{quarter}',
      todo: 'corrigez la date, ou déclarez l’événement avec son propre trimestre',
    },
    notANumber: {
      found: '« %{value} » n’est pas un nombre',
      todo: 'n’inscrivez que des chiffres',
    },
    percent: { found: '« %{value} » est un pourcentage', todo: 'inscrivez le montant' },
    otherCurrency: {
      found: '« %{value} » est dans une autre devise',
      todo: 'inscrivez le montant en dollars américains',
    },
    negative: { found: '%{value} est inférieur à zéro', todo: 'inscrivez-le sans signe moins' },
    notWhole: { found: '%{value} n’est pas un nombre entier', todo: 'arrondissez-le' },
    tooLarge: {
      found: '%{value} dépasse ce qu’un événement peut avoir',
      todo: 'vérifiez le nombre',
    },
    tooManyNights: {
      found: 'dépasse %{rooms} chambres pendant %{nights} nuits (%{max})',
      todo: 'corrigez les nuitées, les chambres de la nuit la plus occupée ou les dates',
    },
    unknownStatus: {
      found: '« %{value} » n’est pas un statut',
      todo: 'choisissez Confirmé, Tenu ou Annulé',
    },
    repeated: {
      found: 'est le même événement qu’à la ligne %{row}',
      todo: 'supprimez l’une des lignes, ou donnez aux événements des noms différents',
    },
    noBookingsBeside: {
      found: 'indique qu’il n’y a eu aucune réservation, à côté d’événements',
      todo: 'supprimez cette ligne ou les événements',
    },
    noEvent: {
      found: 'ne contient aucun événement',
      todo: 'remplissez une ligne par événement, ou inscrivez « Aucune réservation »',
    },
    formulaError: {
      found: 'contient l’erreur %{value}',
      todo: 'corrigez la formule ou inscrivez la valeur',
    },
    noValue: {
      found: 'contient une formule sans résultat',
      todo: 'ouvrez et enregistrez le fichier dans votre tableur, ou inscrivez la valeur',
    },
    merged: {
      found: 'est fusionnée avec la cellule du dessus',
      todo: 'séparez les cellules et inscrivez un montant par événement',
    },
    tooManyRows: {
      found: 'n’est pas lue, ni les lignes qui suivent : un rapport compte au plus %{max} lignes',
      todo: 'supprimez les lignes vides et celles qui ne sont pas des événements',
    },
    unknownHotel: {
      found: 'ne figure dans aucun de vos rapports précédents',
      todo: 'vérifiez l’orthographe',
    },
    totalRows: {
      found: 'est un total et n’est pas compté (lignes de ce genre : %{n})',
      todo: 'vérifiez que ce n’est pas un événement',
    },
    noteRows: {
      found: 'est une note et n’est pas comptée comme événement (lignes de ce genre : %{n})',
      todo: 'remplissez les autres colonnes si c’est un événement',
    },
    otherSheets: {
      found: 'se trouve dans la seule feuille lue ; celles-ci ont les mêmes colonnes : %{sheets}',
      todo: 'copiez leurs événements dans cette feuille s’ils font partie du rapport',
    },
    hiddenSheet: {
      found: 'se trouve dans une feuille masquée, lue parce qu’aucune autre n’a les colonnes',
      todo: 'vérifiez que c’est la bonne',
    },
    manySheets: {
      found:
        'a été trouvé dans les %{max} premières feuilles ; %{n} autres n’ont pas été examinées',
      todo: 'déplacez au début la feuille qui contient vos événements',
    },
    hiddenRows: {
      found: 'se trouve dans une ligne masquée, qui compte comme les autres (%{n} en tout)',
      todo: 'supprimez-la si elle ne fait pas partie du rapport',
    },
    currencyFormat: {
      found: 'est affiché en %{currency} et compté en dollars américains (%{n} en tout)',
      todo: 'vérifiez que le montant est en dollars américains',
    },
  },

  detail: {
    intro: 'Ce qui a été lu dans ce rapport.',
    help: 'Pour le corriger, téléversez un fichier corrigé pour le même trimestre. Il le remplace dans tous les totaux ; les deux restent dans l’historique.',
    notRead:
      'Ce rapport n’a pas de totaux : il a été téléversé avant que les rapports ne soient lus.',
    back: 'Retour aux rapports trimestriels',
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
    totals: '%{events} événements · %{nights} nuitées · %{revenue}',
    details: 'Détails',
    detailsOf: '%{what}, %{name}',
    beingChecked: 'en cours d’analyse par l’antivirus',
    pages: 'Pages de rapports',
    loading: 'Chargement de vos rapports en cours…',
    failed: 'Vos rapports n’ont pas pu être chargés.',
    emptyTitle: 'Aucun rapport pour l’instant',
    emptyText:
      'Les rapports que vous téléversez sont conservés ici ; vous pouvez les télécharger de nouveau en tout temps.',
  },
};
