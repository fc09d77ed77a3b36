import type { content as english } from '../en/content.ts';
import type { Texts } from '../en/light.ts';

export const content: Texts<typeof english> = {
  open: 'Lire la suite',
  sections: 'Sur cette page',
  acknowledge: {
    title: 'Avez-vous lu le guide ?',
    next: 'Retour à Mes tâches',
  },
};
