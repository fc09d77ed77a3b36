const title = (phone: string, wide: string) => ({
  fontFamily: 'var(--hub-title-font)',
  fontOpticalSizing: 'auto' as const,
  fontWeight: 560,
  fontSize: phone,
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
  '@media (min-width: 768px)': { fontSize: wide },
});

const small = { fontSize: '0.875rem', lineHeight: 1.5, letterSpacing: 0 };
const text = { fontSize: '1rem', lineHeight: 1.5, letterSpacing: 0 };

/** The scale of base.css, 14 · 16 · 18 · 22 · 28 · 36, under MUI's names. Nothing is smaller than 14 px. */
export const muiTypography = {
  fontFamily: 'var(--hub-text-font)',
  fontWeightMedium: 600,
  fontWeightBold: 600,
  h1: title('1.75rem', '2.25rem'),
  h2: title('1.375rem', '1.75rem'),
  h3: title('1.125rem', '1.375rem'),
  h4: title('1.375rem', '1.75rem'),
  /** The title of a panel. */
  h5: title('1.375rem', '1.375rem'),
  h6: title('1.125rem', '1.125rem'),
  subtitle1: { ...text, fontWeight: 600 },
  subtitle2: { ...small, fontWeight: 600 },
  body1: text,
  body2: text,
  caption: small,
  overline: { ...small, fontWeight: 600, textTransform: 'none' as const },
  button: { ...text, fontWeight: 600, lineHeight: 1.375, textTransform: 'none' as const },
};
