import type { Texts } from '../en/light.ts';
import type { reading as english } from '../en/reading.ts';

export const reading: Texts<typeof english> = {
  read: 'Vous avez lu ce guide jusqu’à la fin le %{date}.',
  notRead: 'Vous n’avez pas encore lu ce guide jusqu’à la fin.',
  minutes: 'Une minute de lecture jusqu’ici. |||| %{smart_count} minutes de lecture jusqu’ici.',
  changed: 'Changé depuis votre lecture du %{date} :',
  team: {
    title: 'Formation sur la marque : qui en est où',
    nobody: 'Personne n’est en voie d’accréditation pour le moment.',
    read: 'lu jusqu’à la fin le %{date}',
    notRead: 'pas encore lu jusqu’à la fin',
    minutes: 'une minute |||| %{smart_count} minutes',
    OPEN: 'répond au questionnaire',
    FAILED: 'n’a pas encore réussi le questionnaire',
    more: 'Et %{n} de plus.',
  },
};
