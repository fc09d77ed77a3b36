import { createElement } from 'react';
import type { RaThemeOptions } from 'react-admin';
import { DoneIcon, ErrorIcon, InfoIcon, WarnIcon } from '../components/public/icons.tsx';
import { hub } from './tokens.ts';

const tinted = (ink: 'done' | 'info' | 'warn' | 'error') => ({
  backgroundColor: hub(`${ink}Tint`),
  '& .MuiAlert-icon': { color: hub(ink) },
});

/** What answers: notices, progress, skeletons, tips. States are ink on tint, with an icon. */
export const feedbackComponents: RaThemeOptions['components'] = {
  MuiAlert: {
    defaultProps: {
      iconMapping: {
        success: createElement(DoneIcon),
        info: createElement(InfoIcon),
        warning: createElement(WarnIcon),
        error: createElement(ErrorIcon),
      },
    },
    styleOverrides: {
      root: {
        alignItems: 'flex-start',
        padding: '12px 16px',
        borderRadius: 'var(--hub-radius)',
        color: hub('ink'),
        fontSize: '1rem',
        lineHeight: 1.5,
      },
      icon: { flexShrink: 0, marginRight: 12, padding: '2px 0', opacity: 1 },
      message: { padding: 0, overflow: 'visible', overflowWrap: 'anywhere' },
      action: { padding: '0 0 0 16px', marginBlock: -6 },
      standardSuccess: tinted('done'),
      standardInfo: tinted('info'),
      standardWarning: tinted('warn'),
      standardError: tinted('error'),
    },
  },
  MuiAlertTitle: {
    styleOverrides: {
      root: { margin: 0, fontSize: '1rem', fontWeight: 600, lineHeight: 1.5 },
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
      action: { color: hub('frameAccent') },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: {
      root: { borderRadius: 'var(--hub-radius)', backgroundColor: hub('hairline') },
      text: { transform: 'none', marginBlock: 4 },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 6, borderRadius: 3, backgroundColor: hub('hairline') },
      bar: { borderRadius: 3, backgroundColor: hub('primary') },
    },
  },
  MuiTooltip: {
    defaultProps: { enterTouchDelay: 300 },
    styleOverrides: {
      tooltip: {
        padding: '6px 10px',
        borderRadius: 'var(--hub-radius)',
        backgroundColor: hub('ink'),
        color: hub('ground'),
        fontSize: '0.875rem',
        fontWeight: 500,
        lineHeight: 1.4,
      },
      arrow: { color: hub('ink') },
    },
  },
  MuiBadge: { styleOverrides: { badge: { fontSize: '0.875rem', fontWeight: 600 } } },
};
