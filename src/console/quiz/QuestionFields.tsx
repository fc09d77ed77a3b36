import { required } from 'ra-core';
import { useState } from 'react';
import {
  ArrayInput,
  BooleanInput,
  SaveButton,
  SimpleFormIterator,
  TabbedForm,
  TabbedFormTabs,
  TabbedFormView,
  TextInput,
  Toolbar,
  useSimpleFormIteratorItem,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type Language, languages } from '#contract/languages.ts';
import type { QuizQuestionText } from '#contract/quiz.ts';
import { RefusalNotice } from '#src/portal/form/FormNotices.tsx';
import { useWords } from '#src/portal/ui/useWords.ts';
import { PictureInput } from '../content/PictureInput.tsx';
import { QuestionPreview } from './latePreview.ts';

const mandatory = required('validation.required');

/** The words of a question in each language, in tabs; what is the same in all of them stands with the English ones. */
export function QuestionFields() {
  const [tab, setTab] = useState(0);
  return (
    <TabbedFormView
      syncWithLocation={false}
      tabs={<TabbedFormTabs onChange={(_, next) => setTab(next)} />}
      toolbar={
        <>
          <RefusalNotice />
          <Toolbar>
            <SaveButton label="staff.quiz.saveQuestion" icon={null} alwaysEnable />
          </Toolbar>
        </>
      }
    >
      {languages.map(({ code, name }, place) => (
        <TabbedForm.Tab key={code} label={name}>
          {code === 'en' ? (
            <BooleanInput source="active" helperText="staff.quiz.help.active" />
          ) : null}
          <Words source="text" language={code} multiline />
          {code === 'en' ? <EnglishChoices /> : <TranslatedChoices language={code} />}
          <Words source="explanation" language={code} multiline />
          {code === 'en' ? <PictureInput source="picture" /> : null}
          <Words source="pictureAlt" language={code} />
          {tab === place ? <Preview language={code} /> : null}
        </TabbedForm.Tab>
      ))}
    </TabbedFormView>
  );
}

interface WordsProps {
  source: 'text' | 'explanation' | 'pictureAlt';
  language: Language;
  multiline?: boolean;
}

/** A text in a language; beside a translation stands the English one. */
function Words({ source, language, multiline }: WordsProps) {
  const english = useWatch({ name: `${source}.en` }) as string | undefined;
  const help = language === 'en' ? `staff.quiz.help.${source}` : (english ?? '');
  return (
    <TextInput
      source={`${source}.${language}`}
      label={`resources.quiz.fields.${source}`}
      helperText={help || false}
      multiline={multiline}
      slotProps={{ htmlInput: { lang: language } }}
      validate={source === 'text' && language === 'en' ? mandatory : undefined}
    />
  );
}

const wide = { '& .RaSimpleFormIterator-line': { maxWidth: 'none' } };

function EnglishChoices() {
  return (
    <ArrayInput source="choices" helperText="staff.quiz.help.choices">
      <SimpleFormIterator disableReordering disableClear sx={wide}>
        <EnglishChoice />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

function EnglishChoice() {
  const word = useWords('staff.quiz');
  const n = useSimpleFormIteratorItem().index + 1;
  return (
    <>
      <TextInput
        source="texts.en"
        label={word('choice', { n })}
        helperText={false}
        validate={mandatory}
      />
      <BooleanInput source="right" label={word('isRight', { n })} helperText={false} />
    </>
  );
}

function TranslatedChoices({ language }: { language: Language }) {
  const word = useWords('staff.quiz');
  const choices = (useWatch({ name: 'choices' }) ?? []) as QuizQuestionText['choices'];
  return choices.map(({ texts }, place) => (
    <TextInput
      // biome-ignore lint/suspicious/noArrayIndexKey: a choice is known by its place
      key={place}
      source={`choices.${place}.texts.${language}`}
      label={word('choice', { n: place + 1 })}
      helperText={texts?.en || false}
      slotProps={{ htmlInput: { lang: language } }}
    />
  ));
}

/** What is written so far, once there is a question. */
function Preview({ language }: { language: Language }) {
  const { choices = [], ...question } = useWatch() as QuizQuestionText;
  if (!question.text?.en && !question.text?.[language]) return null;
  const written = choices.filter(({ texts }) => texts?.en || texts?.[language]);
  return <QuestionPreview question={{ ...question, choices: written }} language={language} />;
}
