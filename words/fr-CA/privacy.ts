import type { Texts } from '../en/light.ts';
import type { privacy as english } from '../en/privacy.ts';

export const privacy: Texts<typeof english> = {
  title: 'Ce que nous conservons, et pendant combien de temps',
  lead: 'Cette liste est faite à partir des règles selon lesquelles ce portail efface. Ce qui se termine avec votre compte est effacé quand vous le fermez.',
  periods: {
    account: 'tant que vous avez un compte',
    agency: 'tant que l’agence participe',
    program: 'tant que le programme existe ; sans votre nom une fois votre compte terminé',
    valid: 'jusqu’à ce que cela se termine',
    afterEnd: '%{time} après la fin',
    unused: '%{until}, et au plus %{time} après la dernière ouverture de session',
    unlessUsed: '%{time} ; si vous l’avez utilisée, tant que vous avez un compte',
    listed: '%{what} : %{time}',
  },
};
