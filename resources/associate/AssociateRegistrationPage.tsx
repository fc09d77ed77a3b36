/** The associate's registration form (§3). */
export default function AssociateRegistrationPage() {
  return null;
}
