import type { badge as english } from '../en/badge.ts';

export const badge: typeof english = {
  name: 'Acreditación de asociado, %{brand}',
  description:
    'Trabaja en una agencia asociada de %{brand} y conoce sus hoteles, sus marcas y sus beneficios.',
  criteria:
    'Registro como asociado de una agencia aprobada del programa, y lectura y confirmación de su guía de capacitación de marca. La acreditación se renueva cada doce meses.',
  proof: 'Su validez al día de hoy',
  former: 'La que esta renueva',
};
