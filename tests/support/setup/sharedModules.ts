import { vi } from 'vitest';

/** What a file replaces, all later files of its worker would get. */
const refuse = (): never => {
  throw new Error(
    'Files share their modules here. List this one in `replacingModules` (vitest.config.ts).',
  );
};
Object.assign(vi, { mock: refuse, doMock: refuse });
