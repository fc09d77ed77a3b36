import type { ResourceProps, TranslateFunction } from 'ra-core';
import { agencies } from './agencies/index.ts';
import { audit } from './audit/index.ts';
import { content } from './content/index.ts';
import { mailInWords, mails } from './mails/index.tsx';
import { people } from './people/index.tsx';
import { reports } from './reports/index.ts';
import { review } from './review/index.ts';

/** The resources of the console, in the order of the menu. */
export const resourcesIn = (translate: TranslateFunction): readonly ResourceProps[] => [
  review,
  agencies,
  people,
  content,
  reports,
  { ...mails, recordRepresentation: mailInWords(translate) },
  audit,
];
