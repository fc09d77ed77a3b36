import type { Texts } from '../en/light.ts';
import type { secondStep as english } from '../en/secondStep.ts';

export const secondStep: Texts<typeof english> = {
  title: 'Segundo paso al iniciar sesión',
  lead: 'Con una llave de acceso o una aplicación de autenticación, la contraseña sola no abre su cuenta. Una llave de acceso es su huella, su rostro o el PIN de su dispositivo; también inicia sesión sin la contraseña.',
  none: 'Usted inicia sesión solo con su contraseña.',
  failed: 'No se pudo cargar esta información',
  list: 'Sus llaves de acceso y aplicaciones de autenticación',
  times: 'Agregada: %{added}; último uso: %{used}',
  addPasskey: 'Agregar una llave de acceso',
  add: 'Agregar una aplicación de autenticación',
  scan: 'Escanee esto con su aplicación de autenticación o escriba la clave en ella. Después escriba el código que muestra.',
  qr: 'Código QR para la aplicación de autenticación',
  key: 'Clave:',
  confirm: 'Agregar',
  added:
    'A partir de ahora se le pedirá después de la contraseña. Se cerraron todas sus demás sesiones.',
  remove: 'Quitar',
  removeOne: 'Quitar: %{name}',
  removeText: 'Ya no contará como segundo paso. Se cerrarán todas sus demás sesiones.',
  removed: 'Se quitó. Se cerraron todas sus demás sesiones.',
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
