/** What the roles of the program's staff allow. Unlike the calls it is without schemas, so that pages can read it too. */

/** A person may have several. */
export const staffRoles = ['reviewer', 'editor', 'support', 'auditor', 'administrator'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Whether somebody is of the program's staff at all. */
export const isStaff = ({ staffRoles: held }: { staffRoles: readonly string[] }): boolean =>
  held.length > 0;

export const capabilities = {
  /** Decides about agencies and associates, comments and reminds. */
  reviewer: [
    'seeOverview',
    'seeFigures',
    'readAgencies',
    'readPeople',
    'readRegistrations',
    'exportPeople',
    'decide',
    'readReports',
    'remind',
  ],
  /** Writes content, and the texts of emails and of the portal. */
  editor: ['seeOverview', 'readContent', 'editContent', 'readTexts', 'editTexts'],
  /** Helps people to get in. */
  support: ['seeOverview', 'readPeople', 'unlockPeople', 'askForReset', 'readMails', 'resendMails'],
  /** Reads everything and changes nothing. */
  auditor: [
    'seeOverview',
    'seeFigures',
    'readAgencies',
    'readPeople',
    'readRegistrations',
    'exportPeople',
    'readReports',
    'readContent',
    'readTexts',
    'readMails',
    'readAudit',
    'verifyAudit',
    'readRoles',
    'readFrontDesks',
  ],
  /** Says who may do what; decides nothing about agencies and associates. */
  administrator: [
    'seeOverview',
    'readPeople',
    'exportPeople',
    'unlockPeople',
    'manageAccounts',
    'exportPersonalData',
    'endPeople',
    'holdData',
    'readRoles',
    'grantRoles',
    'manageSignOn',
    'readFrontDesks',
    'manageFrontDesks',
  ],
} as const satisfies Record<StaffRole, readonly string[]>;

/**
 * What a call of the console needs. `readRegistrations` is what people have entered about themselves: phone, address,
 * loyalty number; `manageAccounts` closes and opens accounts and ends their sessions; `exportPersonalData` hands out all
 * that is kept of one person, and `endPeople` removes it, on that person's request; `holdData` lets nothing be deleted of
 * somebody for now, and tells what is due; `manageSignOn` links accounts at providers to staff, and requires single sign-on.
 */
export type Capability = (typeof capabilities)[StaffRole][number];

/** Whether somebody with these roles may do that. A role that is not in the table allows nothing. */
export const may = (roles: readonly string[], capability: Capability): boolean =>
  staffRoles.some(
    (role) =>
      roles.includes(role) && (capabilities[role] as readonly Capability[]).includes(capability),
  );
