import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import type { OpenQuarter } from '#contract/records.ts';
import { TextWithValues } from '#src/guest/kit/Verbatim.tsx';
import { useWords } from '#src/portal/ui/useWords.ts';
import { useQuarterInWords } from './quarterInWords.ts';

interface Props {
  /** The quarters that can be reported; empty if the back end names none. */
  quarters: readonly OpenQuarter[];
  /** Name of the chosen one. */
  value: string | undefined;
  onChange: (quarter: string) => void;
  locked: boolean;
}

/** The quarter of an upload: one of several to choose from, or a single one as text. */
export function QuarterInput({ quarters, value, onChange, locked }: Props) {
  const word = useWords('reports.upload');
  const inWords = useQuarterInWords();
  const id = useId();
  const chosen = quarters.find(({ name }) => name === value);
  if (!chosen) return null;
  const { filename } = chosen;
  const replaces = filename && (
    <TextWithValues text={word('replaces', { name: filename })} values={[filename]} />
  );
  if (quarters.length === 1) {
    return (
      <p>
        <span>{word('for', { quarter: inWords(chosen.name) })}</span> {replaces}
      </p>
    );
  }
  return (
    <TextField
      select
      id={id}
      label={word('quarter')}
      value={chosen.name}
      disabled={locked}
      helperText={replaces}
      onChange={(event) => onChange(event.target.value)}
      // Its name is its label, without the chosen value.
      slotProps={{ select: { SelectDisplayProps: { 'aria-labelledby': `${id}-label` } } }}
    >
      {quarters.map(({ name }) => (
        <MenuItem key={name} value={name}>
          {inWords(name)}
        </MenuItem>
      ))}
    </TextField>
  );
}
