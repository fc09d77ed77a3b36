import type { RaThemeOptions } from 'react-admin';
import { coarse, hub } from './tokens.ts';

const wide = '@media (min-width: 768px)';
const narrow = '@media (max-width: 767.98px)';

const notice = (ink: 'done' | 'warn' | 'error') => ({
  border: `1px solid ${hub(ink)}`,
  backgroundColor: hub(`${ink}Tint`),
  color: hub('ink'),
});

// A group's name is a label like any other.
const groupLabel = (prefix: string) => ({
  styleOverrides: {
    root: {
      [`& .${prefix}-label`]: { padding: 0, fontSize: '1rem', transform: 'none' },
    },
  },
});

const table = (prefix: string) => ({
  styleOverrides: {
    root: {
      [`& .${prefix}-headerCell`]: { backgroundColor: hub('paper') },
      [`& .${prefix}-clickableRow`]: { cursor: 'pointer' },
    },
  },
});

/** react-admin's own pieces, where MUI's overrides don't reach. */
export const reactAdminComponents: RaThemeOptions['components'] = {
  RaLayout: {
    styleOverrides: {
      root: {
        minWidth: 0,
        '& .RaLayout-appFrame': { minWidth: 0, marginTop: 56, [wide]: { marginTop: 72 } },
        '& .RaLayout-contentWithSidebar': { minWidth: 0 },
        '& .RaLayout-content': {
          minWidth: 0,
          maxWidth: 'calc(var(--hub-page-wide) + 2 * var(--hub-gutter))',
          marginInline: 'auto',
          padding: '24px var(--hub-gutter) 64px',
          [wide]: { paddingBlock: '40px 64px' },
        },
      },
    },
  },
  RaAppBar: {
    styleOverrides: {
      root: {
        '& .RaAppBar-toolbar': {
          minHeight: 56,
          paddingInline: 'var(--hub-gutter)',
          [wide]: { minHeight: 72 },
        },
      },
    },
  },
  RaSidebar: {
    styleOverrides: {
      root: {
        [wide]: { height: 'calc(100vh - 72px)' },
        '& .RaSidebar-fixed': { [wide]: { height: 'calc(100vh - 72px)' } },
        '& .MuiDrawer-paper': {
          backgroundColor: hub('paper'),
          [wide]: {
            borderRight: `1px solid ${hub('hairline')}`,
            backgroundColor: 'transparent',
          },
        },
      },
    },
  },
  RaMenu: { styleOverrides: { root: { gap: 2, padding: 12 } } },
  RaMenuItemLink: {
    styleOverrides: {
      root: {
        minHeight: 44,
        borderRadius: 'var(--hub-radius)',
        color: hub('ink'),
        '& .RaMenuItemLink-icon': { color: hub('quiet') },
        '&.RaMenuItemLink-active': {
          backgroundColor: hub('selected'),
          color: hub('primary'),
          fontWeight: 600,
          '& .RaMenuItemLink-icon': { color: hub('primary') },
        },
      },
    },
  },
  RaUserMenu: { styleOverrides: { root: { '& .RaUserMenu-userButton': { color: 'inherit' } } } },
  RaLoadingIndicator: {
    styleOverrides: { root: { '& .RaLoadingIndicator-loader': { color: hub('frameAccent') } } },
  },
  RaList: {
    styleOverrides: {
      root: {
        '& .RaList-main, & .RaList-content': { minWidth: 0 },
        '& .RaList-content': { overflowX: 'auto' },
      },
    },
  },
  RaListToolbar: {
    styleOverrides: {
      root: {
        gap: 16,
        padding: '0 0 16px',
        [narrow]: { alignItems: 'stretch', backgroundColor: 'transparent' },
      },
    },
  },
  RaTopToolbar: {
    styleOverrides: {
      root: {
        gap: 8,
        padding: 0,
        [narrow]: { flex: 'none', minHeight: 0, backgroundColor: 'transparent' },
      },
    },
  },
  RaFilterForm: {
    styleOverrides: {
      root: {
        gap: 16,
        minHeight: 0,
        padding: 0,
        [narrow]: { flex: 'none' },
        '& .MuiFormControl-root, & .RaFilterForm-filterFormInput .MuiFormControl-root': {
          marginBlock: 0,
        },
      },
    },
  },
  RaFilterFormInput: {
    styleOverrides: {
      root: {
        '& .RaFilterFormInput-spacer': { display: 'none' },
        '& .RaFilterFormInput-hideButton': { marginBottom: 2 },
      },
    },
  },
  RaBulkActionsToolbar: {
    styleOverrides: { root: { '& .RaBulkActionsToolbar-toolbar': { color: hub('ink') } } },
  },
  RaDatagrid: table('RaDatagrid'),
  RaDataTable: table('RaDataTable'),
  RaSimpleForm: { styleOverrides: { root: { [narrow]: { paddingBottom: 96 } } } },
  RaToolbar: {
    styleOverrides: {
      root: {
        gap: 16,
        padding: '0 16px 20px',
        backgroundColor: 'transparent',
        backgroundImage: 'none',
        [wide]: { padding: '0 28px 28px' },
        '&.RaToolbar-mobileToolbar': {
          padding: '12px 16px',
          borderTop: `1px solid ${hub('hairline')}`,
          backgroundColor: hub('paper'),
        },
      },
    },
  },
  RaLabeled: {
    styleOverrides: {
      root: {
        marginBottom: 12,
        '& .RaLabeled-label': { color: hub('quiet'), fontSize: '0.875rem', fontWeight: 600 },
      },
    },
  },
  RaNotification: {
    styleOverrides: {
      root: {
        '& .RaNotification-success': notice('done'),
        '& .RaNotification-warning': notice('warn'),
        '& .RaNotification-error': notice('error'),
        '& .RaNotification-undo': { color: 'inherit' },
      },
    },
  },
  RaButton: { styleOverrides: { root: { [coarse]: { minHeight: 44 } } } },
  RaCheckboxGroupInput: groupLabel('RaCheckboxGroupInput'),
  RaRadioButtonGroupInput: groupLabel('RaRadioButtonGroupInput'),
  RaSimpleFormIterator: { defaultProps: { fullWidth: true } },
};
