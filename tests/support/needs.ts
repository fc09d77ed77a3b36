import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

declare module 'vitest' {
  interface TaskMeta {
    /** What was missing, for which this is skipped. */
    missing?: string;
  }
}

/** Options of a test or of a group that is skipped where something is missing, which the end of the run names. */
export const needs = (what: string, isThere: unknown) =>
  isThere ? {} : { skip: true, meta: { missing: what } };

// The path of an ordinary user often lacks /usr/sbin.
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];

/** Returns the file of a program of the system, or undefined if it is not installed. */
export const findProgram = (name: string): string | undefined =>
  folders.map((folder) => join(folder, name)).find(existsSync);
