/**
 * In place of `jsonexport` (vite.config.ts), with which react-admin's default exporter would make a file: it weighs 2 KB on
 * each page, and every list that exports names an exporter of its own.
 */
export default function noDefaultExporter(): never {
  throw new Error('This list names no exporter.');
}
