import type { ContentPage } from '../../contract/records.ts';

/** Pictures of public/art by name, each with what it shows. */
const pictures = {
  'valley-dawn': 'A river valley with alders at dawn, mist over the water.',
  'valley-noon': 'The valley at noon, alders in full leaf along the river.',
  'valley-dusk': 'The valley at dusk, first lights in the hotel on the slope.',
  'valley-night': 'The valley by night under stars, a lit window among the alders.',
  lobby: 'A hotel lobby with tall windows, two armchairs and a fire.',
  'meeting-room': 'A meeting room set for twelve, with a view of trees.',
  'key-card': 'Two hands, one giving a key card to the other.',
  education: 'An open guide on a desk beside a lamp.',
  benefits: 'A tray with a welcome letter, a key and a sprig of alder.',
  promotions: 'A calendar leaf with a ribbon.',
  resources: 'A shelf with folders and a rolled floor plan.',
  rateoffers: 'A rate card with a pencil.',
  commissions: 'A ledger with a row of coins.',
  news: 'A folded newspaper beside a cup of tea.',
  industrynews: 'A globe and a stack of journals.',
  overview: 'A map of the valley with hotels marked.',
} as const;
export type Picture = keyof typeof pictures;

/** What is translated of a page: its name, and its body with the elements of the English one in the same order. */
export type Translation = readonly [name: string, body: string];

/** All pages of the demo data in a language: by code, in the order of the English ones; and what the pictures show. */
export interface Translations {
  pages: Readonly<Record<string, readonly Translation[]>>;
  pictures: Readonly<Record<Picture, string>>;
}

/** The text of a page in a language other than English. */
export interface PageText {
  name: string;
  thumbnailAlt: string;
  body: string;
}

const tidy = (body: string) => body.trim().replace(/\s*\n\s*/g, ' ');
const pictureUrl = (picture: Picture) => `/art/${picture}.svg`;

/** A content page of the demo data; the body's first words are those that a card shows. */
export const page = (code: string, name: string, picture: Picture, body: string): ContentPage => ({
  code,
  name,
  type: 'text/html',
  thumbnailUrl: pictureUrl(picture),
  thumbnailAlt: pictures[picture],
  body: tidy(body),
});

/** The translation of a page with the picture at `thumbnailUrl`. */
export function translation(
  [name, body]: Translation,
  thumbnailUrl: string,
  says: Readonly<Record<Picture, string>>,
): PageText {
  const picture = (Object.keys(pictures) as Picture[]).find(
    (one) => pictureUrl(one) === thumbnailUrl,
  );
  return { name, thumbnailAlt: picture ? says[picture] : '', body: tidy(body) };
}
