/** Manage Associates (§2). */
export default function ManageAssociatesPage() {
  return null;
}
