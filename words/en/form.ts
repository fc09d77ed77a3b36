import * as reference from '../../contract/reference.ts';

/**
 * The words of a list by wire code. Typed by code, so that a language that lacks one fails the type check
 * (decision H8).
 */
export const labels = <Code extends string>(options: readonly reference.Option<Code>[]) =>
  Object.fromEntries(options.map(({ code, label }) => [code, label])) as Record<Code, string>;

/** What the reference data is called (specification §3): by list and wire code. */
export const options = {
  countries: labels(reference.countries),
  states: {
    US: labels(reference.states.US),
    CA: labels(reference.states.CA),
    MX: labels(reference.states.MX),
  },
  meetingBands: labels(reference.meetingBands),
  meetingSizeBands: labels(reference.meetingSizeBands),
  percentBands: labels(reference.percentBands),
  revenueBands: labels(reference.revenueBands),
  hotelBrands: labels(reference.hotelBrands),
  hotelTypes: labels(reference.hotelTypes),
  naturesOfBusiness: labels(reference.naturesOfBusiness),
  marketSegments: labels(reference.marketSegments),
  sourcingPlatforms: labels(reference.sourcingPlatforms),
};

/** Words of every form. */
export const form = {
  address: { street: 'Street', city: 'City', state: 'State', zip: 'Zip', country: 'Country' },
  choose: 'Please choose',
  chooseCountryFirst: 'Choose a country first',
  noOptions: 'Nothing found',
  notStated: 'Not provided',
  yes: 'Yes',
  no: 'No',
  copyAddress: 'Copy from %{from}',
  addressCopied: 'Copied from %{from}.',
  addNumber: 'Add a number',
  addNumberTo: 'Add a number to %{label}',
  removeNumber: 'Remove number %{n} from %{label}',
  numberOf: '%{label}: number %{n}',
  newTab: '(opens in a new tab)',
  outline: {
    title: 'Sections',
    progress: '%{done} of %{total} complete',
    complete: 'complete',
    open: 'incomplete',
    optional: 'optional',
    attention: 'needs correction',
  },
  summary: {
    title: 'There is one field to correct |||| There are %{smart_count} fields to correct',
    comments: 'Comments of the reviewer',
  },
  comment: 'Reviewer, %{date}',
  general: 'General comment',
  stale: {
    differences: 'These fields are different in the saved version:',
    saved: 'Saved: %{value}',
    take: 'Use the saved value',
    same: 'The saved version is the same as yours.',
  },
  oneSitting: 'Please complete the form in one sitting: your progress cannot be saved.',
  asterisk: 'Fields with an asterisk are required.',
};
