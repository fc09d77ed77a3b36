import type { Texts } from '../en/light.ts';
import type { reading as english } from '../en/reading.ts';

export const reading: Texts<typeof english> = {
  read: 'Leyó esta guía hasta el final: %{date}.',
  notRead: 'Aún no ha leído esta guía hasta el final.',
  minutes: 'Un minuto de lectura hasta ahora. |||| %{smart_count} minutos de lectura hasta ahora.',
  changed: 'Cambió desde que la leyó (%{date}):',
  team: {
    title: 'Capacitación de la marca: quién va dónde',
    nobody: 'Por ahora nadie está por acreditarse.',
    read: 'leída hasta el final: %{date}',
    notRead: 'aún no leída hasta el final',
    minutes: 'un minuto |||| %{smart_count} minutos',
    OPEN: 'está en el cuestionario',
    FAILED: 'aún no aprueba el cuestionario',
    more: 'Y %{n} más.',
  },
};
