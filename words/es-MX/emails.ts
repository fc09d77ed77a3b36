import type { EmailWords } from '../en/emails.ts';

export const emails: EmailWords = {
  address: {
    lead: 'Confirme que de ahora en adelante inicia sesión con %{email}.',
    undoLead:
      'Su cuenta recupera %{email}. Se eliminan su contraseña y lo que se agregó para iniciar sesión, se cierran todas las sesiones y le enviamos un enlace para crear una contraseña nueva.',
    done: 'La dirección de su cuenta es ahora %{email}.',
  },
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
