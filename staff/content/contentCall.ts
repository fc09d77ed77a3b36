import type { ContentImage, ContentRecord } from '../../contract/staff/content.ts';
import { withoutNulls } from '../layout/withoutNulls.ts';
import { staffCall } from '../provider/dataProvider.ts';

/** What is written of a page. */
export type Draft = Pick<ContentRecord, 'name' | 'body' | 'thumbnailUrl' | 'thumbnailAlt'>;

/** Of a record what is written of its page. */
export const draftOf = ({ name, body, thumbnailUrl, thumbnailAlt }: Draft): Draft =>
  withoutNulls({ name, body, thumbnailUrl, thumbnailAlt });

/** Uploads a picture. @throws ApiError */
export async function uploadImage(file: File): Promise<ContentImage> {
  const body = new FormData();
  body.set('file', file);
  return staffCall('POST', 'images', body);
}
