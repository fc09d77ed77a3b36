import { styled } from '@mui/material/styles';
import { useNotify } from 'ra-core';
import type { ComponentProps } from 'react';
import { useDownload } from '#src/portal/ui/useDownload.ts';
import { touchTarget } from './StandaloneLink.tsx';

const Anchor = styled('a')(touchTarget);

/** A link to a file. A click on it in a row does not also trigger the row's click. */
export const Download = (props: ComponentProps<'a'>) => (
  <Anchor download="" onClick={(event) => event.stopPropagation()} {...props} />
);

/** The same for a file of a few megabytes: a notification says why it could not be downloaded. */
export function FileDownload(props: ComponentProps<'a'>) {
  const notify = useNotify();
  const { onClick } = useDownload({ onError: ({ message }) => notify(message, { type: 'error' }) });
  return (
    <Download
      {...props}
      onClick={(event) => {
        event.stopPropagation();
        onClick(event);
      }}
    />
  );
}
