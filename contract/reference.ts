/** Reference data (specification §3, decision G2): `code` is used in the API, `label` is shown. */
export interface Option<Code extends string = string> {
  code: Code;
  label: string;
}

/**
 * Returns options by code: the label in capitals with one underscore for each run of other characters (decision I2).
 */
const coded = <const Code extends string>(table: Readonly<Record<Code, string>>) =>
  (Object.entries(table) as [Code, string][]).map(
    ([code, label]): Option<Code> => ({ code, label }),
  );
/** Returns options whose labels are their codes, such as bands and percents (decision I2). */
const plain = <const Label extends string>(...labels: readonly Label[]) =>
  labels.map((label): Option<Label> => ({ code: label, label }));

export const numberTypes = ['IATA', 'ARC', 'CLIA', 'SATO', 'TIDS', 'TRUE', 'TSI'] as const;
export type NumberType = (typeof numberTypes)[number];

export const meetingBands = plain(
  '1-10',
  '11-25',
  '26-50',
  '51-100',
  '101-250',
  '251-500',
  '501-1000',
  '1000+',
);
export const meetingSizeBands = plain('10-50', '51-100', '101-200', '201-500', '501+');
export const percentBands = plain(
  '0%',
  '1-10%',
  '11-20%',
  '21-30%',
  '31-40%',
  '41-50%',
  '51-60%',
  '61-70%',
  '71-80%',
  '81-90%',
  '91-100%',
);
export const revenueBands = plain(
  '<$1M',
  '$1M-$10M',
  '$11M-$25M',
  '$26M-$50M',
  '$51M-$100M',
  '$101M-$150M',
  '>$151M',
);
export const hotelBrands = coded({
  MARRIOTT: 'Marriott',
  IHG: 'IHG',
  HYATT: 'Hyatt',
  WYNDHAM: 'Wyndham',
  ACCOR_GROUP: 'Accor Group',
  CHOICE_HOTELS: 'Choice Hotels',
  BEST_WESTERN: 'Best Western',
  NONE: 'None',
});
export const hotelTypes = coded({
  LUXURY: 'Luxury',
  UPSCALE: 'Upscale',
  FULL_SERVICE: 'Full Service',
  FOCUSED_SERVICE: 'Focused Service',
  ALL_SUITES: 'All Suites',
  NOT_APPLICABLE: 'Not Applicable',
});
export const naturesOfBusiness = coded({
  FULL_SERVICE_MEETING_PLANNING: 'Full Service Meeting Planning',
  TMC: 'TMC',
  HOUSING_REGISTRATION: 'Housing Registration',
  SOURCING_ONLY: 'Sourcing Only',
  OTHER: 'Other',
});
export const marketSegments = coded({
  GROUP_CONVENTION_ASSOCIATION: 'Group Convention & Association',
  COMPANY_MEETING_NON_TRANSIENT: 'Company Meeting Non Transient',
  SMERF: 'SMERF',
  GOVERNMENT: 'Government',
  NOT_APPLICABLE: 'Not Applicable',
});
export const sourcingPlatforms = coded({
  BIZLY: 'Bizly',
  CVENT: 'Cvent',
  GROUPS360: 'Groups360',
  GROUPIZE: 'Groupize',
  LENOS: 'Lenos',
  MEETING_EVOLUTION: 'Meeting Evolution',
  OTHER: 'Other',
  NOT_APPLICABLE: 'Not Applicable',
});

/** The options that exclude all others of their list (decision G3). */
export const exclusiveCodes = ['NONE', 'NOT_APPLICABLE'];

export const countries = coded({ US: 'United States', CA: 'Canada', MX: 'Mexico' });

/** States, provinces and territories by two-letter code; Mexico's are the CURP's (decision I26). */
export const states = {
  US: coded({
    AL: 'Alabama',
    AK: 'Alaska',
    AZ: 'Arizona',
    AR: 'Arkansas',
    CA: 'California',
    CO: 'Colorado',
    CT: 'Connecticut',
    DE: 'Delaware',
    DC: 'District of Columbia',
    FL: 'Florida',
    GA: 'Georgia',
    HI: 'Hawaii',
    ID: 'Idaho',
    IL: 'Illinois',
    IN: 'Indiana',
    IA: 'Iowa',
    KS: 'Kansas',
    KY: 'Kentucky',
    LA: 'Louisiana',
    ME: 'Maine',
    MD: 'Maryland',
    MA: 'Massachusetts',
    MI: 'Michigan',
    MN: 'Minnesota',
    MS: 'Mississippi',
    MO: 'Missouri',
    MT: 'Montana',
    NE: 'Nebraska',
    NV: 'Nevada',
    NH: 'New Hampshire',
    NJ: 'New Jersey',
    NM: 'New Mexico',
    NY: 'New York',
    NC: 'North Carolina',
    ND: 'North Dakota',
    OH: 'Ohio',
    OK: 'Oklahoma',
    OR: 'Oregon',
    PA: 'Pennsylvania',
    PR: 'Puerto Rico',
    RI: 'Rhode Island',
    SC: 'South Carolina',
    SD: 'South Dakota',
    TN: 'Tennessee',
    TX: 'Texas',
    UT: 'Utah',
    VT: 'Vermont',
    VA: 'Virginia',
    WA: 'Washington',
    WV: 'West Virginia',
    WI: 'Wisconsin',
    WY: 'Wyoming',
  }),
  CA: coded({
    AB: 'Alberta',
    BC: 'British Columbia',
    MB: 'Manitoba',
    NB: 'New Brunswick',
    NL: 'Newfoundland and Labrador',
    NS: 'Nova Scotia',
    NT: 'Northwest Territories',
    NU: 'Nunavut',
    ON: 'Ontario',
    PE: 'Prince Edward Island',
    QC: 'Quebec',
    SK: 'Saskatchewan',
    YT: 'Yukon',
  }),
  MX: coded({
    AS: 'Aguascalientes',
    BC: 'Baja California',
    BS: 'Baja California Sur',
    CC: 'Campeche',
    CL: 'Coahuila',
    CM: 'Colima',
    CS: 'Chiapas',
    CH: 'Chihuahua',
    DF: 'Ciudad de México',
    DG: 'Durango',
    GT: 'Guanajuato',
    GR: 'Guerrero',
    HG: 'Hidalgo',
    JC: 'Jalisco',
    MC: 'Estado de México',
    MN: 'Michoacán',
    MS: 'Morelos',
    NT: 'Nayarit',
    NL: 'Nuevo León',
    OC: 'Oaxaca',
    PL: 'Puebla',
    QT: 'Querétaro',
    QR: 'Quintana Roo',
    SP: 'San Luis Potosí',
    SL: 'Sinaloa',
    SR: 'Sonora',
    TC: 'Tabasco',
    TS: 'Tamaulipas',
    TL: 'Tlaxcala',
    VZ: 'Veracruz',
    YN: 'Yucatán',
    ZS: 'Zacatecas',
  }),
};

/** {@link states} for a country code that may be unknown. */
export const statesOf: Readonly<Record<string, readonly Option[]>> = { ...states };
