import type { common as english } from '../en/common.ts';
import type { Texts } from '../en/light.ts';

export const common: Texts<typeof english> = {
  retry: 'Réessayer',
  close: 'Fermer',
  cancel: 'Annuler',
  loading: 'La page se charge',
  reference: 'Référence : %{id}',
  title: '%{page} – %{brand}',
  skip: 'Aller au contenu',
  menu: 'Menu',
  product: 'Portail d’accréditation',
  error: 'Erreur',
  /** In place of a page's content where scripts are switched off. */
  noScript: 'Cette page a besoin de JavaScript. Veuillez l’activer dans votre navigateur.',
};
