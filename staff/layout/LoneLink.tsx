import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { coarse } from '../../components/theme/tokens.ts';

/** The style of a link that stands by itself and in no sentence: 44 px high for fingers. */
export const lone = { [coarse]: { display: 'inline-flex', alignItems: 'center', minHeight: 44 } };

export const LoneLink = styled(Link)(lone);
