import type { LightCatalogue } from '../en/light.ts';

export const session: LightCatalogue['session'] = {
  idle: {
    title: 'Êtes-vous toujours là ?',
    text: 'Aucune activité depuis un moment. Votre session se fermera d’ici deux minutes. Gardez-la ouverte pour conserver cette page et ce que vous avez écrit.',
    left: 'Temps restant :',
    stay: 'Garder la session ouverte',
  },
  signIn: {
    title: 'Veuillez ouvrir une nouvelle session',
    text: 'Votre session est terminée. Ce que vous avez écrit est toujours là : ouvrez une session et reprenez où vous en étiez.',
    otherNow:
      'La session ouverte dans ce navigateur est maintenant celle de %{name} (%{email}). Ce que vous avez écrit est toujours là : ouvrez une session à votre nom et reprenez où vous en étiez. Cela ferme l’autre session.',
    other:
      'Cette page appartient au compte %{email}. Ouvrez une session avec cette adresse, ou quittez la page sans enregistrer.',
    leave: 'Quitter sans enregistrer',
  },
  leave: {
    title: 'Quitter sans enregistrer ?',
    text: 'Ce que vous avez entré sur cette page n’est pas enregistré et sera perdu.',
    confirm: 'Quitter',
    cancel: 'Rester sur cette page',
  },
};

export const consent: LightCatalogue['consent'] = {
  title: 'Pouvons-nous compter vos visites ?',
  text: 'Les témoins essentiels au portail sont toujours actifs. Avec votre accord, nous comptons aussi les pages ouvertes, afin de les améliorer.',
  more: 'À propos des témoins',
  accept: 'Accepter',
  decline: 'Refuser',
};
