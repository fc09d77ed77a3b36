import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { QuizQuestion } from '#contract/quiz.ts';
import { hub } from '#src/guest/kit/tokens.ts';
import { useWords } from '#src/portal/ui/useWords.ts';

interface Props {
  question: QuizQuestion;
  /** Its number, from 1. */
  n: number;
  total: number;
  chosen: readonly number[];
  onChoose: (chosen: number[]) => void;
}

const look = {
  width: '100%',
  '& legend': { padding: 0, color: hub('ink'), '&.Mui-focused': { color: hub('ink') } },
  '& .MuiFormControlLabel-root': { alignItems: 'flex-start', marginBlock: 0.25 },
  '& .MuiFormControlLabel-label': { paddingBlock: '9px' },
};

/** A question with its choices: one, or several. */
export function QuestionEntry({ question, n, total, chosen, onChoose }: Props) {
  const word = useWords('quiz');
  const hintId = useId();
  const { id, text, several, choices } = question;
  const toggle = (choice: number) =>
    onChoose(
      chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice].sort(),
    );
  return (
    <FormControl component="fieldset" sx={look} aria-describedby={several ? hintId : undefined}>
      <FormLabel component="legend">
        <Typography component="span" variant="caption" sx={{ display: 'block' }}>
          {word('question', { n, total })}
        </Typography>
        <Typography component="span" variant="subtitle1">
          {text}
        </Typography>
      </FormLabel>
      <QuestionPicture question={question} />
      {several ? (
        <>
          <Typography id={hintId} variant="body2">
            {word('several')}
          </Typography>
          <FormGroup>
            {choices.map((choice) => (
              <FormControlLabel
                key={choice.id}
                label={choice.text}
                control={
                  <Checkbox
                    checked={chosen.includes(choice.id)}
                    onChange={() => toggle(choice.id)}
                  />
                }
              />
            ))}
          </FormGroup>
        </>
      ) : (
        <RadioGroup
          name={id}
          value={chosen[0] ?? ''}
          onChange={(_, value) => onChoose([Number(value)])}
        >
          {choices.map((choice) => (
            <FormControlLabel
              key={choice.id}
              value={choice.id}
              label={choice.text}
              control={<Radio />}
            />
          ))}
        </RadioGroup>
      )}
    </FormControl>
  );
}

/** The picture of a question, if it has one. */
export function QuestionPicture({ question }: { question: QuizQuestion }) {
  const { picture, pictureAlt } = question;
  if (!picture) return null;
  return (
    <Box
      component="img"
      src={picture}
      alt={pictureAlt}
      loading="lazy"
      sx={{
        display: 'block',
        maxWidth: '100%',
        height: 'auto',
        maxHeight: '20rem',
        marginBlock: 1,
      }}
    />
  );
}
