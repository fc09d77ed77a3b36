import type { Viewer } from './gates.ts';
import { readAgencyStatus, readAssociateStatus } from './statuses.ts';

export const permissions = [
  'MANAGE_INVITES',
  'SUBMIT_REPORT',
  'REGISTER_AGENCY',
  'VIEW_AGENCY_INFO',
  'VIEW_AGENCY_PROFILE',
  'VIEW_ASSOCIATE_PROFILE',
  'REVISE_AND_SUBMIT',
  'REGISTER_ASSOCIATE',
] as const;
export type Permission = (typeof permissions)[number];

/** The authority of staff in `account.authorities`. */
export const STAFF_AUTHORITY = 'PROGRAMME_STAFF';

const startStatuses = ['NOT_CREATED', 'INVITED', 'CREATED', 'PENDING_RENEWAL'];

/**
 * Whether Start is greyed, because the agency of a point of contact comes first (specification §4). The permission is
 * held nevertheless, for Start shows (decision I24); an associate who is no point of contact starts whatever the
 * agency's status.
 */
export const agencyComesFirst = ({ pointOfContact, agencyStatus }: Viewer): boolean =>
  pointOfContact === true && readAgencyStatus(agencyStatus) !== 'APPROVED';

/**
 * Returns the permissions of a viewer (specification §6, decisions C10, I24). The server computes them at each call and
 * sends them as authorities.
 */
export function permissionsOf(viewer: Viewer): Permission[] {
  const held: Permission[] = [];
  if (!viewer.signedIn) return held;
  if (viewer.pointOfContact) {
    const status = readAgencyStatus(viewer.agencyStatus);
    if (status === 'NOT_CREATED') held.push('REGISTER_AGENCY');
    if (status === 'REVISIONS_REQUIRED' || status === 'PENDING_RENEWAL') {
      held.push('REVISE_AND_SUBMIT');
    }
    if (status === 'PENDING' || status === 'APPROVED') held.push('VIEW_AGENCY_INFO');
    if (status !== 'NOT_CREATED' && status !== 'UNKNOWN') held.push('VIEW_AGENCY_PROFILE');
    if (status === 'APPROVED') held.push('MANAGE_INVITES');
    if (status === 'APPROVED' && viewer.quarterlyReportRequired) held.push('SUBMIT_REPORT');
  }
  if (viewer.associate) {
    const status = readAssociateStatus(viewer.associateStatus);
    if (startStatuses.includes(status)) held.push('REGISTER_ASSOCIATE');
    else if (status !== 'UNKNOWN') held.push('VIEW_ASSOCIATE_PROFILE');
  }
  return held;
}
