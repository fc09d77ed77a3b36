import reactAdmin from 'ra-language-english';
import { type Catalogue, catalogue as english } from '../en/catalogue.ts';
import { pseudo } from '../pseudo.ts';

export const catalogue: Catalogue = pseudo(english);

/** …with react-admin's own. */
export const words = { ...pseudo(reactAdmin), ...catalogue };
