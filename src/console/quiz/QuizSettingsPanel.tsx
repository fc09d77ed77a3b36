import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { required, useNotify } from 'ra-core';
import { BooleanInput, NumberInput, SaveButton } from 'react-admin';
import { quizBounds } from '#contract/quiz.ts';
import type { StaffBody } from '#contract/staff/calls.ts';
import type { QuizRecord } from '#contract/staff/quiz.ts';
import { RefusalNotice } from '#src/portal/form/FormNotices.tsx';
import { SchemaForm } from '#src/portal/form/SchemaForm.tsx';
import { Alert } from '#src/portal/ui/Alert.tsx';
import { apiKey, useApi } from '#src/portal/ui/useApi.ts';
import { useConfirm } from '#src/portal/ui/useConfirm.tsx';
import { useWords } from '#src/portal/ui/useWords.ts';
import { useMay } from '../access/useMay.ts';
import { Section } from '../layout/Section.tsx';

const fields = ['drawn', 'passMark', 'attempts', 'pauseHours', 'minutes'] as const;
const grid = {
  display: 'grid',
  width: '100%',
  gap: '0 16px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
};

type Settings = StaffBody<'PUT quiz/settings'>;

/** Whether the quiz is on, what it asks for, and what it lacks. */
export function QuizSettingsPanel({ quiz }: { quiz: QuizRecord }) {
  const { settings, drawable } = quiz;
  const word = useWords('staff.quiz');
  const writes = useMay('editContent');
  const call = useApi();
  const notify = useNotify();
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const key = apiKey('GET quiz');

  const agree = async ({ on }: Settings) =>
    on === settings.on ||
    ask({
      title: word(on ? 'switchOn.title' : 'switchOff.title'),
      text: word(on ? 'switchOn.text' : 'switchOff.text'),
      confirm: word(on ? 'switchOn.confirm' : 'switchOff.confirm'),
    });
  const send = async (typed: Settings) => {
    const body = { ...typed, minutes: typed.minutes || null, revision: settings.revision };
    queries.setQueryData(key, await call('PUT quiz/settings', { body }));
    notify('staff.quiz.settingsSaved', { type: 'success' });
  };
  const readAgain = async () => {
    await queries.refetchQueries({ queryKey: key });
    return queries.getQueryData<QuizRecord>(key)?.settings;
  };
  return (
    <Section title={word('settings')}>
      <p>{word(settings.on ? 'isOn' : 'isOff')}</p>
      {drawable < settings.drawn ? (
        <Alert severity="warning" standing>
          {word('lacking', { smart_count: drawable, drawn: settings.drawn })}
        </Alert>
      ) : null}
      {writes ? (
        <SchemaForm
          key={settings.revision}
          values={settings}
          send={send}
          agree={agree}
          readAgain={readAgain}
        >
          <RefusalNotice />
          <BooleanInput source="on" />
          <Box sx={grid}>
            {fields.map((field) => (
              <NumberInput
                key={field}
                source={field}
                min={quizBounds[field].min}
                max={quizBounds[field].max}
                step={1}
                validate={field === 'minutes' ? undefined : required('validation.required')}
                helperText={`staff.quiz.help.${field}`}
              />
            ))}
          </Box>
          <SaveButton label="staff.quiz.saveSettings" icon={null} alwaysEnable />
        </SchemaForm>
      ) : null}
      {dialog}
    </Section>
  );
}
