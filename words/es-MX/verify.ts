import type { Texts } from '../en/light.ts';
import type { verify as english } from '../en/verify.ts';

export const verify: Texts<typeof english> = {
  lead: 'Escriba los 12 caracteres impresos junto al código QR.',
  code: 'Código',
  codeHelp: 'Los espacios, los guiones y las minúsculas no importan.',
  check: 'Verificar',
  again: 'Verificar otro código',
  title: { associate: 'Certificado de un asociado', agency: 'Certificado de una agencia' },
  state: { valid: 'Vigente', ended: 'Terminado', withdrawn: 'Retirado', renewed: 'Renovado' },
  means: {
    valid: 'La acreditación es válida hoy, %{today}.',
    ended: 'La acreditación terminó. No es válida hoy, %{today}.',
    withdrawn: 'La acreditación fue retirada. No es válida hoy, %{today}.',
    renewed: 'Otro certificado tomó el lugar de este.',
  },
  current: 'Ver el certificado que cuenta ahora',
  fact: {
    name: 'Nombre',
    agencyName: 'Agencia',
    since: 'Acreditación desde',
    validUntil: 'Acreditación hasta',
    endedAt: 'Terminó el',
  },
  noName: 'El nombre ya no se conserva.',
  compare:
    'Esta página es auténtica solo si la dirección en su navegador empieza con %{address}. Una imagen o una copia impresa no prueba nada.',
  frontDesk: {
    gives: 'Lo que da la acreditación',
    here: 'Recepción de %{hotel}: con un certificado vigente también verá lo que da.',
    over: 'Este enlace ya no funciona. Pida uno nuevo a quien se lo dio.',
  },
  unknown: {
    title: 'Ningún certificado tiene este código',
    text: 'Compare cada carácter, o escanee de nuevo el código QR.',
  },
};
