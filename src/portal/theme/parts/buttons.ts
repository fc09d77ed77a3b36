import { keyframes } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';
import { coarse, focusRing, hub, unforced } from '#src/guest/kit/tokens.ts';

const disabled = { borderColor: hub('hairline'), backgroundColor: hub('sunken') };

const busy = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(100%)' },
});

/** Buttons in three variants, as the guest pages have them: contained, outlined, text. */
export const buttons: RaThemeOptions['components'] = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 44,
        padding: '9px 20px',
        border: '1px solid transparent',
        '&.Mui-disabled': disabled,
        // Held, with the focus (`HeldButton`).
        '&[aria-disabled="true"]:not([aria-busy="true"])': {
          ...disabled,
          color: hub('quiet'),
          cursor: 'not-allowed',
        },
        '&[aria-busy="true"]': { overflow: 'hidden', cursor: 'progress' },
        '&[aria-busy="true"]::after': {
          content: '""',
          position: 'absolute',
          inset: 'auto 0 0',
          height: 3,
          background: 'linear-gradient(90deg, transparent, currentcolor, transparent)',
          animation: `${busy} 1.2s ease-in-out infinite`,
        },
        '@media print': { display: 'none' },
      },
      sizeSmall: {
        minHeight: 36,
        padding: '5px 12px',
        fontSize: '1rem',
        [coarse]: { minHeight: 44 },
      },
      contained: { '&:hover': { boxShadow: 'none' } },
      outlined: {
        borderColor: hub('border'),
        backgroundColor: hub('paper'),
        '&:hover': { borderColor: hub('primary'), backgroundColor: hub('selected') },
      },
      text: {
        '&:hover': { backgroundColor: hub('selected') },
        '&.Mui-disabled': { backgroundColor: 'transparent', borderColor: 'transparent' },
      },
      colorInherit: { '&&:hover': { backgroundColor: 'transparent' } },
      startIcon: { marginInlineStart: -4 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 44,
        height: 44,
        borderRadius: 'var(--hub-radius)',
        '&:hover': { backgroundColor: hub('selected') },
        '&.Mui-disabled': { opacity: 0.6 },
      },
      sizeSmall: { width: 36, height: 36, [coarse]: { width: 44, height: 44 } },
      edgeEnd: { marginInlineEnd: -8 },
      colorInherit: { '&:hover': { backgroundColor: 'transparent' } },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minHeight: 44,
        paddingInline: 16,
        borderColor: hub('border'),
        color: hub('primary'),
        '&.Mui-selected, &.Mui-selected:hover': {
          ...unforced,
          backgroundColor: hub('selected'),
          color: hub('primary'),
        },
      },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        backgroundColor: hub('frame'),
        color: hub('onFrame'),
        fontSize: '0.875rem',
        fontWeight: 400,
      },
    },
  },
};
