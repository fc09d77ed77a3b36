/** My Tasks (§2). */
export default function DashboardPage() {
  return null;
}
