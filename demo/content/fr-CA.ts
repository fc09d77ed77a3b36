import { associates } from './fr-CA/associates.ts';
import { education } from './fr-CA/education.ts';
import { programme } from './fr-CA/programme.ts';
import type { Translations } from './page.ts';

/** The demo pages in Canadian French. Readers are addressed as "vous". */
export const french: Translations = {
  pages: { ...programme, ...education, ...associates },
  pictures: {
    'valley-dawn': 'Une vallée bordée d’aulnes à l’aube, la brume sur la rivière.',
    'valley-noon': 'La vallée à midi, les aulnes en pleine feuillaison le long de la rivière.',
    'valley-dusk': 'La vallée au crépuscule, les premières lumières de l’hôtel sur le versant.',
    'valley-night': 'La vallée la nuit, sous les étoiles, une fenêtre éclairée parmi les aulnes.',
    lobby: 'Le hall d’un hôtel aux hautes fenêtres, deux fauteuils et un feu.',
    'meeting-room': 'Une salle de réunion dressée pour douze, avec vue sur les arbres.',
    'key-card': 'Deux mains, dont l’une remet une carte-clé à l’autre.',
    education: 'Un guide ouvert sur un bureau, à côté d’une lampe.',
    benefits: 'Un plateau avec une lettre de bienvenue, une clé et un rameau d’aulne.',
    promotions: 'Une page de calendrier avec un ruban.',
    resources: 'Une étagère avec des classeurs et un plan d’étage roulé.',
    rateoffers: 'Une grille tarifaire et un crayon.',
    commissions: 'Un registre et une rangée de pièces de monnaie.',
    news: 'Un journal plié à côté d’une tasse de thé.',
    industrynews: 'Un globe et une pile de revues.',
    overview: 'Une carte de la vallée où figurent les hôtels.',
  },
};
