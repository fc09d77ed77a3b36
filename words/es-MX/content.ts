import type { content as english } from '../en/content.ts';
import type { Texts } from '../en/light.ts';

export const content: Texts<typeof english> = {
  open: 'Leer más',
  sections: 'En esta página',
  acknowledge: {
    title: '¿Ya leyó la guía?',
    next: 'Volver a Mis tareas',
  },
};
