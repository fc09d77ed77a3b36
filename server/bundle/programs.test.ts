import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, test } from 'vitest';
import { bundlePrograms } from './programs.ts';

// What the whole bundle does is told by `npm run test:commands`.
test('each file of the bundled programs can be loaded', async () => {
  // The packages that are not in it are found above.
  const directory = mkdtempSync(join(import.meta.dirname, '../../node_modules/.bundle-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  await bundlePrograms(directory);
  const isProgram = (name: string) => /^(?:main|admin|answer-.*)\.js$/.test(name);
  const files = readdirSync(join(directory, 'server')).filter(
    (name) => name.endsWith('.js') && !isProgram(name),
  );
  const load = files.map((name) => `await import('./server/${name}');`).join('');
  execFileSync(process.execPath, ['--input-type=module', '--eval', load], { cwd: directory });
});
