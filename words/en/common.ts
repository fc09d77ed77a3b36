/** Words that many screens share. */
export const common = {
  retry: 'Retry',
  close: 'Close',
  cancel: 'Cancel',
  loading: 'Loading…',
  reference: 'Reference: %{id}',
  title: '%{page} – %{brand}',
  skip: 'Skip to content',
  menu: 'Menu',
  product: 'Accreditation Hub',
  error: 'Error',
};
