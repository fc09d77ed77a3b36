import type { RaThemeOptions } from 'react-admin';
import { coarse, focusRing, hub } from './tokens.ts';

const held = {
  borderColor: hub('hairline'),
  backgroundColor: hub('sunken'),
  color: hub('quiet'),
};

/** What is pressed: buttons, icon buttons, chips, links. */
export const actionComponents: RaThemeOptions['components'] = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 44,
        padding: '8px 20px',
        border: '1px solid transparent',
        borderRadius: 'var(--hub-radius)',
        '&.Mui-disabled, &[aria-disabled="true"]': held,
        '&[aria-disabled="true"]': {
          cursor: 'not-allowed',
          '&:hover': { ...held, backgroundColor: hub('sunken') },
        },
      },
      sizeSmall: {
        minHeight: 36,
        padding: '5px 12px',
        fontSize: '1rem',
        [coarse]: { minHeight: 44 },
      },
      outlined: {
        borderColor: hub('border'),
        backgroundColor: hub('paper'),
        '&:hover': { borderColor: hub('primary'), backgroundColor: hub('selected') },
      },
      text: {
        paddingInline: 12,
        '&:hover': { backgroundColor: hub('selected') },
        '&.Mui-disabled, &[aria-disabled="true"]': { backgroundColor: 'transparent' },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        minWidth: 40,
        minHeight: 40,
        borderRadius: 'var(--hub-radius)',
        color: 'inherit',
        '&:hover': { backgroundColor: hub('selected') },
        [coarse]: { minWidth: 44, minHeight: 44 },
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minHeight: 44,
        padding: '8px 16px',
        borderColor: hub('border'),
        color: hub('ink'),
        '&.Mui-selected': { backgroundColor: hub('selected'), color: hub('primary') },
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        height: 28,
        borderRadius: 14,
        backgroundColor: hub('sunken'),
        color: hub('ink'),
        fontSize: '0.875rem',
        fontWeight: 500,
        fontVariantNumeric: 'tabular-nums',
      },
      label: { paddingInline: 12 },
      icon: { color: 'inherit' },
      deleteIcon: { color: 'inherit', '&:hover': { color: hub('ink') } },
      outlined: { borderColor: hub('border'), backgroundColor: 'transparent' },
      clickable: { '&:hover': { backgroundColor: hub('selected') }, [coarse]: { height: 44 } },
      colorPrimary: { backgroundColor: hub('selected'), color: hub('primary') },
      colorSuccess: { backgroundColor: hub('doneTint'), color: hub('done') },
      colorInfo: { backgroundColor: hub('infoTint'), color: hub('info') },
      colorWarning: { backgroundColor: hub('warnTint'), color: hub('warn') },
      colorError: { backgroundColor: hub('errorTint'), color: hub('error') },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: {
        color: hub('link'),
        textDecorationColor: 'currentcolor',
        textDecorationThickness: 1,
        textUnderlineOffset: '0.2em',
        '&:hover': { color: hub('linkHover'), textDecorationThickness: 2 },
      },
    },
  },
};
