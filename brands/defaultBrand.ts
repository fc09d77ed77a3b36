import type { Brand } from '../contract/brand.ts';
import brand from './aldervale/brand.json' with { type: 'json' };

/** The brand that the product has unless the operator names another. */
export const defaultBrand = brand as Brand;
