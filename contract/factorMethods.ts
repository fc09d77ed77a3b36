/** How a person may prove for a second time who it is (decision F9). Apart from the schemas, which a guest's page does not load. */
export const factorMethods = ['oneTimeCode', 'recoveryCode'] as const;
export type FactorMethod = (typeof factorMethods)[number];
