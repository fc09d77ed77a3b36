import { dataFile as english } from '../en/dataFile.ts';
import { pseudo } from '../pseudo.ts';

export const dataFile = pseudo(english);
