import type { Texts } from '../en/light.ts';
import type { openSessions as english } from '../en/openSessions.ts';

export const openSessions: Texts<typeof english> = {
  title: 'Dónde tiene su sesión abierta',
  lead: 'Si no reconoce alguno de estos dispositivos, ciérrele la sesión y elija una contraseña nueva.',
  device: '%{browser} en %{system}',
  unknown: 'Dispositivo desconocido',
  here: 'Este dispositivo',
  times: 'Sesión iniciada: %{since}; última actividad: %{active}',
  end: 'Cerrar sesión',
  endOne: 'Cerrar la sesión: %{device}',
  ended: 'Se cerró la sesión en ese dispositivo.',
  endOthers: 'Cerrar las demás sesiones',
  othersEnded: 'Se cerraron todas sus demás sesiones.',
  only: 'No tiene ninguna otra sesión abierta.',
  failed: 'No se pudo cargar la lista',
};
