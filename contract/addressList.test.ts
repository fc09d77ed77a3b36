import { describe, expect, it } from 'vitest';
import { invitationRefusal, parseAddressList } from './addressList.ts';

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
  ])('reads %s', (_, text) => {
    expect(list(text)).toEqual({
      valid: ['a@x.example', 'b@x.example'],
      duplicates: [],
      invalid: [],
    });
  });

  it('counts repetitions regardless of case, and keeps invalid entries as typed', () => {
    expect(list('a@x.example A@x.example Nobody a@x nobody')).toEqual({
      valid: ['a@x.example'],
      duplicates: ['A@x.example', 'nobody'],
      invalid: ['Nobody', 'a@x'],
    });
  });

  it('keeps text after the last bracket, and does not take a name for an address', () => {
    expect(list('"Lee, Ann" <a@x.example>,not-an-address, b@x.example')).toEqual({
      valid: ['a@x.example', 'b@x.example'],
      duplicates: [],
      invalid: ['not-an-address'],
    });
    expect(list('Ann Lee <a@x.example> Northwind').invalid).toEqual([]);
  });

  it.each([
    [`(["'<a@x.example>'"]).`, 'a@x.example'],
    [')'.repeat(300), undefined],
    ['.a@x.example', undefined],
  ])('removes what surrounds %s', (text, address) => {
    expect(list(text).valid).toEqual(address ? [address] : []);
  });

  it('ignores entries longer than any address, and more entries than a submission may have', () => {
    const long = `${'('.repeat(200)}a@x.example${')'.repeat(200)}`;
    expect(list(long).valid).toEqual(['a@x.example']);
    expect(list(`${'x'.repeat(321)} a@x.example`)).toMatchObject({
      valid: ['a@x.example'],
      invalid: ['x'.repeat(321)],
    });
    const many = Array.from({ length: 600 }, (_, i) => `a${i}@x.example`);
    expect(list(many.join('\n')).valid).toHaveLength(500);
  });

  it('returns nothing for an empty text', () => {
    expect(list(' \n ,; ')).toEqual({ valid: [], duplicates: [], invalid: [] });
  });
});

describe('invitationRefusal', () => {
  it('refuses no addresses and more than 50, with their number', () => {
    const entries = (count: number) => Array.from({ length: count }, () => 'a@x.example');
    expect(invitationRefusal([])).toEqual({ key: 'invitation.empty' });
    expect(invitationRefusal(entries(1))).toBeUndefined();
    expect(invitationRefusal(entries(50))).toBeUndefined();
    expect(invitationRefusal(entries(51))).toEqual({
      key: 'invitation.tooMany',
      params: { max: 50, count: 51 },
    });
  });

  it('refuses an entry longer than any address', () => {
    expect(invitationRefusal(['a@x.example', 'x'.repeat(320)])).toBeUndefined();
    expect(invitationRefusal(['a@x.example', 'x'.repeat(321)])).toEqual({
      key: 'invitation.entryTooLong',
      params: { max: 320 },
    });
  });
});
