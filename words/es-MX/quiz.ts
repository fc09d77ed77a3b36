import type { Texts } from '../en/light.ts';
import type { quiz as english } from '../en/quiz.ts';

export const quiz: Texts<typeof english> = {
  title: 'Cuestionario',
  lead: 'Para confirmar esta guía, responda una pregunta sobre ella. |||| Para confirmar esta guía, responda %{smart_count} preguntas sobre ella.',
  passMark: 'Al menos el %{n} % de las respuestas debe ser correcto.',
  saved:
    'Cada respuesta se guarda en cuanto la da. Puede salir y continuar más tarde, también en otro dispositivo.',
  limit: 'Tiene %{n} minutos y puede pedir más tiempo cuantas veces lo necesite.',
  attemptsLeft:
    'Este es su último intento antes de una pausa. |||| Tiene %{smart_count} intentos antes de una pausa.',
  paused: 'Puede volver a intentarlo a partir de: %{time}. Mientras tanto puede releer la guía.',
  begin: 'Comenzar el cuestionario',
  again: 'Intentar de nuevo',
  question: 'Pregunta %{n} de %{total}',
  several: 'Elija todas las respuestas correctas.',
  saving: 'Guardando…',
  allSaved: 'Todas las respuestas están guardadas.',
  notSaved:
    'Su última respuesta aún no está guardada. Se envía de nuevo con la siguiente y al entregar.',
  handIn: 'Entregar',
  confirm: {
    title: '¿Entregar sus respuestas?',
    text: 'Se califican de inmediato y ya no se pueden cambiar.',
    unanswered: 'Falta responder una pregunta. |||| Falta responder %{smart_count} preguntas.',
    back: 'Seguir respondiendo',
  },
  time: {
    left: 'Queda un minuto |||| Quedan %{smart_count} minutos',
    short: 'El tiempo casi se acaba. Puede pedir más.',
    over: 'El tiempo se acabó. Pida más tiempo para continuar, o entregue lo que haya respondido.',
    overAtLast: 'El tiempo se acabó. Entregue lo que haya respondido.',
    more: 'Más tiempo',
  },
  passed: 'Aprobó el cuestionario',
  notPassed: 'Aún no aprueba el cuestionario',
  score: '%{right} de %{total} respuestas son correctas.',
  answers: 'Sus respuestas',
  right: 'Correcta',
  wrong: 'Incorrecta',
  yours: 'Su respuesta',
  rightAnswer: 'Respuesta correcta',
  noAnswer: 'No respondió esta pregunta.',
};
