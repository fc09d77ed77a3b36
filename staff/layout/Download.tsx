import { styled } from '@mui/material/styles';
import { type ComponentProps, createElement } from 'react';
import { touchTarget } from './StandaloneLink.tsx';

const Anchor = styled('a')(touchTarget);

/** A link to a file. A click on it in a row does not also trigger the row's click. */
export const Download = (props: ComponentProps<'a'>) =>
  createElement(Anchor, { download: '', onClick: (event) => event.stopPropagation(), ...props });
