import type * as tables from '../tables/content.ts';
import type { RulesOf } from './rules.ts';
import { nobody, somebodyElse } from './words.ts';

const ofNobody = { purpose: 'content', keptFor: { until: 'program' }, rows: 'ofNobody' } as const;

/** What staff publish is about nobody. Who wrote it is an id, which leads to a former member once the person is ended. */
export const content: RulesOf<typeof tables> = {
  contentPages: { ...ofNobody, columns: nobody('id', 'code', 'revision', 'updatedAt') },
  contentVersions: {
    ...ofNobody,
    columns: {
      ...nobody('id', 'pageId', 'language', 'number', 'name', 'body', 'thumbnailUrl'),
      ...nobody('thumbnailAlt', 'type', 'publishFrom', 'publishUntil', 'major', 'enforcedAt'),
      ...nobody('savedAt', 'news'),
      ...somebodyElse('authorId', 'newsAfter'),
    },
  },
  contentImages: {
    ...ofNobody,
    columns: {
      ...nobody('id', 'filename', 'mime', 'size', 'fileId', 'cleaning', 'scan', 'finding'),
      ...nobody('uploadedAt'),
      ...somebodyElse('authorId'),
    },
  },
  contentFiles: { ...ofNobody, columns: nobody('name', 'filename', 'mime', 'fileId', 'updatedAt') },
  textOverrides: {
    ...ofNobody,
    columns: {
      ...nobody('id', 'brand', 'locale', 'scope', 'key', 'text', 'original', 'updatedAt'),
      ...somebodyElse('authorId'),
    },
  },
};
