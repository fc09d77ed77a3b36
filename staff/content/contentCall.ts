import type { ContentImage, ContentRecord } from '../../contract/staff/content.ts';
import { staffBase } from '../../contract/staff/paging.ts';
import { staffCall } from '../provider/dataProvider.ts';
import { httpClient } from '../provider/httpClient.ts';

/** What is written of a page. */
export type Draft = Pick<ContentRecord, 'name' | 'body' | 'thumbnailUrl' | 'thumbnailAlt'>;

/** Of a record what is written of its page, to be sent or compared. */
export const draftOf = ({ name, body, thumbnailUrl, thumbnailAlt }: Draft): Draft => ({
  name,
  body,
  thumbnailUrl,
  thumbnailAlt,
});

/** Does something to a page; answers it as it is then. @throws ApiError */
export const changePage = (
  method: 'POST' | 'PUT',
  { id, revision }: Pick<ContentRecord, 'id' | 'revision'>,
  verb: '' | '/publish' | '/offline' | '/restore',
  body: object = {},
) => staffCall<ContentRecord>(method, `content/${id}${verb}`, { ...body, revision });

/** Uploads a picture. @throws ApiError */
export async function uploadImage(file: File): Promise<ContentImage> {
  const body = new FormData();
  body.set('file', file);
  return (await httpClient(`${staffBase}/images`, { method: 'POST', body })).json;
}
