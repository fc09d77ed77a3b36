import { languages } from '../../contract/languages.ts';
import { ensurePortal } from '../../server/pages/portalBuild.ts';
import { budgets, KB, weighPages } from './weigh.ts';

/** `npm run size`: prints what each page weighs. Builds first, where the sources have changed. */

const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`.padStart(10);
const say = (line: string) => process.stdout.write(`${line}\n`);
const rows = await weighPages(await ensurePortal(say));
say(`\n${'page'.padEnd(52)}${'files'.padStart(6)}${'own'.padStart(10)}${'all'.padStart(10)}`);
for (const { page, files, own, total, problems } of rows) {
  const verdict = problems.length > 0 ? `  OVER: ${problems.join(', ')}` : '';
  say(`${page.padEnd(52)}${String(files).padStart(6)}${kb(own)}${kb(total)}${verdict}`);
}
say(
  `\nGuest's /: at most ${budgets.guest / KB} KB. A page behind sign-in: at most ${budgets.total / KB} KB in all, ` +
    `${budgets.own / KB} KB that no other page needs, in at most ${budgets.files} files; what it fetches then: ${budgets.tool / KB} KB.\nIncluded: the words of the largest of ${languages.length} languages.`,
);
if (rows.some(({ problems }) => problems.length > 0)) process.exit(1);
