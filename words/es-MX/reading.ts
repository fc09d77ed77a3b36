import type { Texts } from '../en/light.ts';
import type { reading as english } from '../en/reading.ts';

export const reading: Texts<typeof english> = {
  read: 'Leyó esta guía hasta el final: %{date}.',
  notRead: 'Aún no ha leído esta guía hasta el final.',
  minutes: 'Un minuto de lectura hasta ahora. |||| %{smart_count} minutos de lectura hasta ahora.',
  changed: 'Cambió desde que la leyó (%{date}):',
  ahead: {
    note: 'Esta guía cambia en esta fecha (%{date}):',
    stands: 'Su estado no cambia hasta ese día.',
    link: 'Leer lo que cambia',
    title: 'Lo que cambia (%{date})',
    lead: 'Confírmelo antes de ese día y su acreditación seguirá vigente. De lo contrario, a partir de entonces se le pedirá renovarla.',
    later: 'Podrá confirmarlo cuando tenga su acreditación.',
    done: 'Lo confirmó: %{date}. Su acreditación seguirá vigente después de ese día.',
  },
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
