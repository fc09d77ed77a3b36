import type { common as english } from '../en/common.ts';
import type { Texts } from '../en/light.ts';

export const common: Texts<typeof english> = {
  retry: 'Reintentar',
  close: 'Cerrar',
  cancel: 'Cancelar',
  loading: 'Cargando…',
  dayEnds: 'Ese día termina a medianoche, %{zone}.',
  reference: 'Referencia: %{id}',
  title: '%{page} – %{brand}',
  skip: 'Ir al contenido',
  menu: 'Menú',
  product: 'Portal de acreditación',
  /** Read aloud before what is wrong with a field. */
  error: 'Error:',
  /** In place of a page's content where scripts are switched off. */
  noScript: 'Esta página necesita JavaScript. Actívelo en su navegador.',
};
