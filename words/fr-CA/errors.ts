import type { errors as english } from '../en/errors.ts';
import type { Texts } from '../en/light.ts';

export const errors: Texts<typeof english> = {
  network:
    'Nous n’arrivons pas à joindre le portail. Veuillez vérifier votre connexion, puis réessayer.',
  timeout: 'Le portail a mis trop de temps à répondre. Veuillez réessayer.',
  fileChanged:
    '%{name} a été modifié ou n’est plus là depuis que vous l’avez choisi. Veuillez le choisir de nouveau.',
  account: 'Erreur de compte',
  title: 'Un problème est survenu',
  page: 'Cette page n’a pas pu être affichée. Veuillez réessayer.',
  chunk:
    'Une partie de cette page n’a pas pu être chargée. Veuillez vérifier votre connexion, puis réessayer.',
};
