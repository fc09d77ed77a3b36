import type { RaThemeOptions } from 'react-admin';
import { hub } from './tokens.ts';

/** What leads somewhere: the header bar, tabs, breadcrumbs. */
export const navigationComponents: RaThemeOptions['components'] = {
  MuiAppBar: {
    defaultProps: { elevation: 0, enableColorOnDark: true },
    styleOverrides: {
      root: {
        backgroundColor: hub('frame'),
        backgroundImage: 'none',
        color: hub('onFrame'),
        boxShadow: 'none',
        borderRadius: 0,
        '--hub-focus': hub('frameAccent'),
        '& a': { color: 'inherit' },
        '& .MuiIconButton-root:hover, & .MuiButton-text:hover': {
          backgroundColor: `color-mix(in srgb, ${hub('onFrame')} 12%, transparent)`,
        },
      },
    },
  },
  MuiToolbar: {
    styleOverrides: {
      gutters: { '@media (min-width: 768px)': { paddingInline: 'var(--hub-gutter)' } },
      dense: { minHeight: 56 },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 48, borderBottom: `1px solid ${hub('hairline')}` },
      indicator: { height: 3, backgroundColor: hub('accent') },
      flexContainer: { gap: 8 },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: 48,
        padding: '12px 16px',
        color: hub('quiet'),
        '&:hover': { color: hub('ink') },
        '&.Mui-selected': { color: hub('ink') },
        '&.Mui-focusVisible': { outlineOffset: -3 },
      },
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: { color: hub('quiet'), fontSize: '0.875rem' },
      separator: { marginInline: 8 },
    },
  },
  MuiStepLabel: { styleOverrides: { label: { fontSize: '1rem' } } },
};
