/** The template is no text of the portal: testers get the English one. */
export { report } from '../en/report.ts';
