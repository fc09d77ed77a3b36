/** The page that asks to agree to the terms again. */
export const newTerms = {
  title: 'Our terms have changed',
  lead: 'You agreed to the terms on %{day}. Please read what has changed, and agree before you go on.',
  current: 'You have agreed to the terms as they are.',
  text: 'The terms now',
  notCompared:
    'You agreed to a text in another language, so that changes are not marked here. Please read the whole text.',
  new: 'New',
  gone: 'No longer holds',
  agree: 'I Agree',
  failed: 'We could not load the terms',
  otherwise: 'You do not want to agree? You can take your data along or end your account:',
  yourData: 'Your data',
};
