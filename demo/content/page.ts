import type { Translated } from '../../contract/languages.ts';
import type { ContentPage } from '../../contract/records.ts';

/** Pictures of public/art by name, each with what it shows. */
const pictures = {
  'valley-dawn': {
    en: 'A river valley with alders at dawn, mist over the water.',
    'es-MX': 'Un valle con alisos al amanecer, bruma sobre el río.',
    'fr-CA': 'Une vallée bordée d’aulnes à l’aube, la brume sur la rivière.',
  },
  'valley-noon': {
    en: 'The valley at noon, alders in full leaf along the river.',
    'es-MX': 'El valle al mediodía, alisos llenos de hojas a lo largo del río.',
    'fr-CA': 'La vallée à midi, les aulnes en pleine feuillaison le long de la rivière.',
  },
  'valley-dusk': {
    en: 'The valley at dusk, first lights in the hotel on the slope.',
    'es-MX': 'El valle al atardecer, las primeras luces en el hotel de la ladera.',
    'fr-CA': 'La vallée au crépuscule, les premières lumières de l’hôtel sur le versant.',
  },
  'valley-night': {
    en: 'The valley by night under stars, a lit window among the alders.',
    'es-MX': 'El valle de noche bajo las estrellas, una ventana encendida entre los alisos.',
    'fr-CA': 'La vallée la nuit, sous les étoiles, une fenêtre éclairée parmi les aulnes.',
  },
  lobby: {
    en: 'A hotel lobby with tall windows, two armchairs and a fire.',
    'es-MX': 'El vestíbulo de un hotel con ventanas altas, dos sillones y una chimenea.',
    'fr-CA': 'Le hall d’un hôtel aux hautes fenêtres, deux fauteuils et un feu.',
  },
  'meeting-room': {
    en: 'A meeting room set for twelve, with a view of trees.',
    'es-MX': 'Una sala de juntas puesta para doce, con vista a los árboles.',
    'fr-CA': 'Une salle de réunion dressée pour douze, avec vue sur les arbres.',
  },
  'key-card': {
    en: 'Two hands, one giving a key card to the other.',
    'es-MX': 'Dos manos, una entrega a la otra una tarjeta llave.',
    'fr-CA': 'Deux mains, dont l’une remet une carte-clé à l’autre.',
  },
  education: {
    en: 'An open guide on a desk beside a lamp.',
    'es-MX': 'Una guía abierta sobre un escritorio, junto a una lámpara.',
    'fr-CA': 'Un guide ouvert sur un bureau, à côté d’une lampe.',
  },
  benefits: {
    en: 'A tray with a welcome letter, a key and a sprig of alder.',
    'es-MX': 'Una charola con una carta de bienvenida, una llave y una rama de aliso.',
    'fr-CA': 'Un plateau avec une lettre de bienvenue, une clé et un rameau d’aulne.',
  },
  promotions: {
    en: 'A calendar leaf with a ribbon.',
    'es-MX': 'Una hoja de calendario con un listón.',
    'fr-CA': 'Une page de calendrier avec un ruban.',
  },
  resources: {
    en: 'A shelf with folders and a rolled floor plan.',
    'es-MX': 'Un estante con carpetas y un plano enrollado.',
    'fr-CA': 'Une étagère avec des classeurs et un plan d’étage roulé.',
  },
  rateoffers: {
    en: 'A rate card with a pencil.',
    'es-MX': 'Una hoja de tarifas con un lápiz.',
    'fr-CA': 'Une grille tarifaire et un crayon.',
  },
  commissions: {
    en: 'A ledger with a row of coins.',
    'es-MX': 'Un libro de cuentas con una hilera de monedas.',
    'fr-CA': 'Un registre et une rangée de pièces de monnaie.',
  },
  news: {
    en: 'A folded newspaper beside a cup of tea.',
    'es-MX': 'Un periódico doblado junto a una taza de té.',
    'fr-CA': 'Un journal plié à côté d’une tasse de thé.',
  },
  industrynews: {
    en: 'A globe and a stack of journals.',
    'es-MX': 'Un globo terráqueo y una pila de revistas.',
    'fr-CA': 'Un globe et une pile de revues.',
  },
  overview: {
    en: 'A map of the valley with hotels marked.',
    'es-MX': 'Un mapa del valle con los hoteles marcados.',
    'fr-CA': 'Une carte de la vallée où figurent les hôtels.',
  },
} satisfies Record<string, Record<'en' | Translated, string>>;

/** What a language has of a page: its name, and its body with the same elements in the same order. */
type Text = readonly [name: string, body: string];
type PageText = Pick<ContentPage, 'name' | 'body' | 'thumbnailAlt'>;

/** A page in English, its translations, and for how many days it has been published. */
export type DemoPage = ContentPage & {
  translations: Record<Translated, PageText>;
  publishedDays: number;
};

/** A content page of the demo data; the body's first words are those that a card shows. */
export function page({
  code,
  picture,
  publishedDays = 400,
  en,
  ...translated
}: { code: string; picture: keyof typeof pictures; publishedDays?: number } & Record<
  'en' | Translated,
  Text
>): DemoPage {
  const textOf = ([name, body]: Text, language: 'en' | Translated): PageText => ({
    name,
    thumbnailAlt: pictures[picture][language],
    body: body.trim().replace(/\s*\n\s*/g, ' '),
  });
  return {
    code,
    type: 'text/html',
    thumbnailUrl: `/art/${picture}.svg`,
    ...textOf(en, 'en'),
    translations: {
      'es-MX': textOf(translated['es-MX'], 'es-MX'),
      'fr-CA': textOf(translated['fr-CA'], 'fr-CA'),
    },
    publishedDays,
  };
}
