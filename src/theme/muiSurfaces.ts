import type { RaThemeOptions } from 'react-admin';
import { coarse, hub } from './tokens.ts';

const large = 'calc(var(--hub-radius) + 2px)';
const floating = {
  border: `1px solid ${hub('hairline')}`,
  backgroundColor: hub('raised'),
  boxShadow: 'var(--hub-soft-shadow)',
};

/** What things stand on: paper, dialogs, menus, disclosures. */
export const surfaceComponents: RaThemeOptions['components'] = {
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none' },
      rounded: { borderRadius: large },
      outlined: { borderColor: hub('hairline') },
    },
  },
  MuiCardContent: {
    styleOverrides: {
      root: {
        padding: 16,
        '&:last-child': { paddingBottom: 20 },
        '@media (min-width: 768px)': { padding: 28 },
      },
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
  MuiDialogTitle: {
    defaultProps: { variant: 'h5' },
    styleOverrides: { root: { padding: '24px 24px 8px' } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
  MuiDialogContentText: { styleOverrides: { root: { color: hub('ink') } } },
  MuiDialogActions: {
    styleOverrides: {
      root: { gap: 8, padding: '8px 24px 24px' },
      spacing: { '& > *': { margin: 0 } },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: hub('veil') },
      invisible: { backgroundColor: 'transparent' },
    },
  },
  MuiPopover: { styleOverrides: { paper: floating } },
  MuiMenu: { styleOverrides: { paper: { ...floating, marginTop: 4 }, list: { paddingBlock: 6 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 40,
        paddingInline: 16,
        fontSize: '1rem',
        '&:hover, &.Mui-focusVisible': { backgroundColor: hub('selected') },
        '&.Mui-focusVisible': { outlineOffset: -2 },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          backgroundColor: hub('selected'),
          fontWeight: 600,
        },
        [coarse]: { minHeight: 44 },
      },
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0, square: true },
    styleOverrides: {
      root: {
        borderBlock: `1px solid ${hub('hairline')}`,
        backgroundColor: 'transparent',
        '& + &': { borderTop: 0 },
        '&::before': { display: 'none' },
      },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: { minHeight: 48, padding: 0, '&:hover': { color: hub('primary') } },
      content: { marginBlock: 12, fontWeight: 600 },
      expandIconWrapper: { color: 'inherit' },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: '0 0 20px' } } },
  MuiDivider: { styleOverrides: { root: { borderColor: hub('hairline') } } },
  MuiDrawer: { styleOverrides: { paper: { border: 0, borderRadius: 0 } } },
  MuiAvatar: {
    styleOverrides: {
      root: {
        backgroundColor: hub('frameAccent'),
        color: hub('frame'),
        fontSize: '1rem',
        fontWeight: 600,
      },
    },
  },
};
