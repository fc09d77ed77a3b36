import type { QuizQuestionText } from '../contract/quiz.ts';

type InEach = readonly [en: string, es: string, fr: string];

const inEach = ([en, es, fr]: InEach) => ({ en, 'es-MX': es, 'fr-CA': fr });

/** A question; each choice says whether it is right. */
function question(
  text: InEach,
  explanation: InEach,
  ...choices: (readonly [right: boolean, ...texts: InEach])[]
): QuizQuestionText {
  return {
    text: inEach(text),
    explanation: inEach(explanation),
    choices: choices.map(([right, ...texts]) => ({ right, texts: inEach(texts) })),
    picture: '',
    pictureAlt: inEach(['', '', '']),
  };
}

/** Questions to the demo's brand education guide. */
export const demoQuiz: readonly QuizQuestionText[] = [
  question(
    [
      'Two houses suit a group equally well. Which one do you recommend?',
      'Dos casas convienen por igual a un grupo. ¿Cuál recomienda?',
      'Deux maisons conviennent aussi bien à un groupe. Laquelle recommandez-vous ?',
    ],
    [
      'A house that a group fills gives it its whole attention (section 4).',
      'Una casa que un grupo llena le da toda su atención (sección 4).',
      'Une maison qu’un groupe remplit lui donne toute son attention (section 4).',
    ],
    [true, 'The smaller one', 'La más pequeña', 'La plus petite'],
    [false, 'The larger one', 'La más grande', 'La plus grande'],
    [false, 'The cheaper one', 'La más barata', 'La moins chère'],
  ),
  question(
    ['What does every house promise?', '¿Qué promete cada casa?', 'Que promet chaque maison ?'],
    [
      'One host, one bill within three working days, and daylight in every room that is called one (section 3).',
      'Un anfitrión, una cuenta en tres días hábiles y luz de día en toda sala que se llame así (sección 3).',
      'Un hôte, une facture en trois jours ouvrables et la lumière du jour dans toute salle qui en porte le nom (section 3).',
    ],
    [
      true,
      'One host, named before you sign',
      'Un anfitrión, con nombre antes de firmar',
      'Un hôte, nommé avant la signature',
    ],
    [
      true,
      'One bill within three working days',
      'Una sola cuenta en tres días hábiles',
      'Une seule facture en trois jours ouvrables',
    ],
    [
      false,
      'A free upgrade for the planner',
      'Una mejora gratis para quien organiza',
      'Un surclassement gratuit pour l’organisateur',
    ],
    [
      false,
      'A shuttle from the airport',
      'Un traslado desde el aeropuerto',
      'Une navette depuis l’aéroport',
    ],
  ),
  question(
    [
      'Something goes wrong at a meeting. Whom do you tell first?',
      'Algo sale mal en una reunión. ¿A quién se lo dice primero?',
      'Quelque chose ne va pas pendant une réunion. À qui le dites-vous d’abord ?',
    ],
    [
      'The host, at once and at any hour: the host may put it right without asking anybody (section 9).',
      'Al anfitrión, de inmediato y a cualquier hora: puede remediarlo sin pedir permiso a nadie (sección 9).',
      'L’hôte, aussitôt et à toute heure : il peut y remédier sans demander à personne (section 9).',
    ],
    [false, 'The accreditation team', 'Al equipo de acreditación', 'L’équipe d’accréditation'],
    [true, 'The host', 'Al anfitrión', 'L’hôte'],
    [false, 'The front desk', 'A la recepción', 'La réception'],
  ),
  question(
    [
      'Where do you send a request for proposals?',
      '¿A dónde envía una solicitud de propuesta?',
      'Où envoyez-vous une demande de propositions ?',
    ],
    [
      'To the group: it reaches every suitable house at the same time (section 5).',
      'Al grupo: llega al mismo tiempo a todas las casas adecuadas (sección 5).',
      'Au groupe : elle parvient en même temps à toutes les maisons qui conviennent (section 5).',
    ],
    [true, 'To the group', 'Al grupo', 'Au groupe'],
    [false, 'To each house', 'A cada casa', 'À chaque maison'],
    [false, 'To the nearest house', 'A la casa más cercana', 'À la maison la plus proche'],
  ),
  question(
    [
      'Which family has conference houses with their own halls?',
      '¿Qué familia tiene casas de congresos con salones propios?',
      'Quelle famille réunit les maisons de congrès avec leurs propres salles ?',
    ],
    [
      'Weir & Stone, with 180 to 420 rooms (section 2).',
      'Weir & Stone, con 180 a 420 habitaciones (sección 2).',
      'Weir & Stone, avec 180 à 420 chambres (section 2).',
    ],
    [false, 'Catkin Inns', 'Catkin Inns', 'Catkin Inns'],
    [false, 'Millrace', 'Millrace', 'Millrace'],
    [true, 'Weir & Stone', 'Weir & Stone', 'Weir & Stone'],
  ),
  question(
    [
      'What may you say about a house?',
      '¿Qué puede decir de una casa?',
      'Que pouvez-vous dire d’une maison ?',
    ],
    [
      'What it has, so that a guest could check it; never that it is luxurious, and no rate that is not confirmed (sections 6 and 7).',
      'Lo que tiene, de modo que un huésped pueda comprobarlo; nunca que es lujosa, ni una tarifa sin confirmar (secciones 6 y 7).',
      'Ce qu’elle a, de sorte qu’un client puisse le vérifier; jamais qu’elle est luxueuse, ni un tarif non confirmé (sections 6 et 7).',
    ],
    [true, 'What it has', 'Lo que tiene', 'Ce qu’elle a'],
    [false, 'That it is luxurious', 'Que es lujosa', 'Qu’elle est luxueuse'],
    [
      false,
      'A rate that will probably hold',
      'Una tarifa que probablemente se mantenga',
      'Un tarif qui tiendra probablement',
    ],
  ),
  question(
    [
      'A guest has particular needs. What do you do?',
      'Un huésped tiene necesidades particulares. ¿Qué hace?',
      'Un client a des besoins particuliers. Que faites-vous ?',
    ],
    [
      'You ask early and pass on exactly what the guest says, with their permission (section 8).',
      'Pregunta pronto y transmite exactamente lo que dice el huésped, con su permiso (sección 8).',
      'Vous demandez tôt et transmettez exactement ce que dit le client, avec sa permission (section 8).',
    ],
    [true, 'Ask early', 'Preguntar pronto', 'Demander tôt'],
    [
      true,
      'Pass on exactly what they say',
      'Transmitir exactamente lo que dice',
      'Transmettre exactement ce qu’il dit',
    ],
    [false, 'Leave it to the arrival', 'Dejarlo para la llegada', 'Laisser cela pour l’arrivée'],
  ),
];
