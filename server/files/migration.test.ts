import { expect, test } from 'vitest';
import { afterMigration } from '../testing/migrations.ts';

const AGENCY = '00000000-0000-4000-8000-00000000000a';

test('contents stored in rows become files, each with the checksum of its content', async () => {
  const legacy = `
    insert into agencies (id, status, version, window_ends_at, created_at, updated_at)
      values ('${AGENCY}', 'APPROVED', 1, now(), now(), now());
    insert into reports (agency_id, filename, mime, size, quarter, file, uploaded_at) values
      ('${AGENCY}', 'a.xlsx', 'm', 1, '2026-Q1', 'a', now()), ('${AGENCY}', 'b.xlsx', 'm', 1, '2026-Q1', 'b', now());
    insert into content_images (filename, mime, size, file, uploaded_at) values ('c.png', 'm', 1, 'c', now());
    insert into content_files (name, filename, mime, file, updated_at) values ('d', 'd.svg', 'm', 'd', now())`;
  await afterMigration('0035_files', legacy, async (all) => {
    const files = await all(`
      select filename, convert_from(content, 'utf8'), sha256 = encode(sha256(content), 'hex'), store, unused_since
      from (
        select filename, file_id from reports union select filename, file_id from content_images
        union select filename, file_id from content_files
      ) owner join files on files.id = file_id join file_contents using (id) order by 1`);
    expect(files).toEqual([
      ['a.xlsx', 'a', true, 'database', null],
      ['b.xlsx', 'b', true, 'database', null],
      ['c.png', 'c', true, 'database', null],
      ['d.svg', 'd', true, 'database', null],
    ]);
    expect(await all('select id from files')).toHaveLength(4);
  });
});
