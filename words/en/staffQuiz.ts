import { resource } from './console.ts';

/** The quiz of the brand education in the staff console (/staff/quiz). */
const quiz = {
  title: 'Quiz',
  intro:
    'Questions at the end of the brand education. While the quiz is on, associates have to pass it before they are accredited.',
  settings: 'Settings',
  isOn: 'The quiz is on.',
  isOff: 'The quiz is off: associates acknowledge the brand education with a button.',
  lacking:
    '%{drawn} questions are drawn, but only one is active and complete in every language. |||| %{drawn} questions are drawn, but only %{smart_count} are active and complete in every language.',
  column: { text: 'Question', state: 'State', answered: 'Answers' },
  field: {
    on: 'Associates have to pass the quiz',
    drawn: 'Questions of an attempt',
    passMark: 'Pass mark in percent',
    attempts: 'Attempts before a pause',
    pauseHours: 'Pause in hours',
    minutes: 'Time limit in minutes',
    active: 'New attempts may have this question',
    text: 'Question',
    choices: 'Choices',
    explanation: 'Explanation',
    picture: 'Picture',
    pictureAlt: 'Alternative text of the picture',
  },
  help: {
    drawn: 'Drawn by chance from those that are active and complete.',
    passMark: 'So much of the answers has to be right.',
    attempts: 'After so many attempts that were not passed, the next has to wait.',
    pauseHours: 'How long it has to wait.',
    minutes: 'Leave empty for none. It can be extended ten times.',
    active: 'Attempts that have begun keep it.',
    text: 'Ask what the guide says, in one sentence.',
    choices: 'Between two and eight. Where several are right, all of them have to be chosen.',
    explanation: 'Shown with the result: why, and where the guide says so.',
    pictureAlt: 'Describe the picture for people who cannot see it.',
  },
  choice: 'Choice %{n}',
  isRight: 'Choice %{n} is right',
  state: {
    active: 'Active',
    inactive: 'Not active',
    missing: 'Not drawn: missing in %{languages}',
  },
  answered: {
    tooFew: 'Answered too rarely to tell',
    earlier: 'Wording %{version}:',
    right: '%{share}% of %{drawn} right.',
    misleading: 'Most chosen wrong answer: “%{text}” (%{chosen}).',
  },
  questions: 'Questions',
  none: 'There are no questions yet.',
  add: 'New question',
  changes:
    'A change counts for new attempts. Those that have begun are judged by what they were asked.',
  saveSettings: 'Save settings',
  saveQuestion: 'Save question',
  switchOn: {
    title: 'Switch the quiz on?',
    text: 'From now on, associates have to pass it before they are accredited. Those who are accredited stay so.',
    confirm: 'Switch on',
  },
  switchOff: {
    title: 'Switch the quiz off?',
    text: 'Associates acknowledge the brand education with a button again. Attempts and figures are kept.',
    confirm: 'Switch off',
  },
};

/** What outlasts these pages, or is in a part of them that is fetched later, stands with the console's others. */
export const quizWords = { staff: { quiz }, resources: { quiz: resource('quiz', quiz) } };
