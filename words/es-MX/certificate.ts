import type { certificate as english } from '../en/certificate.ts';

export const certificate: typeof english = {
  badge: {
    associate: {
      description:
        'Trabaja en una agencia asociada de %{brand} y conoce sus hoteles, sus marcas y sus beneficios.',
      criteria:
        'Registro como asociado de una agencia aprobada del programa, y lectura y confirmación de su guía de capacitación de marca. La acreditación se renueva cada doce meses.',
    },
    agency: {
      name: 'Agencia acreditada, %{brand}',
      description:
        'Es una agencia asociada de %{brand}, cuyos asociados conocen sus hoteles, sus marcas y sus beneficios.',
      criteria:
        'Registro en el programa y aprobación de su equipo. La acreditación se renueva cada doce meses.',
      narrative: '%{company} es una agencia acreditada de %{brand}.',
    },
    proof: 'Su validez al día de hoy',
    former: 'La que esta renueva',
  },
  pdf: {
    validUntil: 'Acreditación vigente hasta',
    code: 'Código',
    qr: 'Código QR que lleva a %{address}',
    compare:
      'Esta página por sí sola no prueba nada. Para saber si sigue vigente hoy, escanee el código QR, o abra %{address} y escriba el código.',
  },
  agencyBadge: {
    valid: 'Agencia acreditada',
    until: 'Hasta el %{date}',
    over: 'Acreditación terminada',
    notNow: 'Sin acreditación al día de hoy',
  },
};
