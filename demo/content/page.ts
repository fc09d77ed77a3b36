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
type Picture = keyof typeof pictures;

/** A content page of the demo data; the body's first words are those that a card shows. */
export const page = (code: string, name: string, picture: Picture, body: string): ContentPage => ({
  code,
  name,
  type: 'text/html',
  thumbnailUrl: `/art/${picture}.svg`,
  thumbnailAlt: pictures[picture],
  body: body.trim().replace(/\s*\n\s*/g, ' '),
});
