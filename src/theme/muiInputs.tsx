import type { RaThemeOptions } from 'react-admin';
import { coarse, focusRing, hub } from './tokens.ts';

const box = (kind: string) => <span className={`hub-box hub-box-${kind}`} />;

const control = (radius: string | number) => ({
  padding: 10,
  borderRadius: 'var(--hub-radius)',
  color: hub('border'),
  '&:hover': { backgroundColor: 'transparent' },
  '&.Mui-focusVisible': { outline: 'none', '& .hub-box': focusRing },
  '& .hub-box': {
    display: 'grid',
    placeContent: 'center',
    width: 24,
    height: 24,
    border: `1px solid ${hub('border')}`,
    borderRadius: radius,
    backgroundColor: hub('paper'),
  },
  '&:hover .hub-box': { borderColor: hub('ink') },
  '& .hub-box::before': { content: '""', display: 'none' },
  '& .hub-box-on, & .hub-box-some': {
    borderColor: hub('primary'),
    backgroundColor: hub('primary'),
  },
  '& .hub-box-on::before': {
    display: 'block',
    width: 12,
    height: 6,
    border: `solid ${hub('onPrimary')}`,
    borderWidth: '0 0 2px 2px',
    transform: 'translateY(-1px) rotate(-45deg)',
  },
  '& .hub-box-some::before': {
    display: 'block',
    width: 12,
    height: 2,
    backgroundColor: hub('onPrimary'),
  },
  '& .hub-box-dot': { borderColor: hub('primary') },
  '& .hub-box-dot::before': {
    display: 'block',
    width: 12,
    height: 12,
    borderRadius: '50%',
    backgroundColor: hub('primary'),
  },
  '&.Mui-disabled .hub-box': { borderColor: hub('hairline'), backgroundColor: hub('sunken') },
  [coarse]: { padding: 10 },
});

/** What is filled in. Labels stand above their input, never inside; errors below, with a sign. */
export const inputComponents: RaThemeOptions['components'] = {
  MuiTextField: { defaultProps: { variant: 'outlined', margin: 'normal', fullWidth: true } },
  MuiFormControl: {
    defaultProps: { variant: 'outlined', margin: 'normal', fullWidth: true },
    styleOverrides: {
      // react-admin keeps a line free for help and errors, which is room enough.
      marginNormal: {
        marginTop: 0,
        marginBottom: 20,
        '&:has(> .MuiFormHelperText-root)': { marginBottom: 12 },
      },
      marginDense: { marginTop: 0, marginBottom: 12 },
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        position: 'static',
        maxWidth: '100%',
        marginBottom: 4,
        overflow: 'visible',
        color: hub('ink'),
        fontSize: '1rem',
        fontWeight: 600,
        lineHeight: 1.375,
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        transform: 'none',
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: hub('ink') },
      },
      asterisk: { color: hub('accent') },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        color: hub('ink'),
        fontWeight: 600,
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: hub('ink') },
      },
      asterisk: { color: hub('accent') },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: { fontSize: '1rem', lineHeight: 1.5 },
      input: {
        height: '1.5rem',
        '&::placeholder': { color: hub('quiet'), opacity: 1 },
        '&[readonly]': { color: hub('ink') },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: 44,
        borderRadius: 'var(--hub-radius)',
        backgroundColor: hub('paper'),
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: hub('ink') },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 2,
          borderColor: hub('focus'),
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderWidth: 2,
          borderColor: hub('error'),
        },
        '&.Mui-disabled, &:has([readonly]:not([aria-hidden]))': { backgroundColor: hub('sunken') },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: hub('hairline') },
      },
      input: { padding: '9px 12px' },
      multiline: { padding: '9px 12px' },
      inputMultiline: { padding: 0, height: 'auto' },
      notchedOutline: {
        top: 0,
        borderColor: hub('border'),
        '& legend': { display: 'none' },
      },
      adornedStart: { paddingLeft: 12 },
      adornedEnd: { paddingRight: 4 },
      inputAdornedStart: { paddingLeft: 8 },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '4px 0 0',
        color: hub('quiet'),
        fontSize: '0.875rem',
        lineHeight: 1.5,
        '&.Mui-error': {
          color: hub('error'),
          fontWeight: 500,
          // A sign beside the words, silent for assistive technology.
          '&:not(:empty):has(*:not(:empty), :not(*))::before, &:not(:has(*))::before': {
            content: '"!" / ""',
            display: 'inline-grid',
            placeContent: 'center',
            width: 18,
            height: 18,
            marginRight: 6,
            border: '1.5px solid currentcolor',
            borderRadius: '50%',
            fontSize: '0.75rem',
            fontWeight: 700,
            lineHeight: 1,
            verticalAlign: 'text-bottom',
          },
        },
      },
    },
  },
  MuiSelect: {
    styleOverrides: {
      select: { minHeight: '1.5rem', '&:focus': { backgroundColor: 'transparent' } },
      icon: { color: hub('quiet') },
    },
  },
  MuiAutocomplete: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      inputRoot: { padding: '3px 12px' },
      input: { padding: '6px 0' },
      option: { minHeight: 40, [coarse]: { minHeight: 44 } },
    },
  },
  MuiCheckbox: {
    defaultProps: { icon: box('off'), checkedIcon: box('on'), indeterminateIcon: box('some') },
    styleOverrides: { root: control('calc(var(--hub-radius) - 2px)') },
  },
  MuiRadio: {
    defaultProps: { icon: box('off'), checkedIcon: box('dot') },
    styleOverrides: { root: control('50%') },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 44, height: 44, padding: '10px 0', overflow: 'visible' },
      track: {
        border: `1px solid ${hub('border')}`,
        borderRadius: 12,
        backgroundColor: hub('paper'),
        opacity: 1,
      },
      thumb: { width: 16, height: 16, backgroundColor: hub('border'), boxShadow: 'none' },
      switchBase: {
        top: 0,
        padding: 14,
        left: -10,
        '&:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': { transform: 'translateX(20px)' },
        '&.Mui-checked + .MuiSwitch-track': {
          borderColor: hub('primary'),
          backgroundColor: hub('primary'),
          opacity: 1,
        },
        '&.Mui-checked .MuiSwitch-thumb': { backgroundColor: hub('onPrimary') },
        '&.Mui-disabled + .MuiSwitch-track': {
          borderColor: hub('hairline'),
          backgroundColor: hub('sunken'),
          opacity: 1,
        },
        '&.Mui-focusVisible': { outline: 'none', '& + .MuiSwitch-track': focusRing },
      },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { marginLeft: -10, '&:has(.MuiSwitch-root)': { gap: 10, marginLeft: 0 } },
      label: { fontSize: '1rem' },
    },
  },
  MuiFormGroup: { styleOverrides: { row: { columnGap: 16 } } },
};
