/**
 * What is known of an uploaded file: no scanner looked at it, one found nothing, none could be asked yet, one found
 * something.
 */
export const scanStates = ['NOT_SCANNED', 'CLEAN', 'WAITING', 'INFECTED'] as const;
export type ScanState = (typeof scanStates)[number];

/** Why a file is in quarantine: nobody can download it then. */
export const quarantineStates = ['WAITING', 'INFECTED'] as const satisfies readonly ScanState[];
export type QuarantineState = (typeof quarantineStates)[number];

export const isQuarantined = (state: ScanState): state is QuarantineState =>
  state === 'WAITING' || state === 'INFECTED';
