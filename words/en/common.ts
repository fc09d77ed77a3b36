/** A quarter's name. The console has it too, without the other words of the reports. */
export const quarter = 'Q%{n} %{year}';

/** Words that many screens share. */
export const common = {
  retry: 'Retry',
  close: 'Close',
  cancel: 'Cancel',
  loading: 'Loading…',
  /** Beside a day that ends something. */
  dayEnds: 'That day ends at midnight, %{zone}.',
  reference: 'Reference: %{id}',
  title: '%{page} – %{brand}',
  skip: 'Skip to content',
  menu: 'Menu',
  product: 'Accreditation Hub',
  /** Read aloud before what is wrong with a field. */
  error: 'Error:',
  /** In place of a page's content where scripts are switched off. */
  noScript: 'This page needs JavaScript. Please turn it on in your browser.',
};
