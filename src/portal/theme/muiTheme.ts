import type { RaThemeOptions } from 'react-admin';
import type { SchemeTokens } from '#contract/brand.ts';
import { directionOf, type Language } from '#contract/languages.ts';
import { type SentStyle, safeStyle } from '#src/guest/kit/brandCss.ts';
import { muiTypography } from './muiTypography.ts';
import { buttons } from './parts/buttons.ts';
import { floats } from './parts/floating.ts';
import { inputs } from './parts/inputs.ts';
import { lists } from './parts/lists.ts';
import { pages } from './parts/pages.ts';

/**
 * The brand's style as two themes for `<AdminContext lightTheme={…} darkTheme={…}>`. Overrides use `--hub-…`; only colors
 * that MUI computes with are real values, from the same brand style (the settings' `style`).
 * The portal's follow the system; where a person chooses, the choice is written into the document's `data-scheme` for
 * `--hub-…`. One theme with MUI's CSS variables for both schemes takes three times as long to make.
 */
export function createHubThemes(style?: SentStyle, language: Language = 'en') {
  const { radius, light, dark } = safeStyle(style);
  const theme = (mode: 'light' | 'dark', tokens: SchemeTokens): RaThemeOptions => ({
    ...common(radius),
    direction: directionOf(language),
    palette: { mode, ...palette(tokens) },
  });
  return { lightTheme: theme('light', light), darkTheme: theme('dark', dark) };
}

const common = (radius: number): RaThemeOptions => ({
  breakpoints: { values: { xs: 0, sm: 768, md: 1024, lg: 1280, xl: 1920 } },
  spacing: 8,
  shape: { borderRadius: radius },
  shadows: ['none', ...Array(24).fill('var(--hub-soft-shadow)')] as RaThemeOptions['shadows'],
  sidebar: { width: 232, closedWidth: 60 },
  transitions: {
    duration: {
      shortest: 120,
      shorter: 120,
      short: 150,
      standard: 200,
      complex: 200,
      enteringScreen: 200,
      leavingScreen: 150,
    },
  },
  typography: muiTypography,
  components: { ...buttons, ...floats, ...inputs, ...lists, ...pages },
});

function palette(scheme: SchemeTokens) {
  const state = (main: string, light: string) => ({
    main,
    light,
    dark: main,
    contrastText: scheme.paper,
  });
  return {
    primary: {
      main: scheme.primary,
      light: scheme.primaryHover,
      dark: scheme.primaryHover,
      contrastText: scheme.onPrimary,
    },
    secondary: {
      main: scheme.accent,
      light: scheme.accentHover,
      dark: scheme.accentHover,
      contrastText: scheme.onAccent,
    },
    success: state(scheme.done, scheme.doneTint),
    info: state(scheme.info, scheme.infoTint),
    warning: state(scheme.warn, scheme.warnTint),
    error: state(scheme.error, scheme.errorTint),
    text: { primary: scheme.ink, secondary: scheme.quiet, disabled: scheme.quiet },
    divider: scheme.hairline,
    bulkActionsToolbarBackgroundColor: scheme.selected,
    bulkActionsToolbarColor: scheme.ink,
    background: { default: scheme.ground, paper: scheme.paper },
    action: {
      active: scheme.quiet,
      hover: scheme.selected,
      selected: scheme.selected,
      focus: scheme.selected,
      disabled: scheme.quiet,
      disabledBackground: scheme.sunken,
    },
  };
}
