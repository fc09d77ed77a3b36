import { defaultApiBase } from '../../contract/addresses.ts';
import { staffBase } from '../../contract/staff/reach.ts';
import type { Description } from './complete.ts';

/** What is described, as it is sent. */
interface Documents {
  json: Buffer;
  page: Buffer;
}

/** Makes the documents of the API once, when they are first asked for: with the console's calls, and without. */
export function documents(describe: () => Description): (withConsole: boolean) => Documents {
  const made = new Map<boolean, Documents>();
  return (withConsole) => {
    const known = made.get(withConsole);
    if (known) return known;
    const all = describe();
    const shown = withConsole ? all : withoutConsole(all);
    const both = { json: Buffer.from(JSON.stringify(shown)), page: Buffer.from(pageOf(shown)) };
    made.set(withConsole, both);
    return both;
  };
}

const withoutConsole = (description: Description): Description => ({
  ...description,
  paths: Object.fromEntries(
    Object.entries(description.paths).filter(([path]) => !path.startsWith(`${staffBase}/`)),
  ),
});

function pageOf({ info, paths }: Description): string {
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { summary = '', description = '' }]) =>
        `<tr><th scope="row"><code>${method.toUpperCase()} ${path.replace(defaultApiBase, '…')}</code></th>` +
        `<td>${summary}</td><td>${description}</td></tr>`,
    ),
  );
  const title = info.title.replaceAll('&', '&amp;');
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>` +
    `<h1>${title}</h1><p>Below <code>${defaultApiBase}</code> (…). <a href="/api/docs/json">OpenAPI as JSON</a></p>` +
    `<table border="1" cellpadding="6"><thead><tr><th>Call</th><th>What it does</th><th>Where it comes from, and who may</th>` +
    `</tr></thead><tbody>${rows.join('')}</tbody></table></body></html>`
  );
}
