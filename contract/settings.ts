import type { Brand } from './brand.ts';
import type { Settings } from './records.ts';

/** The zone of a program in which days end last, unless the operator names another. */
export const usualTimeZone = 'America/Los_Angeles';

/**
 * Returns the response of `foundation_settings` for a brand (specification §3, decision A1); `appBaseURL` is the
 * portal's origin.
 */
export const settingsOf = (
  brand: Brand,
  {
    appBaseURL = '',
    surpriseRegistration = false,
    timeZone = usualTimeZone,
    signOn = undefined as Settings['authSettings']['signOn'],
    badges = false,
  } = {},
): Settings => ({
  style: { ...brand.style },
  analyticsKey: brand.analyticsKey,
  authSettings: {
    app: brand.app,
    brand: brand.code,
    licenseKey: brand.licenseKey,
    surpriseRegistration,
    ...(signOn && { signOn }),
  },
  appBaseURL,
  name: brand.name,
  shortName: brand.shortName,
  legalName: brand.legalName,
  supportEmail: brand.supportEmail,
  accreditationEmail: brand.accreditationEmail,
  logo: [...brand.logo],
  timeZone,
  brandBar: brand.sisterBrands.map(({ name, kind }) => ({ name, kind })),
  heroImageDark: brand.heroImageDark && `/art/${brand.heroImageDark}`,
  ...(brand.languages && { languages: [...brand.languages] }),
  ...(badges && { badges }),
  texts: {},
});
