import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import { createElement } from 'react';
import type { RaThemeOptions } from 'react-admin';
import { coarse, focusRing, hub } from '#src/guest/kit/tokens.ts';
import { HelperText } from '../HelperText.tsx';
import { useCheckboxInput } from '../useCheckboxInput.ts';

/** A label above its box, not inside: it is shown in full, and autofill can't cover it. */
const above = {
  position: 'static' as const,
  maxWidth: 'none',
  padding: 0,
  transform: 'none',
  color: hub('ink'),
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.375,
  whiteSpace: 'normal' as const,
};

/** react-admin reserves space for a helper text even if there is none, unless it is `false`. */
const noHelp = { defaultProps: { helperText: false as const } };

/** The place where react-admin shrinks and moves the name of a group. */
const groupLabel = (name: string) => ({
  [`& .${name}-label`]: { ...above, marginBottom: 4 },
});

/** A checkbox or a radio button, without the circle that MUI draws around it. */
const tick = (focused: object) => ({
  padding: 10,
  color: hub('border'),
  '&:hover': { backgroundColor: 'transparent', color: hub('ink') },
  '&.Mui-focusVisible': { outline: 'none', '& svg': focused },
});

/** Fields: the label above the box, the help between them, the error below. */
export const inputs: RaThemeOptions['components'] = {
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
  MuiFormControl: {
    defaultProps: { variant: 'outlined', size: 'small', fullWidth: true },
    styleOverrides: {
      root: {
        gap: 4,
        margin: '0 0 16px',
      },
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: { ...above, order: -2, pointerEvents: 'auto' },
      asterisk: { color: hub('accent') },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        color: hub('ink'),
        '&.Mui-focused, &.Mui-error': { color: hub('ink') },
      },
    },
  },
  MuiFormHelperText: {
    defaultProps: { component: HelperText },
    styleOverrides: {
      root: {
        order: -1,
        margin: 0,
        '&.Mui-error': { order: 0, fontWeight: 500 },
      },
    },
  },
  MuiInputBase: {
    // Each input adds a style sheet, to notice that the browser has filled it in, so that its label makes room: ours do.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: {
        minHeight: 44,
        lineHeight: 1.5,
        '&.Mui-readOnly': { backgroundColor: hub('sunken') },
        '&.Mui-readOnly .MuiOutlinedInput-notchedOutline': { borderStyle: 'dashed' },
        '&.Mui-disabled': { backgroundColor: hub('sunken') },
      },
      input: {
        '&::placeholder': { color: hub('quiet'), opacity: 1 },
        '&:autofill': {
          WebkitTextFillColor: hub('ink'),
          boxShadow: `inset 0 0 0 3rem ${hub('selected')}`,
        },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        backgroundColor: hub('paper'),
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: hub('ink') },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: hub('focus') },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderColor: hub('error'),
          borderWidth: 2,
        },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: hub('hairline') },
      },
      input: { boxSizing: 'border-box', height: 'auto', minHeight: 44, padding: '8px 12px' },
      multiline: { padding: 0, '& textarea': { minHeight: 0 } },
      notchedOutline: { top: 0, borderColor: hub('border'), '& legend': { display: 'none' } },
    },
  },
  MuiSelect: {
    // The empty choice, for example 'All', is announced like any choice.
    defaultProps: { displayEmpty: true, IconComponent: DownIcon },
    styleOverrides: {
      // A long choice ends with an ellipsis, which a flex box would not show.
      select: { display: 'block', alignContent: 'center' },
    },
  },
  MuiAutocomplete: {
    defaultProps: { fullWidth: true, popupIcon: createElement(DownIcon) },
    styleOverrides: {
      // Its arrow is in the same place as that of a select.
      root: { '& .MuiOutlinedInput-root .MuiAutocomplete-endAdornment': { right: -1 } },
      inputRoot: {
        '&.MuiOutlinedInput-root': {
          padding: '0 40px 0 0',
          '& .MuiAutocomplete-input': { padding: '8px 12px' },
        },
      },
      paper: { border: `1px solid ${hub('hairline')}`, backgroundColor: hub('raised') },
      option: { minHeight: 40, [coarse]: { minHeight: 44 } },
    },
  },
  MuiCheckbox: {
    defaultProps: {
      slotProps: {
        root: { 'aria-label': undefined },
        input: useCheckboxInput,
      },
    },
    styleOverrides: { root: tick(focusRing) },
  },
  MuiRadio: { styleOverrides: { root: tick({ ...focusRing, borderRadius: '50%' }) } },
  MuiFormControlLabel: { styleOverrides: { root: { marginInlineStart: -10 } } },
  MuiSwitch: {
    styleOverrides: {
      root: {
        width: 44,
        height: 44,
        padding: '10px 0',
        overflow: 'visible',
      },
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
        insetInlineStart: -10,
        '&:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': { transform: 'translateX(calc(20px * var(--hub-way)))' },
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
  RaTextInput: noHelp,
  RaDateInput: noHelp,
  RaDateTimeInput: noHelp,
  RaPasswordInput: noHelp,
  RaSelectInput: noHelp,
  RaAutocompleteInput: noHelp,
  RaBooleanInput: {
    ...noHelp,
    styleOverrides: {
      root: {
        '& .MuiFormControlLabel-root': { marginInlineStart: 0, gap: 8 },
        '& .MuiFormHelperText-root': { order: 0 },
        '& + .ra-input': { marginTop: 8 },
      },
    },
  },
  RaRadioButtonGroupInput: {
    ...noHelp,
    styleOverrides: { root: groupLabel('RaRadioButtonGroupInput') },
  },
  RaCheckboxGroupInput: {
    ...noHelp,
    styleOverrides: {
      root: {
        ...groupLabel('RaCheckboxGroupInput'),
        '& .MuiFormGroup-root': {
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
          columnGap: 24,
        },
        '& .MuiFormControlLabel-root': { [coarse]: { minHeight: 44 } },
      },
    },
  },
  RaArrayInput: {
    ...noHelp,
    styleOverrides: { root: { '& .RaArrayInput-label': above } },
  },
  RaSimpleFormIterator: {
    defaultProps: { fullWidth: true },
    // The actions are visible for keyboard and touch too, not only on hover.
    styleOverrides: {
      root: {
        '& .RaSimpleFormIterator-action': { visibility: 'visible', marginTop: 0 },
        // A list of short texts: each on a line with its button, on a phone too.
        '& .RaSimpleFormIterator-line': {
          display: 'flex',
          maxWidth: '19rem',
          marginBottom: 8,
          borderBottom: 0,
        },
      },
    },
  },
};
