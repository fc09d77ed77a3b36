import type { errors as english } from '../en/errors.ts';
import type { Texts } from '../en/light.ts';

export const errors: Texts<typeof english> = {
  network: 'No podemos comunicarnos con el portal. Revise su conexión e inténtelo de nuevo.',
  timeout: 'El portal tardó demasiado en responder. Inténtelo de nuevo.',
  fileChanged: '%{name} cambió o ya no está desde que lo eligió. Elíjalo de nuevo.',
  account: 'Error de la cuenta',
  title: 'Algo salió mal',
  page: 'No pudimos mostrar esta página. Inténtelo de nuevo.',
  chunk: 'No pudimos cargar una parte de esta página. Revise su conexión e inténtelo de nuevo.',
};
