import type { Sharp } from 'sharp';

/** The most pixels of a picture, all frames together, since it is decoded in memory: a photo from a good camera. */
const MAX_PIXELS = 50_000_000;

const mimes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
} as const;
type Format = keyof typeof mimes;
const isKnown = (format: string): format is Format => Object.hasOwn(mimes, format);

/**
 * Decodes a picture and encodes it again in the same format: upright, in sRGB, without metadata (place, time, author,
 * comments, thumbnails) and without data appended to the file.
 * @returns undefined for a file that is not a picture of an allowed type, or has too many pixels
 */
export async function cleanPicture(
  file: Buffer,
): Promise<{ mime: string; file: Buffer } | undefined> {
  // Loaded with the first picture, since a start is to be quick.
  const { default: sharp } = await import('sharp');
  try {
    const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
    const { format } = await sharp(file, options).metadata();
    if (!isKnown(format)) return undefined;
    const animated = format === 'gif' || format === 'webp';
    const upright = sharp(file, { ...options, animated }).autoOrient();
    return { mime: mimes[format], file: await encoded(upright, format) };
  } catch {
    return undefined;
  }
}

/** Encodes a picture with settings high enough that no loss is visible. */
function encoded(picture: Sharp, format: Format): Promise<Buffer> {
  if (format === 'jpeg')
    return picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 90 }).toBuffer();
  return picture.toFormat(format).toBuffer();
}
