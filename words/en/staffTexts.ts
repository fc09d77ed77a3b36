import { staffMails } from './staffMails.ts';

/** The texts that the program may word itself, in the staff console (/staff/mails/texts). */
const texts = {
  column: { id: 'Key', original: 'Text' },
  none: 'No texts match.',
  title: 'Texts',
  intro:
    'Every text of the emails and the portal, with its key. You can search for a sentence as it reads on the screen, with its names and numbers. To change a text, select Change and type your own wording. Keep names in %{braces} as they are: the portal fills them in. Where you see %{bars}, the form for one stands before it and the form for several after it.',
  braces: '%{…}',
  search: 'Text or key',
  place: { mail: 'Email', portal: 'Screen' },
  state: 'State',
  states: {
    STANDARD: 'Original',
    CUSTOMIZED: 'Changed',
    OUTDATED: 'Changed, but outdated',
    MISSING: 'Changed in English only',
  },
  keys: 'Show the key of each text on every page (only for you, until you close the browser)',
  scope: 'Where',
  mail: 'Emails',
  portal: 'Portal',
  language: 'Language',
  original: 'Original',
  ownText: 'Your wording',
  params: 'Filled in by the portal: %{names}',
  edit: 'Change',
  editThis: 'Change %{key}',
  save: 'Save',
  restore: 'Restore the original',
  cancel: 'Cancel',
  by: '%{name}, %{time}',
  changed: 'The original has changed since; please check your wording.',
  stateIn: '%{language}: %{state}',
  file: {
    export: 'Download for translation',
    import: 'Upload translation',
    failed: 'This file cannot be read. It must be a PO file of the chosen language',
    title: 'Check the translation',
    counts: 'Not changed: %{unchanged}. Not translated: %{untranslated}.',
    changed: 'Will change: %{n}',
    refused: 'Refused: %{n}',
    apply: 'Change %{smart_count} text |||| Change %{smart_count} texts',
    reason: {
      UNKNOWN: 'The portal has no text with this key.',
      CHANGED: 'The English text has changed since the file was downloaded.',
      PLACEHOLDERS: 'The placeholders are not those of the English text.',
      FORMS: 'The number of forms (one, several) is not that of the English text.',
      TOO_LONG: 'The text is too long.',
      SAVED:
        'Somebody has changed this text since the file was checked. Upload the file again to see what it says now.',
    },
  },
  bad: 'This text uses a placeholder that is not available here, or has a different number of forms (separated by %{bars}) than the original.',
};

/** What is said once a file is uploaded stands with the console's others, since it outlasts the page. */
export const textsWords = {
  staff: { mails: { words: texts } },
  resources: {
    texts: { name: staffMails.texts, fields: { ...texts.column, text: texts.ownText } },
  },
};
