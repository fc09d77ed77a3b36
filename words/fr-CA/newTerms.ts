import type { Texts } from '../en/light.ts';
import type { newTerms as english } from '../en/newTerms.ts';

export const newTerms: Texts<typeof english> = {
  title: 'Nos conditions ont changé',
  lead: 'Vous avez accepté les conditions le %{day}. Veuillez lire ce qui a changé et l’accepter avant de continuer.',
  current: 'Vous avez accepté les conditions en vigueur.',
  text: 'Les conditions en vigueur',
  notCompared:
    'Vous avez accepté un texte dans une autre langue : les changements ne sont donc pas indiqués ici. Veuillez lire le texte en entier.',
  new: 'Nouveau',
  gone: 'N’est plus en vigueur',
  agree: 'J’accepte',
  failed: 'Nous n’avons pas pu charger les conditions',
  otherwise:
    'Vous ne souhaitez pas accepter ? Vous pouvez emporter vos données ou supprimer votre compte :',
  yourData: 'Vos données',
};
