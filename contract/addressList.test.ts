import { describe, expect, it } from 'vitest';
import {
  invitationRefusal,
  meantAddress,
  parseAddressList,
  withMeantAddress,
} from './addressList.ts';

const list = (text: string) => parseAddressList(text);

describe('parseAddressList', () => {
  it.each([
    ['one a line', 'a@x.example\nb@x.example'],
    ['Windows lines', 'a@x.example\r\nb@x.example\r\n'],
    ['white space', 'a@x.example \t b@x.example'],
    ['no-break space', 'a@x.example\u00a0b@x.example'],
    ['characters without width', '\u200ba@x.example\u200e \ufeffb@x.example'],
    ['commas and semicolons', 'a@x.example,b@x.example;'],
    ['names and brackets', 'Ann Lee <a@x.example>, "Lee, Bob" <b@x.example>'],
    ['names with a comma', 'Lee, Ann <a@x.example>; Lee, Bob <b@x.example>'],
    ['names with a comma, commas between', 'Lee, Ann <a@x.example>, Lee, Bob <b@x.example>'],
    ['a bare address beside a name', 'a@x.example, Bob Lee <b@x.example>'],
    ['spreadsheet cells', 'a@x.example\tb@x.example\n\n'],
    ['quotes around', `"a@x.example",'b@x.example'`],
    ['bare brackets', '<a@x.example>; <b@x.example>'],
    ['capitals', 'A@X.example B@x.EXAMPLE'],
    ['links', 'mailto:a@x.example mailto:b@x.example'],
    ['links in brackets', '<mailto:a@x.example>; Bob <MAILTO:b@x.example>'],
    ['links with a subject', 'mailto:a@x.example?subject=x%20y mailto:b@x.example?cc=c@x.example'],
    ['a link to two', 'mailto:a@x.example,b@x.example?subject=x'],
    ['the rest of a link', 'a@x.example?subject=x, b@x.example'],
    ['encoded links', 'mailto:a%40x.example <mailto:%62@x.example>'],
    ['links of Markdown', '[a@x.example](mailto:a@x.example) and [Bob](mailto:b@x.example)'],
    ['links of Outlook', 'a@x.example<mailto:a@x.example>\nBob Lee [mailto:b@x.example]'],
    ['HTML', `<a href="mailto:a@x.example">a@x.example</a><li><a href='mailto:b@x.example'>Bob`],
    ['an address that is its own name', '"a@x.example" <a@x.example>, b@x.example <b@x.example>'],
    ['typographic quotes', '“a@x.example” „b@x.example“'],
    ['French quotes', '«\u00a0a@x.example\u00a0»‹b@x.example›'],
    ['single quotes', '‘a@x.example’, ‚b@x.example‘'],
    ['backticks and stars', '`a@x.example` **b@x.example**'],
    ['bullets', '•a@x.example\n· b@x.example'],
    ['dashes', '- a@x.example\n–b@x.example'],
    ['bullets of word processors', '\uf0b7\ta@x.example\n➢ b@x.example'],
    ['numbers of a list', '1. a@x.example\n2)\tb@x.example'],
    ['boxes to tick', '☐ a@x.example\n[x] b@x.example'],
    ['the end of a sentence', 'Please invite a@x.example and b@x.example.'],
    ['stops', 'a@x.example. b@x.example…'],
    ['fields of an email', 'To: a@x.example\nCc:b@x.example'],
    ['full-width characters', 'ａ＠ｘ．example；b＠x。example、'],
    ['other commas', 'a@x.example，b@x.example、'],
    ['rows of a spreadsheet', 'Ann\tLee\ta@x.example\nBob\tLee\tb@x.example'],
    ['rows that begin with the address', 'a@x.example\tAnn Lee\nb@x.example\tLee, Bob'],
    ['rows of a CSV file', '"Lee, Ann",a@x.example,Oak\nBob;Lee;b@x.example;Oak'],
    ['a table of Markdown', '| Ann | a@x.example |\n| Bob | b@x.example |'],
    ['names with quotes and semicolons', '“Lee; Ann” <a@x.example>; "Lee, Bob" <b@x.example>'],
    ['names with an @', '"Ann @ Oak" <a@x.example>, Bob @ Oak b@x.example'],
    ['names beside several', 'Ann Lee a@x.example, Bob Lee b@x.example'],
    ['slashes', 'a@x.example/b@x.example'],
    ['other signs between', 'a@x.example&b@x.example\\'],
    ['spaces of HTML', 'a@x.example&nbsp;&nbsp;b@x.example'],
    ['line separators', 'Ann a@x.example\u2028Bob b@x.example'],
  ])('reads %s', (_, text) => {
    expect(list(text)).toEqual({
      valid: ['a@x.example', 'b@x.example'],
      duplicates: [],
      invalid: [],
    });
  });

  it('counts repetitions regardless of case, and keeps invalid entries as typed', () => {
    expect(list('a@x.example A@x.example Nobody a@X A@x')).toEqual({
      valid: ['a@x.example'],
      duplicates: ['A@x.example', 'A@x'],
      invalid: ['a@X'],
    });
  });

  it('tells of each line without an @ as one thing', () => {
    expect(
      list('First\tLast\tEmail\nAnn Lee, Oak\nAnn Lee a@x.example\nann lee, oak\n---'),
    ).toEqual({
      valid: ['a@x.example'],
      duplicates: ['ann lee, oak'],
      invalid: ['First\tLast\tEmail', 'Ann Lee, Oak'],
    });
  });

  it('counts the same address twice where it is listed twice', () => {
    expect(list('<a@x.example> <a@x.example>, a@x.example').duplicates).toHaveLength(2);
  });

  it.each([
    [`(["'<a@x.example>'"]).`, 'a@x.example'],
    [')'.repeat(300), undefined],
    ['.a@x.example', undefined],
    ['a@x', undefined],
    ['@x.example', undefined],
    ['two@@x.example', undefined],
    ['trailing.@x.example', undefined],
    ['mailto:%zz@x.example', '%zz@x.example'],
  ])('removes what surrounds %s, and no more', (text, address) => {
    expect(list(text).valid).toEqual(address ? [address] : []);
  });

  it('reads entries of any length, and any number', () => {
    const long = `${'('.repeat(200)}a@x.example${')'.repeat(200)}`;
    expect(list(long).valid).toEqual(['a@x.example']);
    const address = `${'x'.repeat(321)}@x.example`;
    expect(list(`${address} a@x.example`)).toMatchObject({
      valid: ['a@x.example'],
      invalid: [address],
    });
    const many = Array.from({ length: 600 }, (_, i) => `a${i}@x.example`);
    expect(list(many.join('\n')).valid).toHaveLength(600);
  });

  it('returns nothing for an empty text', () => {
    expect(list(' \n ,; • \u200b \n--- @')).toEqual({
      valid: [],
      duplicates: [],
      invalid: [],
    });
  });
});

