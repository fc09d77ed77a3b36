import type { common as english } from '../en/common.ts';
import type { Texts } from '../en/light.ts';

export const common: Texts<typeof english> = {
  retry: 'Réessayer',
  close: 'Fermer',
  cancel: 'Annuler',
  loading: 'Chargement…',
  dayEnds: 'Ce jour se termine à minuit, %{zone}.',
  reference: 'Référence : %{id}',
  title: '%{page} – %{brand}',
  skip: 'Aller au contenu',
  menu: 'Menu',
  product: 'Portail d’accréditation',
  /** Read aloud before what is wrong with a field. */
  error: 'Erreur :',
  /** In place of a page's content where scripts are switched off. */
  noScript: 'Cette page a besoin de JavaScript. Veuillez l’activer dans votre navigateur.',
};
