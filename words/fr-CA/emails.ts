import type { EmailWords } from '../en/emails.ts';

export const emails: EmailWords = {
  address: {
    lead: 'Confirmez que vous ouvrez désormais une session avec %{email}.',
    undoLead:
      'Votre compte reprend %{email}. Son mot de passe et ce qui a été ajouté pour ouvrir une session sont supprimés, toutes les sessions sont fermées et nous vous envoyons un lien pour choisir un nouveau mot de passe.',
    done: 'L’adresse de votre compte est maintenant %{email}.',
  },
  resume: 'Les autoriser de nouveau',
  invitations: {
    sent: '%{email} peut recevoir des invitations au programme.',
    stop: 'Ne plus m’inviter',
    stopped:
      '%{email} ne recevra plus d’invitations. Quiconque essaie apprend que vous avez demandé de ne pas en recevoir.',
  },
  reminders: {
    sent: '%{email} reçoit des rappels de ce qui est à faire.',
    stop: 'Ne plus m’envoyer de rappels',
    stopped:
      '%{email} ne recevra plus de rappels. Votre tableau de bord indique toujours ce qui est à faire.',
  },
  news: {
    sent: '%{email} reçoit les nouvelles, les offres et les changements du programme.',
    stop: 'Ne plus m’envoyer de nouvelles',
    stopped: '%{email} ne recevra plus de nouvelles, d’offres ni de changements du programme.',
  },
};
