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
