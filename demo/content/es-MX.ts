import { associates } from './es-MX/associates.ts';
import { education } from './es-MX/education.ts';
import { programme } from './es-MX/programme.ts';
import type { Translations } from './page.ts';

/** The demo pages in Mexican Spanish. Readers are addressed as "usted". */
export const spanish: Translations = {
  pages: { ...programme, ...education, ...associates },
  pictures: {
    'valley-dawn': 'Un valle con alisos al amanecer, bruma sobre el río.',
    'valley-noon': 'El valle al mediodía, alisos llenos de hojas a lo largo del río.',
    'valley-dusk': 'El valle al atardecer, las primeras luces en el hotel de la ladera.',
    'valley-night': 'El valle de noche bajo las estrellas, una ventana encendida entre los alisos.',
    lobby: 'El vestíbulo de un hotel con ventanas altas, dos sillones y una chimenea.',
    'meeting-room': 'Una sala de juntas puesta para doce, con vista a los árboles.',
    'key-card': 'Dos manos, una entrega a la otra una tarjeta llave.',
    education: 'Una guía abierta sobre un escritorio, junto a una lámpara.',
    benefits: 'Una charola con una carta de bienvenida, una llave y una rama de aliso.',
    promotions: 'Una hoja de calendario con un listón.',
    resources: 'Un estante con carpetas y un plano enrollado.',
    rateoffers: 'Una hoja de tarifas con un lápiz.',
    commissions: 'Un libro de cuentas con una hilera de monedas.',
    news: 'Un periódico doblado junto a una taza de té.',
    industrynews: 'Un globo terráqueo y una pila de revistas.',
    overview: 'Un mapa del valle con los hoteles marcados.',
  },
};
