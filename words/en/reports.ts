import { quarter } from './common.ts';
import { report } from './report.ts';

/**
 * Words of Quarterly Reporting (specification §2, §5, decisions E1–E3, I9, I13, I15). The specification's are verbatim.
 */
export const reports = {
  title: 'Quarterly Reporting',
  intro: 'Once a quarter, tell us what your agency booked. It takes three steps and a few minutes.',

  quarter,

  due: {
    title: 'Your report is due',
    by: "Please upload last quarter's report by %{date}.",
    left: 'You have %{smart_count} day left. |||| You have %{smart_count} days left.',
    today: 'Today is the deadline.',
    over: 'The deadline has passed. Please upload the report as soon as you can.',
    none: 'No report is due at the moment.',
  },

  upload: {
    title: 'Upload a Report',
    help: 'An .xls or .xlsx file of up to 1 MB.',
    quarter: 'Quarter',
    for: 'This report is for %{quarter}.',
    replaces: 'It replaces %{name}, which stays in the history.',
    choose: 'Choose a file',
    drop: 'or drop it here',
    chosen: '%{name}, %{size}',
    tooLarge: '%{name}, %{size}, at most %{max}',
    kilobytes: '%{n} KB',
    megabytes: '%{n} MB',
    remove: 'Remove %{name}',
    submit: 'Upload',
    progress: 'Uploading %{name}',
    done: '%{name} has been uploaded. Thank you.',
    doneToCheck:
      '%{name} has been uploaded and counts as submitted. It is being checked for viruses; until then it cannot be downloaded.',
    unknown:
      'We do not know whether the report has arrived. You can safely press %{submit} again: the same file is not stored twice.',
    errorTitle: 'Uploading Report Error',
  },

  /** What was read in a file, before it is uploaded and on the page of the report. */
  reading: {
    title: 'What is in the file',
    running: 'Reading %{name}…',
    stale: 'The file has changed since you chose it. This is what it contained then.',
    failed: 'The file could not be read right now. You can still upload it.',
    unknownLayout:
      'No sheet of this file has the columns of the template: copy your events into the template to have them read.',
    tooMuch:
      'This file is too large to be read. To have it read, copy your events into the template.',
    unreadable:
      'This file is damaged and could not be read. Open it in your spreadsheet program and save it again.',
    asItIs: 'You can also upload it as it is.',
    template: 'Get the Template',
    clean: 'Nothing needs to be corrected.',
    sheet: 'Sheet that was read:',
    sums: 'Report totals',
    sum: 'Total',
    before: 'Previous quarter',
    events: 'Events',
    cancelled: '%{smart_count} of them canceled |||| %{smart_count} of them canceled',
    roomNights: 'Room Nights',
    revenue: 'Hotel Revenue',
    commission: 'Commission',
    findings: '%{smart_count} finding |||| %{smart_count} findings',
    findingsHelp: 'You can upload the file as it is, or correct it and choose it again.',
    more: 'The first %{shown} of %{count} are shown.',
    marked: 'Download a Marked Copy',
    markedHelp: 'Your own workbook, with all of these cells colored and commented.',
    hints: 'Worth a look',
    row: 'Row %{row}',
    line: '%{cell} · %{column} · %{found} · %{todo}',
    lineWithoutColumn: '%{cell} · %{found} · %{todo}',
  },

  /** The headings of the template, which name the column of a finding. */
  columns: report.columns,

  /** What is wrong with a cell, and what to do. */
  findings: {
    missing: { found: 'is empty', todo: 'fill it in' },
    columnMissing: { found: 'has no column', todo: 'copy its heading from the template' },
    notADate: { found: '“%{value}” is not a date', todo: 'enter a date such as 2026-03-31' },
    dateOrder: { found: 'is before the arrival date', todo: 'change one of them' },
    outsideQuarter: {
      found: 'is outside %{quarter}',
      todo: 'correct the date, or report the event with its own quarter',
    },
    notANumber: { found: '“%{value}” is not a number', todo: 'enter digits only' },
    percent: { found: '“%{value}” is a percentage', todo: 'enter the amount itself' },
    otherCurrency: {
      found: '“%{value}” is in another currency',
      todo: 'enter the amount in US dollars',
    },
    negative: { found: '%{value} is less than zero', todo: 'enter it without a minus sign' },
    notWhole: { found: '%{value} is not a whole number', todo: 'round it' },
    tooLarge: { found: '%{value} is more than one event can have', todo: 'check the number' },
    tooManyNights: {
      found: 'is more than %{rooms} rooms in %{nights} nights (%{max})',
      todo: 'correct the room nights, the rooms on peak or the dates',
    },
    unknownStatus: {
      found: '“%{value}” is not a status',
      todo: 'choose Definite, Held or Cancelled',
    },
    repeated: {
      found: 'is the same event as in row %{row}',
      todo: 'delete one of the rows, or give the events different names',
    },
    noBookingsBeside: {
      found: 'says that there were no bookings, next to events',
      todo: 'delete this row or the events',
    },
    noEvent: {
      found: 'has no event',
      todo: 'fill in a row for each event, or write “No bookings”',
    },
    formulaError: {
      found: 'has the error %{value}',
      todo: 'correct the formula, or enter the value',
    },
    noValue: {
      found: 'has a formula without a result',
      todo: 'open and save the file in your spreadsheet program, or enter the value',
    },
    merged: {
      found: 'is merged with the cell above',
      todo: 'split the cells and enter an amount for each event',
    },
    tooManyRows: {
      found: 'is not read, nor are the rows below it: a report has at most %{max} rows',
      todo: 'delete empty rows and rows that are not events',
    },
    unknownHotel: { found: 'was in none of your earlier reports', todo: 'check the spelling' },
    totalRows: {
      found: 'is a total, which is not counted (such rows: %{n})',
      todo: 'check that it is no event',
    },
    noteRows: {
      found: 'is a note, and not counted as an event (such rows: %{n})',
      todo: 'fill in the other columns if it is an event',
    },
    otherSheets: {
      found: 'is on the only sheet that is read; these have the same columns: %{sheets}',
      todo: 'copy their events into this sheet if they belong to the report',
    },
    hiddenSheet: {
      found: 'is on a hidden sheet, which is read because no other has the columns',
      todo: 'check that it is the right one',
    },
    manySheets: {
      found: 'was found in the first %{max} sheets; %{n} more were not searched',
      todo: 'move the sheet with your events to the front',
    },
    hiddenRows: {
      found: 'is in a hidden row, which counts like the others (%{n} in all)',
      todo: 'delete it if it does not belong to the report',
    },
    currencyFormat: {
      found: 'is shown as %{currency} and is counted in US dollars (%{n} in all)',
      todo: 'check that it is an amount in US dollars',
    },
  },

  /** The page of a past report. */
  detail: {
    intro: 'What was read in this report.',
    help: 'To correct it, upload a corrected file for the same quarter. It replaces this one in all totals; both stay in the history.',
    notRead: 'There are no totals for this report: it was uploaded before reports were read.',
    back: 'Back to Quarterly Reporting',
  },

  template: {
    title: 'How it works',
    get: 'Download the template.',
    link: 'Download Report Template',
    fill: "Fill in the quarter's bookings and save the file without macros and without a password.",
    send: 'Upload it here. The report appears in the history at once.',
  },

  list: {
    title: 'Report History',
    caption: 'Reports of your agency',
    name: 'File Name',
    date: 'Date Uploaded',
    replaced: 'replaced by a later upload',
    totals: '%{events} events · %{nights} room nights · %{revenue}',
    details: 'Details',
    detailsOf: '%{what}, %{name}',
    beingChecked: 'being checked for viruses',
    pages: 'Pages of reports',
    loading: 'Loading your reports…',
    failed: 'Your reports could not be loaded.',
    emptyTitle: 'No report yet',
    emptyText: 'Reports you upload are kept here. You can download them at any time.',
  },
};
