import type { Texts } from '../en/light.ts';
import type { newTerms as english } from '../en/newTerms.ts';

export const newTerms: Texts<typeof english> = {
  title: 'Nuestros términos cambiaron',
  lead: 'Usted aceptó los términos el %{day}. Lea qué cambió y acéptelo para continuar.',
  current: 'Usted ya aceptó los términos vigentes.',
  text: 'Los términos vigentes',
  notCompared:
    'Usted aceptó un texto en otro idioma, por lo que aquí no se marcan los cambios. Lea el texto completo.',
  new: 'Nuevo',
  gone: 'Ya no rige',
  agree: 'Acepto',
  failed: 'No pudimos cargar los términos',
  otherwise: '¿No quiere aceptar? Puede llevarse sus datos o eliminar su cuenta:',
  yourData: 'Sus datos',
};
