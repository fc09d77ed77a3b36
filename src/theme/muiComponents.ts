import type { RaThemeOptions } from 'react-admin';
import { coarse, focusRing, hub } from './tokens.ts';

const floating = {
  border: `1px solid ${hub('hairline')}`,
  backgroundColor: hub('raised'),
  boxShadow: 'var(--hub-soft-shadow)',
};

const notice = (ink: 'done' | 'warn' | 'error') => ({
  border: `1px solid ${hub(ink)}`,
  backgroundColor: hub(`${ink}Tint`),
  color: hub('ink'),
});

/** What the house takes from MUI and react-admin to be seen, in its own style: dialogs, menus, switches, notices. */
export const muiComponents: RaThemeOptions['components'] = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none' },
      rounded: { borderRadius: 'calc(var(--hub-radius) + 2px)' },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: hub('veil') },
      invisible: { backgroundColor: 'transparent' },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        margin: 16,
        outline: 'none',
        borderRadius: 'calc(var(--hub-radius) + 4px)',
        backgroundColor: hub('raised'),
      },
    },
  },
  MuiMenu: { styleOverrides: { paper: { ...floating, marginTop: 4 }, list: { paddingBlock: 6 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 40,
        paddingInline: 16,
        fontSize: '1rem',
        '&:hover, &.Mui-focusVisible': { backgroundColor: hub('selected') },
        '&.Mui-focusVisible': { outlineOffset: -2 },
        [coarse]: { minHeight: 44 },
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 44, height: 44, padding: '10px 0', overflow: 'visible' },
      track: {
        border: `1px solid ${hub('border')}`,
        borderRadius: 12,
        backgroundColor: hub('paper'),
        opacity: 1,
      },
      thumb: { width: 16, height: 16, backgroundColor: hub('border'), boxShadow: 'none' },
      switchBase: {
        top: 0,
        padding: 14,
        left: -10,
        '&:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': { transform: 'translateX(20px)' },
        '&.Mui-checked + .MuiSwitch-track': {
          borderColor: hub('primary'),
          backgroundColor: hub('primary'),
          opacity: 1,
        },
        '&.Mui-checked .MuiSwitch-thumb': { backgroundColor: hub('onPrimary') },
        '&.Mui-disabled + .MuiSwitch-track': {
          borderColor: hub('hairline'),
          backgroundColor: hub('sunken'),
          opacity: 1,
        },
        '&.Mui-focusVisible': { outline: 'none', '& + .MuiSwitch-track': focusRing },
      },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        borderRadius: 'var(--hub-radius)',
        backgroundColor: hub('frame'),
        color: hub('onFrame'),
        fontSize: '1rem',
        '--hub-focus': hub('frameAccent'),
      },
    },
  },
  RaNotification: {
    styleOverrides: {
      root: {
        '& .RaNotification-success': notice('done'),
        '& .RaNotification-warning': notice('warn'),
        '& .RaNotification-error': notice('error'),
      },
    },
  },
};
