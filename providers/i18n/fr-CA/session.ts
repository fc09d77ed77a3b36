import type { LightCatalogue } from '../en/light.ts';

export const session: LightCatalogue['session'] = {
  idle: {
    title: 'Êtes-vous toujours là ?',
    text: 'Rien ne s’est passé ici depuis un moment. Gardez votre session ouverte, et tout ce qui se trouve sur cette page demeure tel quel.',
    left: 'Votre session se termine dans',
    stay: 'Garder la session ouverte',
  },
  signIn: {
    title: 'Veuillez rouvrir votre session',
    text: 'Votre session est terminée. Ce que vous avez écrit est toujours là : ouvrez une session et reprenez où vous en étiez.',
    other:
      'Cette page attend %{email}. Ouvrez une session avec cette adresse, ou quittez la page sans enregistrer.',
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
  title: 'Pouvons-nous compter les visites ?',
  text: 'Les témoins dont le portail a besoin sont toujours là. Avec votre accord, nous comptons aussi les pages ouvertes, afin de les améliorer.',
  more: 'À propos des témoins',
  accept: 'Accepter',
  decline: 'Refuser',
};

export const surprise: LightCatalogue['surprise'] = {
  title: 'Une surprise de temps en temps',
  text: 'Nos maisons aiment surprendre ceux qui les recommandent. Dites-nous si elles le peuvent.',
  label: 'Participer',
  saved: 'Enregistré',
};
