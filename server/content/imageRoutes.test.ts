import { crc32 } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { imageUrl } from '../../contract/staff/content.ts';
import { staffBase } from '../../contract/staff/reach.ts';
import { addPage } from '../../tests/support/server/content.ts';
import { multipart } from '../../tests/support/server/form.ts';
import { runJob } from '../../tests/support/server/scenario.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { contentImages, contentVersions, sessions } from '../core/db/schema.ts';
import * as cleaning from './cleanPicture.ts';

let hub: TestApp;
let staff: Client;
beforeAll(async () => {
  hub = await testApp({ seed: true });
  staff = await hub.as('reviewer@aldervale.example');
});
beforeEach(() => hub.clock.advance(1000));
afterAll(() => hub.close());

/** Two pixels, the left one red: it shows which way up a picture is. */
const drawn = () =>
  sharp(Buffer.from([255, 0, 0, 0, 0, 255]), { raw: { width: 2, height: 1, channels: 3 } }).resize(
    64,
    32,
    { kernel: 'nearest' },
  );
const SECRETS = ['Ada took it', '52/1 13/1', 'xmp of Ada', 'GPS'];
const told = {
  IFD0: { Copyright: 'Ada took it', Artist: 'Ada' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 13/1 0/1' },
};
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/">xmp of Ada</x:xmpmeta>';
const lyingOnItsSide = () =>
  drawn().keepMetadata().withExif(told).withXmp(xmp).withMetadata({ orientation: 6 });

const upload = async (file: Buffer, name = 'photo.jpg'): Promise<string> => {
  const { body, headers } = await multipart([['file', new File([Uint8Array.from(file)], name)]]);
  const url = `${staffBase}/images`;
  const answer = await staff.request({ method: 'POST', url, payload: body, headers });
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
};
const see = (client: Client, id: string) => client.request({ method: 'GET', url: imageUrl(id) });
const stored = async (id: string) =>
  hub.db.query.contentImages.findFirst({ where: eq(contentImages.id, id) });

const storedFile = async (id: string) => hub.app.files.read((await stored(id))?.fileId ?? '');
/** Makes a picture one from before pictures were cleaned. */
const makeOld = async (file: Buffer, id: string) =>
  hub.db
    .update(contentImages)
    .set({ fileId: await hub.app.files.add(file), cleaning: 'PENDING' })
    .where(eq(contentImages.id, id));

/** A file with all that a camera and a program tell beside the pixels. */
const pictureOf = (format: 'jpeg' | 'png' | 'webp') =>
  lyingOnItsSide().withIccProfile('p3').toFormat(format).toBuffer();

describe('metadata of a picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'is gone from a %s, which stands upright',
    async (format) => {
      const before = await pictureOf(format);
      expect(SECRETS.slice(0, 1).filter((secret) => before.includes(secret))).not.toEqual([]);
      const id = await upload(before);
      const { rawPayload, headers } = await see(staff, id);
      expect(headers['content-type']).toBe(`image/${format}`);
      for (const secret of SECRETS) expect(rawPayload.includes(secret)).toBe(false);
      const left = await sharp(rawPayload).metadata();
      expect([left.exif, left.xmp, left.icc, left.iptc, left.comments]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      // Turned by a quarter: higher than wide, and what was left is on top.
      expect([left.width, left.height, left.orientation ?? 1]).toEqual([32, 64, 1]);
      const [top] = await sharp(rawPayload)
        .extract({ left: 8, top: 4, width: 8, height: 8 })
        .toColourspace('srgb')
        .removeAlpha()
        .raw()
        .toBuffer();
      expect(top).toBeGreaterThan(200);
      expect((await storedFile(id)).equals(rawPayload)).toBe(true);
    },
  );

  test('is removed from the texts of a PNG and from data after its end', async () => {
    const png = await drawn().png().toBuffer();
    const text = Buffer.from('tEXtComment\0Ada wrote it');
    const length = Buffer.alloc(4);
    length.writeUInt32BE(text.length - 4);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(text));
    const chunk = Buffer.concat([length, text, sum]);
    const file = Buffer.concat([
      png.subarray(0, 33),
      chunk,
      png.subarray(33),
      Buffer.from('<script>'),
    ]);
    const { rawPayload } = await see(staff, await upload(file));
    expect(rawPayload.includes('Ada wrote it') || rawPayload.includes('<script>')).toBe(false);
  });

  test('is removed from an animated GIF, which stays animated', async () => {
    const frames = [0, 120, 240].map((level) => ({
      create: { width: 8, height: 8, channels: 3 as const, background: { r: level, g: 0, b: 9 } },
    }));
    const parts = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()));
    const gif = await sharp(parts, { join: { animated: true } })
      .gif({ delay: [90, 90, 90] })
      .toBuffer();
    const { rawPayload } = await see(staff, await upload(gif, 'a.gif'));
    const { pages, delay } = await sharp(rawPayload, { animated: true }).metadata();
    expect([pages, delay]).toEqual([3, [90, 90, 90]]);
  });

  test('is removed from older pictures when they are served, and by a job', async () => {
    const [one, other] = [
      await upload(await pictureOf('jpeg')),
      await upload(await pictureOf('jpeg')),
    ];
    for (const id of [one, other]) await makeOld(await pictureOf('jpeg'), id);
    const { rawPayload } = await see(staff, one);
    expect(rawPayload.includes('Ada took it')).toBe(false);
    expect((await storedFile(one)).equals(rawPayload)).toBe(true);
    expect((await storedFile(other)).includes('Ada took it')).toBe(true);
    await runJob(hub, 'pictures');
    expect(await stored(other)).toMatchObject({ cleaning: 'DONE' });
    expect((await storedFile(other)).includes('Ada took it')).toBe(false);
  });

  test(`an older picture that can't be decoded is stored and never shown`, async () => {
    const id = await upload(await pictureOf('jpeg'));
    const early = Buffer.from('\xff\xd8\xff', 'latin1');
    await makeOld(early, id);
    expect([(await see(staff, id)).statusCode, (await see(staff, id)).statusCode]).toEqual([
      404, 404,
    ]);
    expect(await stored(id)).toMatchObject({ cleaning: 'UNREADABLE' });
    expect(await storedFile(id)).toEqual(early);
  });

  test('a picture that the server fails to clean is a fault of the server', async () => {
    vi.spyOn(cleaning, 'cleanPicture').mockRejectedValueOnce(new Error('no decoder'));
    const file = new File([Uint8Array.from(await pictureOf('png'))], 'a.png');
    const { body, headers } = await multipart([['file', file]]);
    const url = `${staffBase}/images`;
    const answer = await staff.request({ method: 'POST', url, payload: body, headers });
    expect(answer.statusCode).toBe(500);
  });

  test('a body that breaks off is refused', async () => {
    const file = new File([Uint8Array.from(await pictureOf('png'))], 'a.png');
    const { body, headers } = await multipart([['file', file]]);
    const payload = body.subarray(0, body.length - 40);
    const url = `${staffBase}/images`;
    const answer = await staff.request({ method: 'POST', url, payload, headers });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'error.badRequest']);
  });

  test('a picture that decodes to gigabytes is refused', async () => {
    const wide = {
      create: { width: 12_000, height: 12_000, channels: 3 as const, background: 'red' },
    };
    const bomb = await sharp(wide).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024);
    const { body, headers } = await multipart([
      ['file', new File([Uint8Array.from(bomb)], 'a.png')],
    ]);
    const url = `${staffBase}/images`;
    const answer = await staff.request({ method: 'POST', url, payload: body, headers });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'upload.image']);
  });
});

