import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { useHub } from '../../providers/HubContext.ts';
import { createHubTheme } from './muiTheme.ts';
import { styleCache } from './styleCache.ts';

/** The theme for dialogs over any page: outside of the portal there is none. */
export function OverlayTheme({ children }: { children: ReactNode }) {
  const { settings, language } = useHub();
  const [theme] = useState(() => createTheme(createHubTheme(settings.style, language)));
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
