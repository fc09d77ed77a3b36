/**
 * What somebody may stop: invitations of agencies, to whoever has an address; reminders of what is due, and news, to whoever
 * has an account. All other emails belong to the account, and are always sent.
 */
export const mailLists = ['invitations', 'reminders', 'news'] as const;

export type MailList = (typeof mailLists)[number];
