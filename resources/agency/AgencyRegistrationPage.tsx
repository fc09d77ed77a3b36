/** The agency's registration form (§3). */
export default function AgencyRegistrationPage() {
  return null;
}
