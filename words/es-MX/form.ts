import type { form as english } from '../en/form.ts';
import type { Texts } from '../en/light.ts';

export const form: Texts<typeof english> = {
  address: {
    street: 'Calle y número',
    city: 'Ciudad',
    state: 'Estado o provincia',
    zip: 'Código postal',
    country: 'País',
  },
  choose: 'Elija una opción',
  chooseCountryFirst: 'Elija primero un país',
  noOptions: 'No se encontró nada',
  selectRow: 'Seleccionar %{name}',
  notStated: 'Sin especificar',
  yes: 'Sí',
  no: 'No',
  copyAddress: 'Copiar de “%{from}”',
  addressCopied: 'Se copió de “%{from}”.',
  addNumber: 'Agregar un número',
  addNumberTo: 'Agregar un número a %{label}',
  removeNumber: 'Quitar el número %{n} de %{label}',
  numberOf: '%{label}: número %{n}',
  newTab: '(se abre en una pestaña nueva)',
  outline: {
    title: 'Secciones',
    progress: '%{done} de %{total} secciones completas',
    complete: 'completa',
    open: 'pendiente',
    optional: 'opcional',
    attention: 'por corregir',
  },
  summary: {
    title: 'Hay un campo por corregir |||| Hay %{smart_count} campos por corregir',
    comments: 'Comentarios de nuestro equipo',
  },
  comment: 'Comentario del %{date}',
  general: 'Comentario general',
  named: '%{name}: %{value}',
  stale: {
    differences: 'Estos campos son distintos en la versión guardada:',
    saved: 'Guardado: %{value}',
    take: 'Usar el valor guardado',
    same: 'La versión guardada es igual a la suya.',
  },
  oneSitting: 'Llene el formulario de una sola vez: no es posible guardar su avance.',
  asterisk: 'Los campos con asterisco son obligatorios.',
};
