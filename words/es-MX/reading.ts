import type { Texts } from '../en/light.ts';
import type { reading as english } from '../en/reading.ts';

export const reading: Texts<typeof english> = {
  read: 'Leyó esta guía hasta el final: %{date}.',
  notRead: 'Aún no ha leído esta guía hasta el final.',
  minutes: 'Un minuto de lectura hasta ahora. |||| %{smart_count} minutos de lectura hasta ahora.',
  changed: 'Cambió desde que la leyó (%{date}):',
  ahead: 'Cambia a partir de esta fecha (%{date}):',
  aheadStatus:
    'Su estado no cambia hasta ese día. Si se acredita antes, entonces se le pedirá confirmar de nuevo esta guía.',
  pages: 'Leyó hasta el final %{n} de las %{total} páginas de abajo.',
  team: {
    title: 'Capacitación de la marca: quién va dónde',
    nobody: 'Por ahora nadie está por acreditarse.',
    read: 'leída hasta el final: %{date}',
    pages: '%{n} de %{total} páginas leídas hasta el final',
    notRead: 'aún no leída hasta el final',
    minutes: 'un minuto |||| %{smart_count} minutos',
    OPEN: 'está en el cuestionario',
    FAILED: 'aún no aprueba el cuestionario',
    more: 'Y %{n} más.',
  },
};
