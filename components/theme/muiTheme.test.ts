import { createTheme } from '@mui/material/styles';
import { expect, it } from 'vitest';
import { defaultBrand } from '../../contract/brand.ts';
import { createHubTheme } from './muiTheme.ts';
import { muiTypography } from './muiTypography.ts';

const { style } = defaultBrand;

it('takes the colours that MUI computes with from the brand, for both schemes', () => {
  const second = { ...style, light: { ...style.light, primary: '#123456' } };
  const theme = createTheme(createHubTheme(second));
  expect(theme.colorSchemes.light?.palette.primary.main).toBe('#123456');
  expect(theme.colorSchemes.dark?.palette.primary.main).toBe(style.dark.primary);
});

it('lets the system choose the scheme, so that no script has to', () => {
  const theme = createTheme(createHubTheme());
  expect(theme.getColorSchemeSelector('dark')).toContain('prefers-color-scheme: dark');
});

it('sets no text under 14 px', () => {
  const sizes = Object.values(muiTypography).flatMap((variant) =>
    typeof variant === 'object' && 'fontSize' in variant
      ? [Number.parseFloat(variant.fontSize)]
      : [],
  );
  expect(sizes.length).toBeGreaterThan(10);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(0.875);
});
