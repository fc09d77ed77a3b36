import type { Texts } from '../en/light.ts';
import type { openSessions as english } from '../en/openSessions.ts';

export const openSessions: Texts<typeof english> = {
  title: 'Où votre session est ouverte',
  lead: 'Si vous ne reconnaissez pas un de ces appareils, fermez sa session et choisissez un nouveau mot de passe.',
  device: '%{browser} sur %{system}',
  unknown: 'Appareil inconnu',
  here: 'Cet appareil',
  times: 'Session ouverte : %{since} ; dernière activité : %{active}',
  end: 'Fermer la session',
  endOne: 'Fermer la session : %{device}',
  ended: 'La session de cet appareil est fermée.',
  endOthers: 'Fermer les autres sessions',
  othersEnded: 'Toutes vos autres sessions sont fermées.',
  only: 'Aucune autre session n’est ouverte.',
  failed: 'La liste n’a pas pu être chargée',
};
