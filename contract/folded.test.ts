import { describe, expect, test } from 'vitest';
import { orderIn } from './dictionaryOrder.ts';
import { folded, isFoundBy, searchWords } from './folded.ts';

test.each([
  ['Événements', 'evenements'],
  ['E\u0301lie Dupre\u0301', 'elie dupre'],
  ['O’Neil', "o'neil"],
  ['OʼNeil', "o'neil"],
  ['O´Neil', "o'neil"],
  ['Jean‑Luc', 'jean-luc'],
  ['« Élan »', '" elan "'],
  ['ÆSOP Œuvre', 'aesop oeuvre'],
  ['Straße STRAẞE', 'strasse strasse'],
  ['Øresund Łódź Đà Nẵng', 'oresund lodz da nang'],
  ['İstanbul ıssız', 'istanbul issiz'],
  ['ﬁne Ｎｏｒｔｈ', 'fine north'],
  ['ΣΊΣΥΦΟΣ σίσυφος', 'σισυφοσ σισυφοσ'],
  ['Ёлки', 'елки'],
  ['Elm   Street', 'elm street'],
  ['がぎ', 'か\u3099き\u3099'],
])('%s is compared as %s', (typed, compared) => expect(folded(typed)).toBe(compared));

test.each([
  ['', []],
  ['  ', []],
  ['Dupré marie', ['dupre', 'marie']],
  ['marie MARIE mar', ['marie']],
])('the words of the search %j are %j', (search, words) =>
  expect(searchWords(search)).toEqual(words),
);

describe('a search', () => {
  test.each(['elie', 'ÉLIE', 'dupré', 'dupre\u0301', 'dupre elie', 'Élie Dupré', "d'arc", 'd’arc'])(
    '%s finds Élie Dupré d’Arc',
    (search) => expect(isFoundBy(search, 'Élie Dupré d’Arc')).toBe(true),
  );
  test.each(['elia', 'elie marie', 'duprés'])('%s does not', (search) =>
    expect(isFoundBy(search, 'Élie Dupré d’Arc')).toBe(false),
  );
});

test.each([
  ['en', ['Élan', 'Elm', 'Événements', 'Foxglove', 'Ñandú', 'Nube', 'Ozon']],
  ['es-MX', ['Élan', 'Elm', 'Événements', 'Foxglove', 'Nube', 'Ñandú', 'Ozon']],
  ['fr-CA', ['cote', 'côte', 'coté', 'côté', 'Élan', 'zone']],
] as const)('the order of a dictionary in %s', (language, names) => {
  const turned = names.map((name) => ({ name })).reverse();
  expect(turned.sort(orderIn(language)).map(({ name }) => name)).toEqual(names);
});
