/** Letters with accents, that can still be read. */
const accented: Readonly<Record<string, string>> = {
  ...{ a: 'å', c: 'ç', e: 'é', i: 'ï', n: 'ñ', o: 'ö', s: 'š', u: 'û', y: 'ý', z: 'ž' },
  ...{ A: 'Å', C: 'Ç', E: 'É', I: 'Ï', N: 'Ñ', O: 'Ö', S: 'Š', U: 'Û', Y: 'Ý', Z: 'Ž' },
};

/** Other languages need up to 40 % more room than English. */
const GROWTH = 0.4;

/** Stands between the forms of a text that counts, and belongs to no form. */
const SEPARATOR = ' |||| ';

function pseudoForm(form: string): string {
  const parts = form.split(/(%\{\w+\})/);
  const text = parts.map((part, n) =>
    n % 2 ? part : part.replace(/[a-z]/gi, (c) => accented[c] ?? c),
  );
  const length = parts.filter((_, n) => n % 2 === 0).join('').length;
  return `[${text.join('')}${' ~~~'.repeat(Math.ceil((length * GROWTH) / 4))}]`;
}

type Words<T> = T extends string ? string : { [K in keyof T]: Words<T[K]> };

/**
 * Returns texts as a made-up language: with accents, in brackets, and 40 % longer, so that what is not in the
 * catalogue, is cut off or has no room is seen. Parameters and forms stay.
 */
export function pseudo<T>(node: T): Words<T> {
  if (typeof node === 'string')
    return node.split(SEPARATOR).map(pseudoForm).join(SEPARATOR) as Words<T>;
  if (Array.isArray(node)) return node.map((one) => pseudo(one)) as unknown as Words<T>;
  if (typeof node !== 'object' || node === null) return node as Words<T>;
  return Object.fromEntries(
    Object.entries(node).map(([key, inner]) => [key, pseudo(inner)]),
  ) as Words<T>;
}
