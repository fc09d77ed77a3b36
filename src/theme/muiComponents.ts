import type { RaThemeOptions } from 'react-admin';
import { buttons } from './parts/buttons.ts';
import { floats } from './parts/floating.ts';
import { inputs } from './parts/inputs.ts';
import { lists } from './parts/lists.ts';
import { pages } from './parts/pages.ts';

/** MUI's and react-admin's parts in the house style: one look for portal and console. */
export const muiComponents: RaThemeOptions['components'] = {
  ...buttons,
  ...floats,
  ...inputs,
  ...lists,
  ...pages,
};
