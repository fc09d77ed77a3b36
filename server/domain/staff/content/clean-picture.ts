import sharp, { type Sharp } from 'sharp';

/** Pixels of a picture, all frames together: a photo of a good camera. It is held unpacked in memory. */
const MOST_PIXELS = 50_000_000;

const mimes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
} as const;
type Format = keyof typeof mimes;
const isKnown = (format: string): format is Format => Object.hasOwn(mimes, format);

/**
 * A picture drawn anew from its pixels, in the same format: upright, in the colours of the web, without anything that
 * was told beside them (where and when it was taken and by whom, comments, thumbnails, what hangs behind its end).
 * @returns undefined for what is no picture of an allowed kind, or too large to be unpacked
 */
export async function cleanPicture(
  file: Buffer,
): Promise<{ mime: string; file: Buffer } | undefined> {
  try {
    const options = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;
    const { format } = await sharp(file, options).metadata();
    if (!isKnown(format)) return undefined;
    const animated = format === 'gif' || format === 'webp';
    const upright = sharp(file, { ...options, animated }).autoOrient();
    return { mime: mimes[format], file: await encoded(upright, format) };
  } catch {
    // What can't be decoded is no picture.
    return undefined;
  }
}

/** Nobody shall see that it was drawn anew. */
function encoded(picture: Sharp, format: Format): Promise<Buffer> {
  if (format === 'jpeg')
    return picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 90 }).toBuffer();
  return picture.toFormat(format).toBuffer();
}
