import { vi } from 'vitest';

/** What a file replaces, all later files of its worker would get. */
const refuse = (): never => {
  throw new Error(
    'Files share their modules here. Give the code what it is to use instead, by a parameter or a context.',
  );
};
Object.assign(vi, { mock: refuse, doMock: refuse });
