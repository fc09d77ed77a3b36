import type { RaThemeOptions } from 'react-admin';
import { focusRing, hub, phone, unforced } from '#src/guest/kit/tokens.ts';

const small = { color: hub('quiet'), fontSize: '0.875rem' };

/** Lists: table, cards on a phone, filters above, pagination below. Hairlines and space, no boxes. */
export const lists: RaThemeOptions['components'] = {
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '6px 12px',
        borderBottom: `1px solid ${hub('hairline')}`,
        color: hub('ink'),
        fontSize: '1rem',
        fontVariantNumeric: 'tabular-nums',
        '&:first-of-type': { paddingInlineStart: 20 },
        '&:last-of-type': { paddingInlineEnd: 20 },
      },
      head: { ...small, fontWeight: 600, whiteSpace: 'nowrap' },
      body: { height: 52 },
      paddingCheckbox: {
        width: 52,
        padding: '0 4px 0 12px',
        '&:first-of-type': { paddingInlineStart: 12 },
      },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&.MuiTableRow-hover:hover, &.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: hub('sunken'),
        },
        'tbody > &:last-of-type > *': { borderBottom: 0 },
      },
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: {
        minHeight: 44,
        borderRadius: 'var(--hub-radius)',
        '&:hover, &:focus': { color: hub('ink') },
        '&:focus-visible': focusRing,
      },
      icon: { opacity: 0.35 },
    },
  },
  RaDataTable: {
    styleOverrides: {
      root: {
        overflowX: 'auto',
        // Words for screen readers are placed absolutely: outside of what is clipped, they would widen the page.
        position: 'relative',
        // A header takes two lines rather than the room of what is in its column.
        '& .RaDataTable-headerCell': {
          backgroundColor: 'transparent',
          position: 'static',
          whiteSpace: 'normal',
        },
        '.MuiCardContent-root & .MuiTableCell-root:first-of-type': { paddingInlineStart: 0 },
        '.MuiCardContent-root & .MuiTableCell-root:last-of-type': { paddingInlineEnd: 0 },
      },
    },
  },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        '& .RaBulkActionsToolbar-toolbar': {
          position: 'static',
          transform: 'none',
          height: 'auto',
          minHeight: 60,
          flexWrap: 'wrap',
          backgroundColor: hub('selected'),
          color: hub('ink'),
          transition: 'none',
        },
        '& .RaBulkActionsToolbar-collapsed': { display: 'none' },
        '& .RaBulkActionsToolbar-topToolbar': { backgroundColor: 'transparent' },
      },
    },
  },
  RaList: {
    styleOverrides: {
      root: {
        '& .RaList-main': { minWidth: 0 },
        '& .RaList-content': { boxShadow: 'var(--hub-soft-shadow)' },
        '& .RaList-noActions': { marginTop: 0 },
      },
    },
  },
  RaListToolbar: {
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        gap: '8px 16px',
        alignItems: 'flex-end',
        marginBottom: 12,
        '&&': { flexDirection: 'row', backgroundColor: 'transparent' },
        [phone]: { '&&': { flexDirection: 'column', alignItems: 'stretch' } },
      },
    },
  },
  RaTopToolbar: {
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        minHeight: 0,
        padding: 0,
        '&&': { backgroundColor: 'transparent' },
        // On a phone they have room for their names below the filters.
        [phone]: {
          justifyContent: 'flex-start',
          gap: '0 16px',
          '& .MuiIconButton-root': { width: 'auto', gap: 8, paddingInline: 8, fontSize: '1rem' },
          '& .MuiIconButton-root::after': { content: 'attr(aria-label)', fontWeight: 600 },
        },
      },
    },
  },
  RaFilterForm: {
    styleOverrides: {
      root: {
        '&&': { flex: '1 1 30rem' },
        gap: '8px 16px',
        minHeight: 0,
        padding: 0,
        '& .RaFilterForm-filterFormInput .MuiFormControl-root': { minWidth: 176, margin: 0 },
        // The first on a line of its own, the others in pairs.
        [phone]: {
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          gap: '12px 16px',
          '&&': { flex: 'none' },
          '& .RaFilterForm-filterFormInput:first-of-type': { gridColumn: '1 / -1' },
          '& .RaFilterForm-filterFormInput .MuiFormControl-root': { minWidth: 0 },
          '& .RaFilterForm-clearFix': { display: 'none' },
          // Half of a small screen is just wide enough for a day as Firefox writes it.
          '& input[type="date"]': { paddingInline: 6 },
        },
        '& .RaFilterFormInput-spacer': { display: 'none' },
        '& .RaFilterFormInput-hideButton': { margin: '4px 0' },
      },
    },
  },
  RaSimpleList: {
    styleOverrides: {
      root: {
        padding: 0,
        // A name can be one long word.
        overflowWrap: 'anywhere',
        // The button inside has its size from the first.
        '& .MuiListItem-root:has(> .MuiListItemButton-root)': { padding: 0 },
        '& .MuiListItem-root + .MuiListItem-root': { borderTop: `1px solid ${hub('hairline')}` },
        '& .MuiListItemText-primary > div': {
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          gap: 12,
        },
        // A card has its own padding.
        '.MuiCardContent-root & .MuiListItem-root > *': { paddingInline: 0 },
        '& .RaSimpleList-tertiary': { opacity: 1, float: 'none', flex: 'none' },
      },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        minHeight: 44,
        '&:hover, &.Mui-focusVisible': { backgroundColor: hub('sunken') },
        '&.Mui-focusVisible': { outlineOffset: -2 },
      },
    },
  },
  MuiTablePagination: {
    styleOverrides: {
      root: { display: 'block', overflow: 'visible', color: hub('quiet') },
      toolbar: { flexWrap: 'wrap', '&&': { minHeight: 60, padding: '8px 12px' } },
      selectLabel: { margin: 0, ...small },
      displayedRows: { margin: 0, ...small, fontVariantNumeric: 'tabular-nums' },
      select: { minHeight: 44, paddingBlock: 0 },
      input: {
        marginInline: '8px 24px',
        border: `1px solid ${hub('border')}`,
        borderRadius: 'var(--hub-radius)',
      },
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        minWidth: 44,
        height: 44,
        margin: 0,
        borderRadius: 'var(--hub-radius)',
        fontVariantNumeric: 'tabular-nums',
        '&.Mui-selected, &.Mui-selected:hover': {
          ...unforced,
          backgroundColor: hub('primary'),
          color: hub('onPrimary'),
        },
      },
      // Not interactive: so the pagination fits on one line of a phone.
      ellipsis: { minWidth: 24, lineHeight: '44px' },
    },
  },
};
