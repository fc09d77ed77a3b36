import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { Fragment, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { meantAddress, parseAddressList, withMeantAddress } from '#contract/addressList.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { type InviteValues, submissionOf } from './invitationModel.ts';

const useTyped = () => useWatch<InviteValues, 'emailAddresses'>({ name: 'emailAddresses' });

/** '12 valid, 1 duplicate, 2 invalid' as chips, announced as one sentence while typing or pasting. */
export function AddressCount() {
  const translate = useTranslate();
  const text = useTyped();
  const { valid, duplicates, invalid } = useMemo(() => parseAddressList(text), [text]);
  const counts = [
    { name: 'valid', n: valid.length, color: 'success' },
    { name: 'duplicate', n: duplicates.length, color: 'warning' },
    { name: 'invalid', n: invalid.length, color: 'error' },
  ] as const;
  const isEmpty = counts.every(({ n }) => n === 0);
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ flexWrap: 'wrap', minHeight: 28 }}
      aria-live="polite"
      aria-atomic="true"
    >
      {isEmpty
        ? null
        : counts.map(({ name, n, color }, index) => (
            <Fragment key={name}>
              {index > 0 ? <span className="visually-hidden">, </span> : null}
              <Chip
                color={n > 0 ? color : 'default'}
                label={translate(`associates.invite.${name}`, { n })}
              />
            </Fragment>
          ))}
    </Stack>
  );
}

/** Tells how many of a longer list one press sends, and offers the addresses that are meant by some with an apostrophe. */
export function AddressHints() {
  const word = useWords('associates.invite');
  const { setValue } = useFormContext<InviteValues>();
  const text = useTyped();
  const { entries, total } = useMemo(() => submissionOf(text), [text]);
  const offers = useMemo(
    () => parseAddressList(text).invalid.filter((entry) => meantAddress(entry)),
    [text],
  );
  return (
    <>
      <div role="status">
        {total > entries.length ? (
          <p>{word('firstOf', { n: entries.length, count: total })}</p>
        ) : null}
      </div>
      {offers.map((entry) => (
        <Button
          key={entry}
          variant="outlined"
          onClick={() => setValue('emailAddresses', withMeantAddress(text, entry))}
        >
          {word('useMeant', { entry, address: meantAddress(entry) })}
        </Button>
      ))}
    </>
  );
}
