import type { RaThemeOptions } from 'react-admin';
import { coarse, hub } from './tokens.ts';

/** What is read in rows: tables, their pages, lists. */
export const dataComponents: RaThemeOptions['components'] = {
  MuiTable: { styleOverrides: { root: { fontVariantNumeric: 'tabular-nums' } } },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '16px',
        borderBottom: `1px solid ${hub('hairline')}`,
        fontSize: '1rem',
        lineHeight: 1.5,
        '&.MuiTableCell-paddingCheckbox': { padding: '0 4px 0 8px' },
      },
      sizeSmall: { height: 56, padding: '6px 16px' },
      head: {
        height: 48,
        paddingBlock: 8,
        borderBottomColor: hub('border'),
        color: hub('quiet'),
        fontSize: '0.875rem',
        fontWeight: 600,
        lineHeight: 1.5,
      },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        'tbody > &:last-of-type > td': { borderBottom: 0 },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: hub('selected') },
      },
      hover: { '&:hover': { backgroundColor: hub('sunken') } },
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: {
        minHeight: 24,
        '&:hover, &.Mui-active': { color: hub('ink') },
        '&.Mui-active .MuiTableSortLabel-icon': { color: hub('primary') },
      },
    },
  },
  MuiTablePagination: {
    styleOverrides: {
      toolbar: { minHeight: 56, paddingInline: 8, flexWrap: 'wrap' },
      displayedRows: { fontSize: '1rem', fontVariantNumeric: 'tabular-nums' },
      selectLabel: { fontSize: '1rem' },
    },
  },
  MuiPagination: { styleOverrides: { ul: { gap: 4 } } },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        minWidth: 40,
        height: 40,
        margin: 0,
        borderRadius: 'var(--hub-radius)',
        fontSize: '1rem',
        fontVariantNumeric: 'tabular-nums',
        '&:hover': { backgroundColor: hub('selected') },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          backgroundColor: hub('primary'),
          color: hub('onPrimary'),
          fontWeight: 600,
        },
        '&.Mui-disabled': { opacity: 1, color: hub('quiet') },
        [coarse]: { minWidth: 44, height: 44 },
      },
      ellipsis: { lineHeight: '40px' },
    },
  },
  MuiList: { styleOverrides: { padding: { paddingBlock: 8 } } },
  MuiListItemText: { styleOverrides: { secondary: { fontSize: '0.875rem' } } },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 40, color: hub('quiet') } } },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        borderRadius: 'var(--hub-radius)',
        '&:hover, &.Mui-selected, &.Mui-selected:hover': { backgroundColor: hub('selected') },
      },
    },
  },
};
