import { Children, type ComponentProps, createElement } from 'react';
import type { RaThemeOptions } from 'react-admin';
import { hub } from '#src/guest/kit/tokens.ts';

const floating = {
  border: `1px solid ${hub('hairline')}`,
  backgroundColor: hub('raised'),
  boxShadow: 'var(--hub-soft-shadow)',
};

const notice = (ink: 'done' | 'warn' | 'error') => ({
  border: `1px solid ${hub(ink)}`,
  backgroundColor: hub(`${ink}Tint`),
  color: hub('ink'),
});

const isWord = (child: unknown) => typeof child === 'string' && child.trim() !== '';

/** An item's name is its text: react-admin names the choice 'All' of a filter 'Clear value'. */
function Item({ 'aria-label': label, title, ...rest }: ComponentProps<'li'>) {
  const named = Children.toArray(rest.children).some(isWord) ? {} : { 'aria-label': label, title };
  return createElement('li', { ...rest, ...named });
}

function focusFirst(paper: HTMLElement): void {
  if (paper.contains(document.activeElement)) return;
  paper.querySelector<HTMLElement>('input, button, [tabindex="0"]')?.focus();
}

/** What floats above the page: dialogs, menus, notices; and paper itself. */
export const floats: RaThemeOptions['components'] = {
  MuiPaper: {
    styleOverrides: {
      // By the tokens, which are light in print, whatever the scheme of the screen is.
      root: { backgroundImage: 'none', color: hub('ink'), backgroundColor: hub('paper') },
      rounded: { borderRadius: 'calc(var(--hub-radius) + 2px)' },
    },
  },
  MuiCardContent: {
    styleOverrides: { root: { padding: 20, '&:last-child': { paddingBottom: 20 } } },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: hub('veil') },
      invisible: { backgroundColor: 'transparent' },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        margin: 16,
        outline: 'none',
        borderRadius: 'calc(var(--hub-radius) + 4px)',
        backgroundColor: hub('raised'),
        '--ground': hub('raised'),
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '24px 24px 12px', fontSize: '1.375rem' } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '0 24px 8px' } } },
  MuiDialogContentText: { styleOverrides: { root: { color: hub('ink') } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '16px 24px 24px' } } },
  MuiMenu: { styleOverrides: { paper: { ...floating, marginTop: 4 }, list: { paddingBlock: 6 } } },
  MuiPopover: {
    // The column selector is rendered before it is visible, and MUI leaves the focus where it was.
    defaultProps: { slotProps: { transition: { onEntered: focusFirst } } },
    styleOverrides: { paper: floating },
  },
  MuiMenuItem: {
    defaultProps: { component: Item },
    styleOverrides: {
      root: {
        minHeight: 44,
        paddingInline: 16,
        // Names and addresses are read to their end on a phone, too.
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        '&.Mui-focusVisible': { outlineOffset: -2 },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          backgroundColor: hub('selected'),
          fontWeight: 600,
        },
      },
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
    },
  },
  RaNotification: {
    styleOverrides: {
      root: {
        '& .RaNotification-success': notice('done'),
        '& .RaNotification-warning': notice('warn'),
        '& .RaNotification-error': notice('error'),
        '& .RaNotification-undo': { color: hub('primary') },
      },
    },
  },
  RaConfirm: {
    styleOverrides: {
      root: {
        '& .MuiDialogActions-root': { flexWrap: 'wrap', gap: 8, '& > *': { margin: 0 } },
        '& .MuiDialogActions-root .MuiButton-startIcon': { display: 'none' },
        '& .MuiDialogActions-root .MuiButton-root:not(.ra-confirm)': { borderColor: hub('border') },
        '& .RaConfirm-confirmPrimary, & .RaConfirm-confirmPrimary:hover': {
          backgroundColor: hub('primary'),
          color: hub('onPrimary'),
        },
        '& .RaConfirm-confirmWarning, & .RaConfirm-confirmWarning:hover': {
          backgroundColor: hub('error'),
          color: hub('paper'),
        },
      },
    },
  },
};
