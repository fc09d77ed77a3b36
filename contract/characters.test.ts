import { describe, expect, it } from 'vitest';
import {
  bareText,
  cleanLine,
  cleanText,
  isOneLine,
  isText,
  lengthOf,
  looksEmpty,
  plainPhone,
  withoutUnseen,
} from './characters.ts';

const UNSEEN = [
  ...['\u00ad', '\u034f', '\u061c', '\u115f', '\u180e', '\u200b', '\u200c', '\u200d', '\u200e'],
  ...['\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2060', '\u2064', '\u2066'],
  ...['\u2069', '\u3164', '\ufe00', '\ufe0f', '\ufeff', '\ufff9', '\ufffc', '\u{e0041}'],
];
const SPACES = ['\u00a0', '\u1680', '\u2002', '\u2007', '\u2009', '\u202f', '\u205f', '\u3000'];

describe.each([
  ['a line', cleanLine],
  ['a text of several lines', cleanText],
  ['an address or number', bareText],
])('%s', (_, clean) => {
  it.each(UNSEEN)('loses what nobody sees: %j', (unseen) =>
    expect(clean(`${unseen}Oak ${unseen}${unseen}7${unseen}`)).toBe('Oak 7'),
  );

  it.each(SPACES)('has plain spaces only: %j', (space) =>
    expect(clean(`${space}Oak${space}Travel`)).toBe('Oak Travel'),
  );

  it('is in the composed form, also of what an invisible character kept apart', () => {
    expect(clean('E\u0301lie')).toBe('Élie');
    expect(clean('E\u200b\u0301lie')).toBe('Élie');
  });

  it('is clean after it was cleaned once, whatever characters meet', () => {
    const odd = [...UNSEEN, ...SPACES, '\u2028', '\u000b', '\t', '\n', '\r'];
    const seen = ['a', '7', '#', '\u0301', '\u094d', 'न', '👩', '☎', '🏴', '\u20e3', '\u{e007f}'];
    const all = [...odd, ...seen];
    const texts = all.flatMap((a) => all.flatMap((b) => all.map((c) => a + b + c)));
    expect(texts.filter((text) => clean(clean(text)) !== clean(text))).toEqual([]);
  });
});

describe.each([
  ['a line', cleanLine],
  ['a text of several lines', cleanText],
])('%s keeps what its letters and emoji need', (_, clean) => {
  it.each([
    ['a joiner that Persian needs', 'می\u200cخواهم'],
    ['a joiner that Sinhala needs', 'ශ්\u200dරී'],
    ['a joiner that Bengali needs', 'র\u200d্যাব'],
    ['a family', '👨\u200d👩\u200d👧'],
    ['a rainbow', '🏳\ufe0f\u200d🌈'],
    ['a heart', '❤\ufe0f'],
    ['a telephone in black', '☎\ufe0e'],
    ['a skin', '👍🏽'],
    ['a key', '1\ufe0f\u20e3'],
    ['two flags', '🇲🇽🇨🇦'],
    ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ])('%s', (_what, text) => expect(clean(text)).toBe(text));

  it.each([
    ['a joiner at the end', 'میخ\u200c', 'میخ'],
    ['a joiner between words', 'Oak \u200dTravel', 'Oak Travel'],
    ['a joiner that hides an accent', 'e\u200c\u0301', 'é'],
    ['a joiner after a picture', '👩\u200d', '👩'],
    ['a selector after a letter', 'a\ufe0f', 'a'],
    ['letters that are tags', '🌳\u{e0061}\u{e0062}', '🌳'],
  ])('and not %s', (_what, text, kept) => expect(clean(text)).toBe(kept));
});

it('an address or number has no joiners and no looks of an emoji', () =>
  expect(bareText('an\u200dn\u200c@x.example☎\ufe0f')).toBe('ann@x.example☎'));

describe('the end of a line', () => {
  it.each(['\u2028', '\u2029', '\u000b', '\u000c', '\u0085'])('%j', (end) => {
    expect(cleanLine(`Oak${end}Travel${end}`)).toBe('Oak Travel');
    expect(cleanText(`Oak${end}Travel${end}`)).toBe('Oak\nTravel');
  });

  it('is one character in a text, and a tab is a space in a line', () => {
    expect(cleanText('Oak\r\nTravel\rInc.\n\n\tx')).toBe('Oak\nTravel\nInc.\n\n\tx');
    expect(cleanLine('Oak\tTravel\t')).toBe('Oak Travel');
  });
});

it.each(['\u0000', '\u0007', '\u001b', '\u009b', '\ud800'])(
  'what is neither a character nor a space stays to be refused: %j',
  (control) => {
    expect(isOneLine(cleanLine(`a${control}b`))).toBe(false);
    expect(isText(cleanText(`a${control}b`))).toBe(false);
  },
);

it('a line has no line break, a text may have them', () => {
  expect([isOneLine('a\nb'), isOneLine('a b')]).toEqual([false, true]);
  expect(isText('a\nb\tc')).toBe(true);
});

it.each([
  ['Élie', 4],
  ['🌳🌳', 2],
  ['李\u{20bb7}', 2],
  ['', 0],
])('%s has %i characters', (text, length) => expect(lengthOf(text)).toBe(length));

it.each(['', ' ', '\u0308', '\u2800', '\u115f \u0308\u2800'])('nothing is seen of %j', (text) =>
  expect(looksEmpty(cleanLine(text))).toBe(true),
);

it.each([
  ['as an address book writes it', '\u202a+1 312 555 0142\u202c', '+1 312 555 0142'],
  ['with no-break spaces', '312\u00a0555\u202f0142', '312 555 0142'],
  ['with other hyphens', '312\u2011555\u20130142', '312-555-0142'],
  ['as it is typed', '(312) 555-0142', '(312) 555-0142'],
])('a phone number %s is kept as it is typed', (_, pasted, kept) =>
  expect(plainPhone(pasted)).toBe(kept),
);

it('the spaces at the ends of a password stay', () =>
  expect(withoutUnseen(' \ufeffWel\u00adcome1!\u00a0')).toBe(' Welcome1! '));
