import type { Texts } from '../en/light.ts';
import type { secondStep as english } from '../en/secondStep.ts';

export const secondStep: Texts<typeof english> = {
  title: 'Deuxième étape à l’ouverture de session',
  lead: 'Avec une clé d’accès ou une application d’authentification, le mot de passe seul n’ouvre pas votre compte. Une clé d’accès est votre empreinte, votre visage ou le NIP de votre appareil ; elle ouvre aussi une session sans le mot de passe.',
  none: 'Vous ouvrez une session avec votre mot de passe seulement.',
  failed: 'Ces renseignements n’ont pas pu être chargés',
  list: 'Vos clés d’accès et applications d’authentification',
  times: 'Ajoutée : %{added} ; dernière utilisation : %{used}',
  addPasskey: 'Ajouter une clé d’accès',
  add: 'Ajouter une application d’authentification',
  scan: 'Numérisez ceci avec votre application d’authentification ou entrez-y la clé. Entrez ensuite le code qu’elle affiche.',
  qr: 'Code QR pour l’application d’authentification',
  key: 'Clé :',
  confirm: 'Ajouter',
  added:
    'Désormais, elle vous sera demandée après votre mot de passe. Toutes vos autres sessions ont été fermées.',
  remove: 'Retirer',
  removeOne: 'Retirer : %{name}',
  removeText: 'Elle ne servira plus de deuxième étape. Toutes vos autres sessions seront fermées.',
  removed: 'Elle a été retirée. Toutes vos autres sessions ont été fermées.',
  codesLeft: 'Codes de récupération restants : %{n}',
  codesTitle: 'Vos codes de récupération',
  codesLead:
    'Imprimez ces codes ou conservez-les avec vos mots de passe. Chacun ouvre votre compte une seule fois si vous n’avez pas votre téléphone. Ils ne seront plus affichés.',
  codesKept: 'Je les ai conservés',
  renew: 'Nouveaux codes de récupération',
  renewText: 'Les nouveaux codes annulent les anciens.',
  renewed: 'Les anciens codes de récupération ne sont plus valides.',
  cancel: 'Annuler',
  fields: {
    name: 'Nom de l’application',
    code: 'Code de l’application',
  },
};
