import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useMemo } from 'react';
import { useHub } from '#providers/HubContext.ts';
import { createHubThemes } from './muiTheme.ts';
import { styleCache } from './styleCache.ts';

/** The theme for dialogs over any page: outside of the portal there is none. */
export function OverlayTheme({ children }: { children: ReactNode }) {
  const { settings, language } = useHub();
  const dark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const theme = useMemo(() => {
    const { lightTheme, darkTheme } = createHubThemes(settings.style, language);
    return createTheme(dark ? darkTheme : lightTheme);
  }, [settings, language, dark]);
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
