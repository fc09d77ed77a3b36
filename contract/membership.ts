/** What of a person with an account decides whether an agency can take them in. */
export interface Person<Agency> {
  /** The agency to which the person belongs. */
  agency: Agency | null;
  pointOfContact: boolean;
  associate: boolean;
  staff: boolean;
  enabled: boolean;
}

/**
 * Whether a person with an account can come to an agency, by its invitation or by staff (decision D12): who belongs to
 * no agency, or to that one without a role. Not the programme's staff, and nobody whose account is closed.
 */
export const canJoin = <Agency>(
  { agency, pointOfContact, associate, staff, enabled }: Person<Agency>,
  to: Agency,
): boolean =>
  enabled && !staff && (agency === null || (agency === to && !pointOfContact && !associate));
