/**
 * The virus scan of an uploaded file: there is no scanner, no virus was found, the scanner was not available yet, a
 * virus was found.
 */
export const scanStates = ['NOT_SCANNED', 'CLEAN', 'WAITING', 'INFECTED'] as const;
export type ScanState = (typeof scanStates)[number];

/** The states of files in quarantine, which nobody can download. */
export const quarantineStates = ['WAITING', 'INFECTED'] as const satisfies readonly ScanState[];
export type QuarantineState = (typeof quarantineStates)[number];

export const isQuarantined = (state: ScanState): state is QuarantineState =>
  state === 'WAITING' || state === 'INFECTED';
