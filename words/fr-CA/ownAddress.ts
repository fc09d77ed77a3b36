import type { Texts } from '../en/light.ts';
import type { ownAddress as english } from '../en/ownAddress.ts';

export const ownAddress: Texts<typeof english> = {
  title: 'Votre adresse courriel',
  lead: 'Vous ouvrez une session avec %{email}. Si vous voulez utiliser une autre adresse, nous y envoyons un lien, et le changement compte dès que vous l’avez ouvert. Votre session se ferme alors sur tous les autres appareils, et l’ancienne adresse peut annuler le changement pendant sept jours.',
  domain:
    'Si ce n’est pas une adresse du domaine de votre agence, le bureau du programme examine votre inscription la prochaine fois que vous l’enregistrez.',
  save: 'M’envoyer un lien',
  sent: 'Si %{email} peut être utilisée, un lien y est en route. Ouvrez-le dans les 24 heures. D’ici là, rien ne change.',
  fields: {
    emailAddress: 'Nouvelle adresse courriel',
  },
};
