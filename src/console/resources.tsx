import type { ResourceProps, TranslateFunction } from 'ra-core';
import type { ComponentType } from 'react';
import type { Capability } from '#contract/staff/roles.ts';
import { gated } from './access/Gated.tsx';
import { needs, type Part } from './access/needs.ts';
import { agencies } from './agencies/index.ts';
import { audit } from './audit/index.ts';
import { content } from './content/index.ts';
import { frontDesks } from './front-desks/index.ts';
import { mailInWords, mails } from './mails/index.tsx';
import { people } from './people/index.tsx';
import { quiz } from './quiz/index.ts';
import { reports } from './reports/index.ts';
import { review } from './review/index.ts';
import { roles } from './roles/index.tsx';

const pages = ['list', 'edit', 'create'] as const;
type Resource = ResourceProps & { name: Part } & Partial<
    Record<(typeof pages)[number], ComponentType>
  >;

/** Returns a resource whose pages are shown to those alone whose roles include them. */
function gatedResource(resource: Resource): ResourceProps {
  const need: Partial<Record<(typeof pages)[number], Capability>> = needs[resource.name];
  const shown = pages.flatMap((page) => {
    const Page = resource[page];
    const capability = need[page];
    return Page && capability ? [[page, gated(Page, capability)]] : [];
  });
  return { ...resource, ...Object.fromEntries(shown) };
}

/** The resources of the console, in the order of the menu. */
export const resourcesIn = (translate: TranslateFunction): readonly ResourceProps[] =>
  (
    [
      review,
      agencies,
      people,
      content,
      quiz,
      reports,
      { ...mails, recordRepresentation: mailInWords(translate) },
      audit,
      roles,
      frontDesks,
    ] as Resource[]
  ).map(gatedResource);
