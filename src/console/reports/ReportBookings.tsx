import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { DataTable, ReferenceManyField } from 'react-admin';
import type { BookingRow } from '#contract/staff/reports.ts';
import { dollars, wholeNumber } from '#providers/i18n/numbers.ts';
import { Verbatim } from '#src/guest/kit/Verbatim.tsx';
import { DayField, Nothing, VerbatimField } from '../fields/fields.tsx';
import { Section } from '../layout/Section.tsx';
import { ListPages } from '../list/ListPages.tsx';
import { inScrollBox, ScrollBox } from '../list/ScrollBox.tsx';

const amount = (inWords: (value: number, language: 'en') => string, source: keyof BookingRow) => {
  const render = (row: object) => {
    const value = (row as BookingRow)[source];
    return typeof value === 'number' ? inWords(value, 'en') : <Nothing />;
  };
  return { source, render, align: 'right' } as const;
};

/** The events of the report, as they were read, in the order of its rows. */
export function ReportBookings() {
  const translate = useTranslate();
  const title = translate('staff.reports.page.bookings');
  return (
    <Section title={title}>
      <ReferenceManyField
        reference="bookings"
        target="reportId"
        sort={{ field: 'row', order: 'ASC' }}
        perPage={25}
        pagination={<ListPages />}
        empty={<p>{translate('staff.reports.page.none')}</p>}
      >
        <ScrollBox label={title} always>
          <DataTable<BookingRow>
            bulkActionButtons={false}
            rowClick={false}
            hover={false}
            aria-label={title}
            sx={inScrollBox}
          >
            <DataTable.Col disableSort {...amount(wholeNumber, 'row')} />
            <DataTable.Col disableSort source="eventName" field={VerbatimField} />
            <DataTable.Col<BookingRow>
              disableSort
              source="hotel"
              render={(row) => <Hotel row={row} />}
            />
            <DataTable.Col disableSort source="arrivalDate" field={DayField} />
            <DataTable.Col disableSort source="departureDate" field={DayField} />
            <DataTable.Col disableSort {...amount(wholeNumber, 'roomNights')} />
            <DataTable.Col disableSort {...amount(dollars, 'hotelRevenue')} />
            <DataTable.Col disableSort {...amount(dollars, 'commission')} />
            <DataTable.Col
              disableSort
              source="status"
              render={({ status }) =>
                status ? translate(`staff.reports.page.status.${status}`) : <Nothing />
              }
            />
          </DataTable>
        </ScrollBox>
      </ReferenceManyField>
    </Section>
  );
}

function Hotel({ row: { hotel, city, country } }: { row: BookingRow }) {
  return (
    <>
      {hotel ? <Verbatim>{hotel}</Verbatim> : <Nothing />}
      <Typography variant="caption" component="div" translate="no">
        {[city, country].filter(Boolean).join(', ')}
      </Typography>
    </>
  );
}
