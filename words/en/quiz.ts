/** The quiz at the end of the brand education. */
export const quiz = {
  title: 'Quiz',
  lead: 'To acknowledge this guide, answer one question about it. |||| To acknowledge this guide, answer %{smart_count} questions about it.',
  passMark: 'At least %{n}% of the answers have to be right.',
  saved:
    'Each answer is saved as you give it. You can leave and go on later, also on another device.',
  limit: 'You have %{n} minutes, and can ask for more time as often as you need it.',
  attemptsLeft:
    'This is your last attempt before a pause. |||| You have %{smart_count} attempts before a pause.',
  paused: 'You can try again from %{time} on. Until then you may want to read the guide again.',
  begin: 'Start the quiz',
  again: 'Try again',
  question: 'Question %{n} of %{total}',
  several: 'Choose all answers that are right.',
  saving: 'Saving…',
  allSaved: 'All answers are saved.',
  notSaved:
    'Your last answer is not saved yet. It is sent again with the next one, and when you hand in.',
  handIn: 'Hand in',
  confirm: {
    title: 'Hand in your answers?',
    text: 'They are judged at once and cannot be changed any more.',
    unanswered:
      'One question is not answered yet. |||| %{smart_count} questions are not answered yet.',
    back: 'Keep answering',
  },
  time: {
    left: 'One minute left |||| %{smart_count} minutes left',
    short: 'The time is almost over. You can ask for more.',
    over: 'The time is over. Ask for more time to go on, or hand in what you have answered.',
    overAtLast: 'The time is over. Please hand in what you have answered.',
    more: 'More time',
  },
  passed: 'You have passed the quiz',
  notPassed: 'You have not passed the quiz yet',
  score: '%{right} of %{total} answers are right.',
  answers: 'Your answers',
  right: 'Right',
  wrong: 'Not right',
  yours: 'Your answer',
  rightAnswer: 'Right answer',
  noAnswer: 'You did not answer this question.',
};
