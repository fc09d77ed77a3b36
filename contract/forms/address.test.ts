import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fieldTexts } from '../testing/fieldTexts.ts';
import { address, addressRules, plainZip } from './address.ts';
import { withCrossFieldRules } from './crossField.ts';

test.each([
  ['60601-1234', '60601'],
  ['60601 1234', '60601'],
  ['606011234', '60601'],
  ['02138 – 4567', '02138'],
  ['02138—4567', '02138'],
  ['02138+4567', '02138'],
  [' 60601 ', '60601'],
  ['H2Y 1C6', 'H2Y 1C6'],
  ['m1l2s9', 'm1l2s9'],
  ['M1L - 2S9', 'M1L-2S9'],
  ['M1L  2S9', 'M1L 2S9'],
  ['602011', '602011'],
])('the postal code %s is stored as %s', (typed, stored) => expect(plainZip(typed)).toBe(stored));

describe('a postal code is accepted as people write it', () => {
  const form = withCrossFieldRules(z.object({ home: address }), addressRules('home'));
  const home = { street: '1 Lake St', city: 'Somewhere' };
  test.each([
    ['US', 'MA', '02138 – 4567', '02138'],
    ['US', 'MA', '021384567', '02138'],
    ['MX', 'DF', '06600-1234', '06600'],
    ['CA', 'QC', 'm1l2s9', 'm1l2s9'],
    ['CA', 'QC', 'M1L - 2S9', 'M1L-2S9'],
  ])('%s %s %s', (country, state, zip, stored) => {
    const { home: read } = form.parse({ home: { ...home, country, state, zip } });
    expect(read.zip).toBe(stored);
  });
  test.each([
    ['US', 'MA', '02138-45678', 'Field length more than 7 chars'],
    ['US', 'MA', 'M1L 2S9', 'Field is invalid'],
    ['CA', 'QC', '02138-4567', 'Field is invalid'],
    ['CA', 'QC', '– – – – –', 'Field is invalid'],
  ])('but not %s %s %s', (country, state, zip, text) => {
    const { error } = form.safeParse({ home: { ...home, country, state, zip } });
    expect(error && fieldTexts(error)).toEqual({ 'home.zip': text });
  });
});
