import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFile(join(root, file), 'utf8');

/** One deliberate mistake: what stands in a file, and what is written in its place. */
export interface Mutant {
  file: string;
  from: string;
  to: string;
  /** Where it stands, if it stands there more than once. */
  at?: number;
}

const gates = 'contract/gates.ts';
const cycle = 'contract/lifeCycle.ts';

/** Each condition that holds always, and each that is refused for another reason. */
function mutantsOfConditions(source: string): Mutant[] {
  const change = (pattern: RegExp, to: (found: string) => string) =>
    [...source.matchAll(pattern)].map((found) => ({
      file: gates,
      from: found[0],
      to: to(found[0]),
      at: found.index,
    }));
  const table = source.indexOf('} as const');
  return [
    ...change(/(?<=\(v\) => ).+?(?=,\s+(?:'gate|otherwise))/g, () => 'true'),
    ...change(/'gate\.\w+'(?=[,\]])/g, (reason) =>
      reason === "'gate.signIn'" ? "'gate.staffOnly'" : "'gate.signIn'",
    ).filter(({ at }) => at < table),
  ];
}

const otherGate = (gate = '') => (gate === 'everyone' ? 'signedIn' : 'everyone');

/** Each page open to others than its row says. */
const mutantsOfPages = (file: string, source: string): Mutant[] =>
  [...source.matchAll(/\bgate: '(\w+)'/g)].map(({ 0: from, 1: gate, index }) => ({
    file,
    from,
    to: `gate: '${otherGate(gate)}'`,
    at: index,
  }));

/** Each call open to others than its row says. */
const mutantsOfCalls = (file: string, source: string): Mutant[] =>
  [...source.matchAll(/\bcall\(\s*(?:'\w+'|\[[^\]]*\]),\s*'[^']+',\s*'(\w+)'/g)].map(
    ({ 0: from, 1: gate, index }) => ({
      file,
      from,
      to: from.replace(`'${gate}'`, `'${otherGate(gate)}'`),
      at: index,
    }),
  );

/** Each condition of a gate left out, and each status of a gate left out, or one more let in. */
function mutantsOfGates(source: string): Mutant[] {
  const table = source.slice(source.indexOf('const gates = {'), source.indexOf('} as const'));
  const rows = [...table.matchAll(/^ {2}(\w+): \[(.*?)\n?(?: {2})?\],$/gms)];
  return rows.flatMap(([row, name = '', inside = '']) => {
    const without = (part: string) => ({ file: gates, from: row, to: row.replace(part, '') });
    const simple =
      inside.match(/(?<![\w.'])(?:signedIn|poc|associate|approved)(?![\w:]), ?/g) ?? [];
    const last = /, (poc|associate|approved)$/.exec(inside);
    const own = inside.match(/\[\(v\) => [^\]]+\]/g) ?? [];
    const statuses = inside.match(/'[A-Z_]+'/g) ?? [];
    return [
      ...simple.map(without),
      ...(last ? [without(last[0])] : []),
      ...own.map((part) => ({
        file: gates,
        from: row,
        to: row.replace(part, part.replace(/=> .*,/, '=> true,')),
      })),
      ...statuses.map((status) => ({ file: gates, from: row, to: row.replace(status, "'NEVER'") })),
      ...(statuses.length > 0
        ? ['NOT_CREATED', 'INVITED', 'REJECTED']
            .filter((status) => !inside.includes(`'${status}'`))
            .map((status) => ({
              file: gates,
              from: row,
              to: row.replace(statuses[0] ?? '', `${statuses[0]}, '${status}'`),
            }))
        : []),
      ...(name === 'everyone'
        ? [{ file: gates, from: row, to: row.replace('[]', '[signedIn]') }]
        : []),
    ];
  });
}

/** Each edge of a life cycle left out, led elsewhere, and given to somebody else. */
function mutantsOfLifeCycles(source: string): Mutant[] {
  const edges = [...source.matchAll(/\{ from(?:: (?:'\w+'|null))?, event: .* \},?/g)];
  return edges.flatMap(({ 0: edge, index }) => {
    const changed = (what: RegExp, to: string) => ({
      file: cycle,
      from: edge,
      to: edge.replace(what, to),
      at: index,
    });
    return [
      changed(/^.*$/, ''),
      changed(/to: (?:'\w+'|null)/, "to: 'ELSEWHERE' as never"),
      changed(/by: '\w+'/, edge.includes("by: 'staff'") ? "by: 'poc'" : "by: 'staff'"),
    ];
  });
}

/** Rules of the specification by file: what stands there, and what breaks it. */
const rules: Record<string, [from: string, to: string][]> = {
  'contract/rules.ts': [
    ["'’‘ʼ\\- ", '’‘ʼ\\- '],
    ['.transform(normalizeEmail)', ''],
    [' && /\\d/.test(number)', ''],
    ['min: limits.phoneMin,', 'min: 1,'],
    [" && url.username === ''", ''],
    ["domain.startsWith('@') && ", ''],
    ['.transform((domain) => domain.toLowerCase())', ''],
    ['/^-?\\d+$/', '/^-?[\\d.]+$/'],
    ['value >= min', 'value > min'],
    ['value <= max', 'value < max'],
    ['length < min) return', 'length <= min) return'],
    ['length > max) return', 'length >= max) return'],
    ['isWeak ? packMessage', 'false ? packMessage'],
    ['z.literal(true, {', 'z.boolean({'],
    ['new Set(codes).size === codes.length', 'true'],
    ['exclusiveCodes.includes(code)', 'false'],
  ],
  'contract/typedText.ts': [
    ['.overwrite(clean)', ''],
    ['lengthOf(text) >= min', 'true'],
    ['lengthOf(text) <= max', 'true'],
    ['lengthOf(text) <= max', 'text.length <= max'],
    ['!looksEmpty(text)', 'true'],
    ['.refine(isClean, { error: invalid })', ''],
  ],
  'server/core/rules/lockOut.ts': [['failures: 10', 'failures: 11']],
  'contract/quarters.ts': [
    ['quarterOf(now, -1)', 'quarterOf(now, 0)'],
    ['limits.reportDeadlineDays * DAY - 1', 'limits.reportDeadlineDays * DAY'],
    ['(isBefore(approvedAt', '(!isBefore(approvedAt'],
    ['new Date(time) < end', 'new Date(time) <= end'],
    ["?? '') < quarter.name", "?? '') <= quarter.name"],
    ['place === 0 || ', ''],
    [' && !filenameOf(name)', ''],
    ['filename === null', 'filename !== null'],
    ['length: limits.reportQuarters', 'length: 1'],
  ],
  'contract/folded.ts': [
    [".replace(ACCENTS, '')", ''],
    [".normalize('NFKD')", ''],
    ["    .replace(/ {2,}/g, ' ')", ''],
    ['.every((word)', '.some((word)'],
    ['other !== word && ', ''],
  ],
  'contract/comparedForms.ts': [
    [".replace(KIND, '')", ''],
    [".replace(/^www\\./, '')", ''],
    ['(?=\\d{10}$)', ''],
    ['|@)', ')'],
  ],
  'contract/team.ts': [
    ['until > now', 'until < now'],
    ['pauseMs: DAY', 'pauseMs: DAY - 1'],
    ['>= place', '> place'],
    ["status ?? 'INVITED'", "status ?? 'ACCREDITED'"],
  ],
  'contract/lifeCycle.ts': [
    ['enabled && !staff', '!staff'],
    ['!staff && (', '('],
    [' && !pointOfContact', ''],
    ['wasApproved && ', ''],
    ["['PENDING_RENEWAL', 'PENDING', 'REVISIONS_REQUIRED']", "['PENDING_RENEWAL', 'PENDING']"],
  ],
  'contract/pages.ts': [[": 'accredited';", ": 'everyone';"]],
  'contract/policies.ts': [['/\\p{Lu}/u', '/\\p{L}/u']],
  'contract/email.ts': [
    ['text.length <= max', 'text.length < max'],
    ['local.length <= 64', 'true'],
    ['labels.length >= 2', 'labels.length >= 1'],
    ['domains.some((domain) =>', 'domains.every((domain) =>'],
  ],
  'contract/dates.ts': [
    ['Math.min(date.getUTCDate(), lastDay)', 'date.getUTCDate()'],
    ['dayOf(date) < todayAt(moment)', 'dayOf(date) <= todayAt(moment)'],
    ['dayOf(date) < firstTodayAt(now)', 'dayOf(date) <= firstTodayAt(now)'],
  ],
  'contract/uploads.ts': [
    ['size > limits.uploadBytes', 'size >= limits.uploadBytes'],
    ['files.length > 1', 'files.length > 2'],
    ["(files[0]?.name ?? '').toLowerCase()", "(files[0]?.name ?? '')"],
  ],
};
const mutantsOfRules: Mutant[] = Object.entries(rules).flatMap(([file, changes]) =>
  changes.map(([from, to]) => ({ file, from, to })),
);

/** All mistakes, by the tests that should find them. */
export async function mutantsByTests(): Promise<[tests: string[], mutants: Mutant[]][]> {
  const calls = (await readdir(join(root, 'contract/calls'))).map(
    (name) => `contract/calls/${name}`,
  );
  const ofCalls = calls.map(async (file) => mutantsOfCalls(file, await read(file)));
  return [
    [['contract/gates.test.ts'], mutantsOfGates(await read(gates))],
    [['contract/gates.test.ts'], mutantsOfConditions(await read(gates))],
    [
      ['contract/pages.test.ts'],
      mutantsOfPages('contract/pages.ts', await read('contract/pages.ts')),
    ],
    [['contract/endpoints.test.ts'], (await Promise.all(ofCalls)).flat()],
    [['contract/lifeCycle.test.ts'], mutantsOfLifeCycles(await read(cycle))],
    [['contract/'], mutantsOfRules],
  ];
}

/** Returns a file's text with the mistake in it. @throws Error if what is to be changed does not stand there any more */
export async function withMistake({ file, from, to, at }: Mutant): Promise<string> {
  const source = await read(file);
  const place = at ?? source.indexOf(from);
  if (!source.startsWith(from, place)) throw new Error(`${file} has no ${from}`);
  return source.slice(0, place) + to + source.slice(place + from.length);
}
