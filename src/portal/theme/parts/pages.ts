import type { RaThemeOptions } from 'react-admin';
import type { SchemeTokens } from '#contract/brand.ts';
import { coarse, focusRing, hub, unforced } from '#src/guest/kit/tokens.ts';

const inColor = (color: string, token: keyof SchemeTokens) => ({
  props: { color },
  style: { color: hub(token) },
});

const severity = (
  name: 'info' | 'success' | 'warning' | 'error',
  token: 'info' | 'done' | 'warn' | 'error',
) => ({
  props: { severity: name },
  style: { backgroundColor: hub(`${token}Tint`), '& .MuiAlert-icon': { color: hub(token) } },
});

const chip = (
  color: 'primary' | 'success' | 'info' | 'warning' | 'error',
  ground: keyof SchemeTokens,
  ink: keyof SchemeTokens,
) => ({ props: { color }, style: { backgroundColor: hub(ground), color: hub(ink) } });

/** The frame of react-admin's pages: app bar, menu, cards with a record's fields. */
export const pages: RaThemeOptions['components'] = {
  MuiTypography: {
    // What is set like a title is none.
    defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p', caption: 'p' } },
    // The theme's colors are those of the screen; on paper there is no dark scheme.
    variants: [
      { props: { variant: 'caption' }, style: { color: hub('quiet') } },
      inColor('textPrimary', 'ink'),
      inColor('textSecondary', 'quiet'),
      inColor('error', 'error'),
      inColor('success', 'done'),
      inColor('warning', 'warn'),
    ],
  },
  MuiAlert: {
    variants: [
      severity('info', 'info'),
      severity('success', 'done'),
      severity('warning', 'warn'),
      severity('error', 'error'),
    ],
    styleOverrides: {
      root: { padding: '12px 16px', borderRadius: 'var(--hub-radius)', color: hub('ink') },
      icon: { margin: 0, marginInlineEnd: 12, padding: '2px 0', fontSize: 20, opacity: 1 },
      message: {
        flex: 1,
        padding: 0,
        overflow: 'visible',
        '& a:not(.MuiButton-root)': { color: 'inherit', fontWeight: 600 },
        '& > :is(button, .MuiButton-root)': { marginTop: 12 },
        '& ul': { marginTop: 4, paddingInlineStart: 18 },
        '& li': { paddingBlock: 2 },
      },
    },
  },
  MuiAlertTitle: {
    defaultProps: { variant: 'subtitle1' },
    styleOverrides: { root: { margin: 0, lineHeight: 'inherit' } },
  },
  MuiChip: {
    defaultProps: { size: 'small' },
    variants: [
      chip('primary', 'primary', 'onPrimary'),
      chip('success', 'doneTint', 'done'),
      chip('info', 'infoTint', 'info'),
      chip('warning', 'warnTint', 'warn'),
      chip('error', 'errorTint', 'error'),
    ],
    styleOverrides: {
      root: {
        height: 'auto',
        padding: '2px 10px',
        backgroundColor: hub('sunken'),
        color: hub('quiet'),
        fontSize: '0.875rem',
        fontWeight: 600,
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'normal',
      },
      label: { padding: 0, whiteSpace: 'inherit' },
      icon: { margin: 0, marginInlineEnd: 4, color: 'inherit' },
    },
  },
  // A gap, which leaves the margins of what is stacked as they are.
  MuiStack: { defaultProps: { useFlexGap: true } },
  MuiCssBaseline: {
    // The theme's is that of the screen; on paper there is no dark scheme.
    styleOverrides: { body: { color: hub('ink') } },
  },
  RaLayout: {
    styleOverrides: {
      root: {
        minWidth: 0,
        '& .RaLayout-appFrame.RaLayout-appFrame': { marginTop: 64 },
        '& .RaLayout-contentWithSidebar': { minWidth: 0 },
        '& .RaLayout-content.RaLayout-content': {
          minWidth: 0,
          maxWidth: 'calc(var(--hub-page-wide) + 2 * var(--hub-gutter))',
          marginInline: 'auto',
          padding: 'clamp(20px, 3svh, 32px) var(--hub-gutter) 48px',
        },
      },
    },
  },
  RaAppBar: {
    defaultProps: { color: 'default' },
    styleOverrides: {
      root: {
        backgroundColor: hub('frame'),
        color: hub('onFrame'),
        boxShadow: 'none',
        '--hub-focus': hub('frameAccent'),
        '& .RaAppBar-toolbar': { minHeight: 64, paddingInline: 12 },
      },
    },
  },
  RaSidebar: {
    styleOverrides: {
      root: {
        height: 'auto',
        borderInlineEnd: `1px solid ${hub('hairline')}`,
        backgroundColor: hub('paper'),
        '& .RaSidebar-fixed': { height: 'calc(100vh - 64px)', overflowY: 'auto' },
        '&.MuiDrawer-modal': { borderInlineEnd: 0, backgroundColor: 'transparent' },
        '& .MuiPaper-root': { backgroundColor: hub('paper'), boxShadow: 'none' },
      },
    },
  },
  RaMenu: {
    styleOverrides: {
      root: { gap: 2, padding: '16px 8px', '&&': { marginTop: 0 } },
    },
  },
  RaMenuItemLink: {
    styleOverrides: {
      root: {
        '&&': { [coarse]: { minHeight: 44 } },
        paddingInline: 10,
        borderRadius: 'var(--hub-radius)',
        color: hub('ink'),
        textDecoration: 'none',
        '&:hover': { backgroundColor: hub('sunken') },
        '&.RaMenuItemLink-active, &.RaMenuItemLink-active:hover': {
          backgroundColor: hub('selected'),
          color: hub('primary'),
          fontWeight: 600,
        },
        '&.RaMenuItemLink-active .RaMenuItemLink-icon': { color: hub('primary') },
        '& .RaMenuItemLink-icon': { minWidth: 36 },
      },
    },
  },
  RaSkipNavigationButton: {
    styleOverrides: { root: { '&&': { backgroundColor: hub('paper'), color: hub('ink') } } },
  },
  RaToolbar: {
    styleOverrides: {
      root: {
        gap: 12,
        '&&': { minHeight: 0, padding: '0 20px 20px', backgroundColor: 'transparent' },
        '&.RaToolbar-mobileToolbar': { position: 'static' },
      },
    },
  },
  RaSimpleShowLayout: {
    styleOverrides: {
      root: {
        padding: 0,
        '& .RaSimpleShowLayout-stack': {
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
          gap: '12px 24px',
          '& > *': { margin: 0 },
        },
      },
    },
  },
  RaTabbedShowLayout: {
    styleOverrides: { root: { '& .RaTabbedShowLayout-content': { padding: '20px 0 0' } } },
  },
  RaLabeled: {
    styleOverrides: {
      root: {
        margin: 0,
        overflowWrap: 'anywhere',
        '& .RaLabeled-label': { margin: 0, color: hub('quiet'), fontSize: '0.875rem' },
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { borderBottom: `1px solid ${hub('hairline')}` },
      indicator: { ...unforced, height: 3, backgroundColor: hub('accent') },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        '&.Mui-selected': { color: hub('ink') },
        '&.Mui-focusVisible': { ...focusRing, outlineOffset: -2 },
      },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: { root: { color: hub('link') } },
  },
  // Next to something that is loading, which announces itself.
  MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
  MuiLinearProgress: {
    styleOverrides: {
      root: {
        '&&': { height: 10, borderRadius: 999, backgroundColor: hub('sunken') },
        '@media (forced-colors: active)': { outline: '1px solid' },
      },
      bar: {
        borderRadius: 'inherit',
        '@media (forced-colors: active)': { ...unforced, backgroundColor: 'CanvasText' },
      },
    },
  },
  MuiSkeleton: { styleOverrides: { root: { backgroundColor: hub('sunken') } } },
};
