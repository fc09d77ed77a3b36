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
};
