import type { Texts } from '../en/light.ts';
import type { signOn as english } from '../en/signOn.ts';

export const signOn: Texts<typeof english> = {
  title: 'Authentification unique',
  lead: 'Avec un compte de votre organisation, vous ouvrez une session ici sans mot de passe. Lier ou retirer un compte ferme vos sessions partout ailleurs.',
  failed: 'Ces renseignements n’ont pas pu être chargés',
  none: 'Aucun compte de votre organisation n’est lié.',
  list: 'Comptes liés',
  times: 'Lié : %{linked} ; dernière utilisation : %{used}',
  never: 'Lié : %{linked} ; pas encore utilisé',
  link: 'Lier %{provider}',
  remove: 'Retirer',
  removeOne: 'Retirer : %{provider}',
  removed: 'Ce compte n’ouvre plus le vôtre. Vos sessions ont été fermées partout ailleurs.',
  refused:
    'Ce compte n’a pas pu être lié. Il l’est peut-être déjà à quelqu’un d’autre. Réessayez ou demandez à un administrateur.',
};
