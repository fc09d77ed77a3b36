import type { AllStaffWords } from '#words/en/wholeConsole.ts';

type Words = AllStaffWords['staff'];

/** The parts of the catalogue below `staff` that have such texts: `agencies.window`. */
export type TextsWith<Key extends string> = {
  [Part in keyof Words]: {
    [Act in keyof Words[Part] & string]: Words[Part][Act] extends Record<Key, string>
      ? `${Part}.${Act}`
      : never;
  }[keyof Words[Part] & string];
}[keyof Words];
