/** What states, kinds and roles are called on the wire: apart from the schemas, which no list has to load. */

export const mailStatuses = ['QUEUED', 'SENT', 'FAILED'] as const;

export const textScopes = ['mail', 'portal'] as const;
export type TextScope = (typeof textScopes)[number];

/** What people are to the programme. */
export const roles = ['poc', 'associate', 'staff'] as const;

export const reportStates = ['SUBMITTED', 'DUE', 'OVERDUE'] as const;
export type ReportState = (typeof reportStates)[number];

/** What a page's version is: being written, shown, waiting for its time, over, or followed by a later one. */
export const versionStates = ['DRAFT', 'LIVE', 'SCHEDULED', 'ENDED', 'REPLACED'] as const;
export type VersionState = (typeof versionStates)[number];

/** How a page stands as a whole. */
export const pageStates = ['LIVE', 'SCHEDULED', 'OFFLINE'] as const;
export type PageState = (typeof pageStates)[number];

/** The code whose major versions are acknowledged (decision C6). */
export const ACKNOWLEDGED_CODE = 'education';
