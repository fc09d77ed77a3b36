// Apart from the schemas, which a guest's page does not load.

/** How a person may prove for a second time who it is (decision F9). */
export const factorMethods = ['passkey', 'oneTimeCode', 'recoveryCode'] as const;
export type FactorMethod = (typeof factorMethods)[number];
/** Those that are typed. */
export const codeMethods = ['oneTimeCode', 'recoveryCode'] as const satisfies FactorMethod[];
export type CodeMethod = (typeof codeMethods)[number];

/** What people have for it. */
export const factorKinds = ['passkey', 'oneTimeCode'] as const satisfies FactorMethod[];
export type FactorKind = (typeof factorKinds)[number];

/** How a person proves it in an open session (decision F10): by the password only where there is no factor. */
export const proofMethods = ['passkey', 'oneTimeCode', 'password', 'signOn'] as const;
export type ProofMethod = (typeof proofMethods)[number];
