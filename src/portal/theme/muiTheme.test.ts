import { createTheme } from '@mui/material/styles';
import { expect, it } from 'vitest';
import { defaultBrand } from '#brands/defaultBrand.ts';
import { createHubThemes } from './muiTheme.ts';
import { muiTypography } from './muiTypography.ts';

const { style } = defaultBrand;

it("the colors that MUI computes with are the brand's, in both schemes", () => {
  const second = { ...style, light: { ...style.light, primary: '#123456' } };
  const { lightTheme, darkTheme } = createHubThemes(second);
  expect(createTheme(lightTheme).palette.primary.main).toBe('#123456');
  expect(createTheme(darkTheme).palette.primary.main).toBe(style.dark.primary);
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
