import type { ScanState } from '../../../contract/scans.ts';

export interface ScanResult {
  state: ScanState;
  /** The scanner's name of the virus. */
  finding?: string;
  /** Why there is no verdict, for the log. */
  problem?: string;
}

export interface Scanner {
  /** Never rejects: without a verdict, as when `signal` ends the try, the state is WAITING. */
  scan(file: Buffer, signal?: AbortSignal): Promise<ScanResult>;
}

/** For a server without a virus scanner. */
export const noScanner: Scanner = { scan: async () => ({ state: 'NOT_SCANNED' }) };
