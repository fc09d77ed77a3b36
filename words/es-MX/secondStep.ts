import type { Texts } from '../en/light.ts';
import type { secondStep as english } from '../en/secondStep.ts';

export const secondStep: Texts<typeof english> = {
  title: 'Segundo paso al iniciar sesión',
  lead: 'Con una aplicación de autenticación en su teléfono, la contraseña sola no abre su cuenta: también se le pide un código de la aplicación.',
  none: 'Usted inicia sesión solo con su contraseña.',
  failed: 'No se pudo cargar esta información',
  list: 'Sus aplicaciones de autenticación',
  times: 'Agregada: %{added}; último uso: %{used}',
  add: 'Agregar una aplicación de autenticación',
  scan: 'Escanee esto con su aplicación de autenticación o escriba la clave en ella. Después escriba el código que muestra.',
  qr: 'Código QR para la aplicación de autenticación',
  key: 'Clave:',
  confirm: 'Agregar',
  added:
    'A partir de ahora se le pedirá un código de esta aplicación. Se cerraron todas sus demás sesiones.',
  remove: 'Quitar',
  removeOne: 'Quitar: %{name}',
  removeText: 'Ya no contará como segundo paso. Se cerrarán todas sus demás sesiones.',
  removed: 'Se quitó la aplicación de autenticación. Se cerraron todas sus demás sesiones.',
  codesLeft: 'Códigos de recuperación que quedan: %{n}',
  codesTitle: 'Sus códigos de recuperación',
  codesLead:
    'Imprima estos códigos o guárdelos donde guarda sus contraseñas. Cada uno abre su cuenta una vez si no tiene su teléfono. No se volverán a mostrar.',
  codesKept: 'Ya los guardé',
  renew: 'Nuevos códigos de recuperación',
  renewText: 'Los códigos nuevos anulan los anteriores.',
  renewed: 'Los códigos de recuperación anteriores ya no son válidos.',
  cancel: 'Cancelar',
  fields: {
    name: 'Nombre de la aplicación',
    code: 'Código de la aplicación',
  },
};
