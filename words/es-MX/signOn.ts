import type { Texts } from '../en/light.ts';
import type { signOn as english } from '../en/signOn.ts';

export const signOn: Texts<typeof english> = {
  title: 'Inicio de sesión único',
  lead: 'Con una cuenta de su organización usted inicia sesión en esta sin su contraseña. Al vincular o quitar una, se cierra su sesión en todos los demás lugares.',
  failed: 'No se pudo cargar esta información',
  none: 'No hay ninguna cuenta de su organización vinculada.',
  list: 'Cuentas vinculadas',
  times: 'Vinculada: %{linked}; último uso: %{used}',
  never: 'Vinculada: %{linked}; todavía sin usar',
  link: 'Vincular %{provider}',
  remove: 'Quitar',
  removeOne: 'Quitar: %{provider}',
  removed: 'Esa cuenta ya no abre la suya. Se cerró su sesión en todos los demás lugares.',
  refused:
    'No se pudo vincular esta cuenta. Tal vez ya esté vinculada a otra persona. Inténtelo de nuevo o consulte a un administrador.',
};