describe('an address with the apostrophe of a word processor', () => {
  it.each([
    ['o’neil@x.example', "o'neil@x.example"],
    ['O‘Neil@X.example', "o'neil@x.example"],
    ['a@x.example', undefined],
    ['o’neil@x', undefined],
  ])('%s is meant as %s', (entry, address) => expect(meantAddress(entry)).toBe(address));

  it('is no address as it is, and the one that is meant can take its place', () => {
    const text = 'Ann <a@x.example>\nPat\t‘o’\u200bneil@x.example’';
    const [entry = ''] = list(text).invalid;
    expect(entry).toBe('o’neil@x.example');
    const { valid, invalid } = list(withMeantAddress(text, entry));
    expect([valid, invalid]).toEqual([['a@x.example', "o'neil@x.example"], []]);
  });
});

describe('invitationRefusal', () => {
  const addresses = (count: number) =>
    Array.from({ length: count }, (_, n) => `a${n}@x.example`).join('\n');
  const refusal = (text: string) => invitationRefusal(list(text));

  it('refuses no addresses and more than 50, with their number', () => {
    expect(refusal('')).toEqual({ key: 'invitation.empty' });
    expect(refusal(addresses(1))).toBeUndefined();
    expect(refusal(`${addresses(50)}\na0@x.example`)).toBeUndefined();
    const params = { max: 50, count: 51 };
    expect(refusal(addresses(51))).toEqual({ key: 'invitation.tooMany', params });
    expect(refusal(`${addresses(50)}\nb@x`)).toEqual({ key: 'invitation.tooMany', params });
  });

  it('counts no names, no cells and no lines without an address', () => {
    const rows = Array.from({ length: 50 }, (_, n) => `Ann\tLee\ta${n}@x.example\nNorthwind`);
    expect(refusal(rows.join('\n'))).toBeUndefined();
    expect(refusal('Nobody')).toBeUndefined();
  });
});
