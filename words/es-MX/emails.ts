import type { EmailWords } from '../en/emails.ts';

export const emails: EmailWords = {
  resume: 'Permitirlos de nuevo',
  invitations: {
    sent: '%{email} puede recibir invitaciones al programa por correo.',
    stop: 'No volver a invitarme',
    stopped:
      '%{email} ya no recibirá invitaciones. A quien lo intente se le dirá que usted pidió no recibirlas.',
  },
  reminders: {
    sent: '%{email} recibe recordatorios de lo que está pendiente.',
    stop: 'No enviarme recordatorios',
    stopped: '%{email} ya no recibirá recordatorios. Su panel sigue mostrando lo pendiente.',
  },
  news: {
    sent: '%{email} recibe novedades, ofertas y cambios del programa.',
    stop: 'No enviarme novedades',
    stopped: '%{email} ya no recibirá novedades, ofertas ni cambios del programa.',
  },
};
