import type { Texts } from '../en/light.ts';
import type { reading as english } from '../en/reading.ts';

export const reading: Texts<typeof english> = {
  read: 'Vous avez lu ce guide jusqu’à la fin le %{date}.',
  notRead: 'Vous n’avez pas encore lu ce guide jusqu’à la fin.',
  minutes: 'Une minute de lecture jusqu’ici. |||| %{smart_count} minutes de lecture jusqu’ici.',
  changed: 'Changé depuis votre lecture du %{date} :',
  ahead: {
    note: 'Ce guide change le %{date} :',
    stands: 'Votre statut ne change pas jusqu’à ce jour.',
    link: 'Lire ce qui change',
    title: 'Ce qui change le %{date}',
    lead: 'Confirmez-en la lecture avant ce jour et votre accréditation restera valide. Sinon, on vous demandera de la renouveler à partir de cette date.',
    later: 'Vous pourrez en confirmer la lecture une fois accrédité.',
    done: 'Vous en avez confirmé la lecture le %{date}. Votre accréditation restera valide après ce jour.',
  },
  pages: 'Vous avez lu jusqu’à la fin %{n} des %{total} pages ci-dessous.',
  team: {
    title: 'Formation sur la marque : qui en est où',
    nobody: 'Personne n’est en voie d’accréditation pour le moment.',
    read: 'lu jusqu’à la fin le %{date}',
    pages: '%{n} pages sur %{total} lues jusqu’à la fin',
    notRead: 'pas encore lu jusqu’à la fin',
    minutes: 'une minute |||| %{smart_count} minutes',
    OPEN: 'répond au questionnaire',
    FAILED: 'n’a pas encore réussi le questionnaire',
    more: 'Et %{n} de plus.',
  },
};
