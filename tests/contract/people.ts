/** The email addresses of the demo people. */
export const ada = 'poc.approved@northwind.example';
export const ben = 'poc.training@harbor.example';
export const cleo = 'poc.other@maple.example';
export const dev = 'poc.new@cedar.example';
export const elena = 'poc.pending@birch.example';
export const farid = 'poc.revision@elm.example';
export const grace = 'poc.renewal@oak.example';
export const hugo = 'poc.rejected@pine.example';
export const ivy = 'associate.invited@northwind.example';
export const jon = 'associate.created@northwind.example';
export const kira = 'associate.registered@northwind.example';
export const liam = 'associate.accredited@northwind.example';
export const mona = 'associate.renewal@northwind.example';
export const nils = 'associate.pending@northwind.example';
export const olga = 'associate.rejected@northwind.example';
export const paul = 'staff.member@northwind.example';
export const rosa = 'reviewer@aldervale.example';

export const everyone = [
  ada,
  ben,
  cleo,
  dev,
  elena,
  farid,
  grace,
  hugo,
  ivy,
  jon,
  kira,
  liam,
  mona,
  nils,
  olga,
  paul,
  rosa,
] as const;

/** The brand's public identifier (decision A7). */
export const licenseKey = '5e0d3c52-9f1b-4b53-8a64-1f1c1d2b7a90';

export const MINUTE = 60_000;
export const HOUR = 3_600_000;
export const DAY = 86_400_000;
