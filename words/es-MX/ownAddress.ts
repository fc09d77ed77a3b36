import type { Texts } from '../en/light.ts';
import type { ownAddress as english } from '../en/ownAddress.ts';

export const ownAddress: Texts<typeof english> = {
  title: 'Su dirección de correo',
  lead: 'Inicia sesión como %{email}. Si quiere usar otra dirección, le enviamos un enlace a ella, y el cambio vale cuando lo haya abierto. Entonces se cierra su sesión en todos los demás dispositivos, y desde la dirección anterior se puede deshacer el cambio durante siete días.',
  domain:
    'Si no es una dirección del dominio de su agencia, la oficina del programa revisa su registro la próxima vez que lo guarde.',
  save: 'Enviarme un enlace',
  sent: 'Si se puede usar %{email}, le llegará un enlace. Ábralo en las próximas 24 horas. Hasta entonces no cambia nada.',
  fields: {
    emailAddress: 'Nueva dirección de correo',
  },
};
