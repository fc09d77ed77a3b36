import { light as english, type LightCatalogue } from '../en/light.ts';
import { pseudo } from '../pseudo.ts';

export const light: LightCatalogue = pseudo(english);
