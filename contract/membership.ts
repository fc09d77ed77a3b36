/** What of a person with an account decides whether an agency can take them in. */
interface Membership<Agency> {
  /** The agency to which the person belongs. */
  agencyId: Agency | null;
  pointOfContact: boolean;
  associate: boolean;
  staff: boolean;
  enabled: boolean;
}

/**
 * Whether a person with an account can be added to an agency, by its invitation or by staff (decision D12): one
 * without an agency, or in that agency without a role. Staff and disabled accounts can't.
 */
export const canJoin = <Agency>(
  { agencyId, pointOfContact, associate, staff, enabled }: Membership<Agency>,
  to: Agency,
): boolean =>
  enabled && !staff && (agencyId === null || (agencyId === to && !pointOfContact && !associate));
