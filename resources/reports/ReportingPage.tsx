/** Quarterly Reporting (§2). */
export default function ReportingPage() {
  return null;
}
