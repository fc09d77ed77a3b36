import type { Texts } from '../en/light.ts';
import type { profile as english } from '../en/profile.ts';

export const profile: Texts<typeof english> = {
  names: 'Su nombre',
  email: 'Inicia sesión como %{email}',
  saveNames: 'Guardar',
  namesSaved: 'Guardamos su nombre.',
  password: 'Su contraseña',
  passwordLead:
    'Con la nueva contraseña, su sesión sigue abierta aquí y se cierra en todos los demás dispositivos.',
  savePassword: 'Guardar contraseña',
  passwordSaved: 'Cambiamos su contraseña.',
  fields: {
    firstName: 'Nombre',
    lastName: 'Apellidos',
    currentPassword: 'Contraseña actual',
    password: 'Nueva contraseña',
    confirmPassword: 'Confirmar contraseña',
  },
};
