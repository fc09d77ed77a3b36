import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { coarse } from '#src/guest/kit/tokens.ts';

/** The style of a link outside of a sentence: 44 px high for touch. */
export const touchTarget = {
  [coarse]: { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
};

export const StandaloneLink = styled(Link)(touchTarget);
