import { expect, test } from 'vitest';
import { afterMigration } from '../testing/migrations.ts';

test('customized texts of the dashboard summary survive the renaming of their keys', async () => {
  const written = (scope: string, key: string) =>
    `('aldervale', 'en', '${scope}', '${key}', 'Ours', 'Theirs', now())`;
  const legacy = `
    insert into text_overrides (brand, locale, scope, key, text, original, updated_at) values
      ${written('portal', 'dashboard.glance.team.title')}, ${written('portal', 'dashboard.glanced')},
      ${written('portal', 'dashboard.title')}, ${written('mail', 'dashboard.glance.team.title')}`;
  await afterMigration('0037_summary_texts', legacy, async (all) => {
    expect(await all('select scope, key, text from text_overrides order by scope, key')).toEqual([
      ['mail', 'dashboard.glance.team.title', 'Ours'],
      ['portal', 'dashboard.glanced', 'Ours'],
      ['portal', 'dashboard.summary.team.title', 'Ours'],
      ['portal', 'dashboard.title', 'Ours'],
    ]);
  });
});
