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
export function mutantsOfConditions(source: string): Mutant[] {
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

/** The gate of each page and of each call: another one. */
export const mutantsOfUses = (file: string, source: string): Mutant[] =>
  [...source.matchAll(/\b(gate|access): '(\w+)'/g)].map(({ 0: from, 1: name, 2: gate, index }) => ({
    file,
    from,
    to: `${name}: '${gate === 'everyone' ? 'signedIn' : 'everyone'}'`,
    at: index,
  }));

/** Each condition of a gate left out, and each status of a gate left out, or one more let in. */
export function mutantsOfGates(source: string): Mutant[] {
  const table = source.slice(source.indexOf('export const gates'), source.indexOf('} as const'));
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
export function mutantsOfLifeCycles(source: string): Mutant[] {
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

const rule = (file: string, from: string, to: string): Mutant => ({ file, from, to });
/** Rules of the specification, each broken in one place. */
export const mutantsOfRules: Mutant[] = [
  rule('contract/rules.ts', '.min(min, { error: minLength(min) })', ''),
  rule(
    'contract/rules.ts',
    '.max(max, { error: maxLength(max), abort: true })\n    .refine(isClean',
    '.refine(isClean',
  ),
  rule('contract/rules.ts', '.refine(isClean, { error: invalid })', ''),
  rule('contract/rules.ts', "'’‘ʼ\\- ", '’‘ʼ\\- '),
  rule('contract/rules.ts', '.transform(normalizeEmail)', ''),
  rule('contract/rules.ts', ' && /\\d/.test(number)', ''),
  rule('contract/rules.ts', 'base(limits.phoneMin, limits.phoneMax)', 'base(1, limits.phoneMax)'),
  rule('contract/rules.ts', " && url.username === ''", ''),
  rule('contract/rules.ts', "domain.startsWith('@') && ", ''),
  rule('contract/rules.ts', '.transform((domain) => domain.toLowerCase())', ''),
  rule('contract/rules.ts', '/^-?\\d+$/', '/^-?[\\d.]+$/'),
  rule('contract/rules.ts', 'value >= min', 'value > min'),
  rule('contract/rules.ts', 'value <= max', 'value < max'),
  rule(
    'contract/rules.ts',
    'password.length < min) addIssue(minLength(min));\n      else',
    'password.length <= min) addIssue(minLength(min));\n      else',
  ),
  rule('contract/rules.ts', 'else if (password.length > max)', 'else if (password.length >= max)'),
  rule('contract/rules.ts', 'else if (isWeak()) addIssue', 'else if (false) addIssue'),
  rule('contract/rules.ts', 'z.literal(true, {', 'z.boolean({'),
  rule('contract/rules.ts', 'new Set(codes).size === codes.length', 'true'),
  rule('contract/rules.ts', 'exclusiveCodes.includes(code)', 'false'),
  rule('contract/lockOut.ts', 'failures: 10', 'failures: 11'),
  rule('contract/lockOut.ts', 'failures > lockOut.failures - 1', 'failures > lockOut.failures'),
  rule('contract/quarters.ts', 'quarterOf(now, -1)', 'quarterOf(now, 0)'),
  rule(
    'contract/quarters.ts',
    'limits.reportDeadlineDays * DAY - 1',
    'limits.reportDeadlineDays * DAY',
  ),
  rule('contract/quarters.ts', 'approvedAt < end', 'approvedAt > end'),
  rule('contract/quarters.ts', 'place === 0 || ', ''),
  rule('contract/quarters.ts', ' && !filenameOf(name)', ''),
  rule('contract/quarters.ts', 'filename === null', 'filename !== null'),
  rule('contract/quarters.ts', 'length: limits.reportQuarters', 'length: 1'),
  rule('contract/team.ts', 'until > now', 'until < now'),
  rule('contract/team.ts', 'pauseMs: 24 *', 'pauseMs: 23 *'),
  rule('contract/team.ts', '>= place', '> place'),
  rule('contract/team.ts', "status ?? 'INVITED'", "status ?? 'ACCREDITED'"),
  rule('contract/lifeCycle.ts', 'wasApproved && ', ''),
  rule(
    'contract/lifeCycle.ts',
    "['PENDING_RENEWAL', 'PENDING', 'REVISIONS_REQUIRED']",
    "['PENDING_RENEWAL', 'PENDING']",
  ),
  rule('contract/pages.ts', ": 'accredited';", ": 'everyone';"),
  rule('contract/membership.ts', 'enabled && !staff', '!staff'),
  rule('contract/membership.ts', '!staff && (', '('),
  rule('contract/membership.ts', ' && !pointOfContact', ''),
  rule('contract/policies.ts', '/\\p{Lu}/u', '/\\p{L}/u'),
  rule('contract/email.ts', 'text.length <= max', 'text.length < max'),
  rule('contract/email.ts', 'local.length <= 64', 'true'),
  rule('contract/email.ts', 'labels.length >= 2', 'labels.length >= 1'),
  rule('contract/email.ts', 'domains.some((domain) =>', 'domains.every((domain) =>'),
  rule('contract/dates.ts', 'Math.min(date.getUTCDate(), lastDay)', 'date.getUTCDate()'),
  rule('contract/dates.ts', 'daysUntil(date, now) < 0', 'daysUntil(date, now) <= 0'),
  rule('contract/uploads.ts', 'size > limits.uploadBytes', 'size >= limits.uploadBytes'),
  rule('contract/uploads.ts', 'files.length > 1', 'files.length > 2'),
  rule('contract/uploads.ts', 'name.toLowerCase()', 'name'),
];