describe('a picture has the gate of the pages that show it', () => {
  const people = {
    invited: 'associate.invited@northwind.example',
    registered: 'associate.registered@northwind.example',
    accredited: 'associate.accredited@northwind.example',
    member: 'staff.member@northwind.example',
    staff: 'reviewer@aldervale.example',
  };
  const statuses = async (id: string) => ({
    guest: (await see(hub.guest(), id)).statusCode,
    ...Object.fromEntries(
      await Promise.all(
        Object.entries(people).map(async ([who, email]) => [
          who,
          (await see(await hub.as(email), id)).statusCode,
        ]),
      ),
    ),
  });
  const shownOn = (id: string, code: string, published = true) =>
    addPage(hub, { code, name: 'A', body: `<p><img src="${imageUrl(id)}" alt=""></p>`, published });
  const nobody = {
    guest: 401,
    invited: 403,
    registered: 403,
    accredited: 403,
    member: 403,
    staff: 200,
  };
  const picture = async () => upload(await drawn().png().toBuffer());

  test('of none: staff alone', async () => {
    expect(await statuses(await picture())).toEqual(nobody);
  });

  test('of a draft: staff alone', async () => {
    const id = await picture();
    await shownOn(id, 'home-page', false);
    expect(await statuses(id)).toEqual(nobody);
  });

  test('of benefits: the accredited', async () => {
    const id = await picture();
    await shownOn(id, 'benefits');
    expect(await statuses(id)).toEqual({ ...nobody, accredited: 200 });
    const refused = await see(await hub.as(people.registered), id);
    expect(refused.json().error.code).toBe('gate.accreditedStatus');
  });

  test('of benefits and education: whom either is open to', async () => {
    const id = await picture();
    await shownOn(id, 'benefits');
    await shownOn(id, 'education');
    expect(await statuses(id)).toEqual({ ...nobody, registered: 200, accredited: 200 });
  });

  test('of a public page: everybody, and every cache may keep it', async () => {
    const id = await picture();
    await shownOn(id, 'benefits');
    await shownOn(id, 'home-page');
    expect(new Set(Object.values(await statuses(id)))).toEqual(new Set([200]));
    for (const client of [hub.guest(), await hub.as(people.accredited)]) {
      const { headers, cookies } = await see(client, id);
      expect([headers['cache-control'], cookies]).toEqual(['public, max-age=3600', []]);
      expect(headers['x-xsrf-token']).toBeUndefined();
    }
  });

  test('of a public page, when it brings somebody a new session: no shared cache may keep it', async () => {
    const id = await picture();
    await shownOn(id, 'home-page');
    const person = await hub.as(people.accredited);
    await hub.db.update(sessions).set({ renew: true });
    const { headers, cookies } = await see(person, id);
    expect(cookies.map(({ name }) => name)).toContain('hub-session');
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  test('as the thumbnail of a page, too', async () => {
    const id = await picture();
    await addPage(hub, { code: 'news-of-spring', name: 'A', body: '<p>a</p>' });
    await hub.db
      .update(contentVersions)
      .set({ thumbnailUrl: imageUrl(id) })
      .where(eq(contentVersions.body, '<p>a</p>'));
    expect(await statuses(id)).toEqual({ ...nobody, accredited: 200 });
  });

  test('until the page is over; no cache keeps it without asking', async () => {
    const id = await picture();
    await shownOn(id, 'benefits');
    const accredited = await hub.as(people.accredited);
    const { headers } = await see(accredited, id);
    expect(headers['cache-control']).toBe('private, no-cache');
    const same = { 'if-none-match': String(headers.etag) };
    const again = () => accredited.request({ method: 'GET', url: imageUrl(id), headers: same });
    expect((await again()).statusCode).toBe(304);
    await hub.db
      .update(contentVersions)
      .set({ publishUntil: hub.clock.now() })
      .where(eq(contentVersions.name, 'A'));
    expect((await again()).statusCode).toBe(403);
    expect((await see(hub.guest(), id.toUpperCase())).statusCode).toBe(401);
  });

  describe('of a translation', () => {
    /** Publishes benefits in English and, with a picture, in French. */
    const translated = async () => {
      const id = await picture();
      await addPage(hub, { code: 'benefits', name: id, body: '<p>a</p>' });
      const english = await hub.db.query.contentVersions.findFirst({
        where: eq(contentVersions.name, id),
      });
      if (!english) throw new Error('No English version');
      hub.clock.advance(1000);
      const body = `<p><img src="${imageUrl(id)}" alt=""></p>`;
      const savedAt = hub.clock.now();
      const { id: _, ...rest } = english;
      await hub.db
        .insert(contentVersions)
        .values({ ...rest, language: 'fr-CA', body, publishFrom: savedAt, savedAt });
      expect((await see(await hub.as(people.accredited), id)).statusCode).toBe(200);
      return { id, english };
    };

    test('until the English page is over', async () => {
      const { id, english } = await translated();
      await hub.db
        .update(contentVersions)
        .set({ publishUntil: hub.clock.now() })
        .where(eq(contentVersions.id, english.id));
      expect(await statuses(id)).toEqual(nobody);
    });

    test('until an English version changes what the page says', async () => {
      const { id, english } = await translated();
      hub.clock.advance(1000);
      const savedAt = hub.clock.now();
      const { id: _, ...rest } = english;
      await hub.db
        .insert(contentVersions)
        .values({ ...rest, number: 2, major: true, publishFrom: savedAt, savedAt });
      expect(await statuses(id)).toEqual(nobody);
    });
  });
});
