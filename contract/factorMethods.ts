// Apart from the schemas, which a guest's page does not load.

/** How a person may prove for a second time who it is (decision F9). */
export const factorMethods = ['oneTimeCode', 'recoveryCode'] as const;
export type FactorMethod = (typeof factorMethods)[number];

/** How a person proves it in an open session (decision F10): by the password only where there is no factor. */
export const proofMethods = ['oneTimeCode', 'password'] as const;
export type ProofMethod = (typeof proofMethods)[number];
