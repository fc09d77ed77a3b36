const MARKS = `!"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~ \t\n0a`;

/** Returns texts of `length` characters on which a backtracking regular expression takes seconds. */
export function backtrackingTexts(length: number): string[] {
  const repeated = (unit: string) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  const plain = [...MARKS].flatMap((mark) => [
    repeated(mark),
    `${repeated(mark)}x`,
    `a${repeated(mark)}`,
    repeated(`a${mark}`),
  ]);
  const nested = ['<b>', '<b></b>', '<p><b>', '<!--', '<a href="', '</', '&#', '<img src=', '<td>'];
  // To bring the second half of these before the first is quadratic.
  const marks = ['\u0315\u0300', '\u0315'.repeat(length / 2) + '\u0300'.repeat(length / 2)];
  return [...plain, ...[...nested, ...marks].map(repeated)];
}
