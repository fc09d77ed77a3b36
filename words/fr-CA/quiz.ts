import type { Texts } from '../en/light.ts';
import type { quiz as english } from '../en/quiz.ts';

export const quiz: Texts<typeof english> = {
  title: 'Questionnaire',
  lead: 'Pour confirmer la lecture de ce guide, répondez à une question. |||| Pour confirmer la lecture de ce guide, répondez à %{smart_count} questions.',
  passMark: 'Au moins %{n} % des réponses doivent être justes.',
  saved:
    'Chaque réponse est enregistrée dès que vous la donnez. Vous pouvez partir et continuer plus tard, aussi sur un autre appareil.',
  limit:
    'Vous avez %{n} minutes et pouvez demander plus de temps aussi souvent qu’il vous en faut.',
  attemptsLeft:
    'C’est votre dernière tentative avant une pause. |||| Vous avez %{smart_count} tentatives avant une pause.',
  paused:
    'Vous pourrez réessayer à partir de ce moment : %{time}. D’ici là, vous pouvez relire le guide.',
  begin: 'Commencer le questionnaire',
  again: 'Réessayer',
  question: 'Question %{n} sur %{total}',
  several: 'Choisissez toutes les réponses justes.',
  saving: 'Enregistrement…',
  allSaved: 'Toutes les réponses sont enregistrées.',
  notSaved:
    'Votre dernière réponse n’est pas encore enregistrée. Elle est envoyée de nouveau avec la suivante, et à la remise.',
  handIn: 'Remettre',
  confirm: {
    title: 'Remettre vos réponses ?',
    text: 'Elles sont corrigées aussitôt et ne peuvent plus être changées.',
    unanswered:
      'Une question est encore sans réponse. |||| %{smart_count} questions sont encore sans réponse.',
    back: 'Continuer à répondre',
  },
  time: {
    left: 'Il reste une minute |||| Il reste %{smart_count} minutes',
    short: 'Le temps est presque écoulé. Vous pouvez en demander plus.',
    over: 'Le temps est écoulé. Demandez plus de temps pour continuer, ou remettez ce que vous avez répondu.',
    overAtLast: 'Le temps est écoulé. Veuillez remettre ce que vous avez répondu.',
    more: 'Plus de temps',
  },
  passed: 'Vous avez réussi le questionnaire',
  notPassed: 'Vous n’avez pas encore réussi le questionnaire',
  score: '%{right} réponses justes sur %{total}.',
  answers: 'Vos réponses',
  right: 'Juste',
  wrong: 'Pas juste',
  yours: 'Votre réponse',
  rightAnswer: 'Réponse juste',
  noAnswer: 'Vous n’avez pas répondu à cette question.',
};
