/** The embedded PostgreSQL can't be used here; the message says why and what to do. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

export class DataDirectoryInUse extends EmbeddedPostgresError {
  override name = 'DataDirectoryInUse';
  readonly processId: string;

  constructor(dataDir: string, processId: string) {
    super(
      `The data directory ${dataDir} is in use by process ${processId}. ` +
        'Stop that process, or set DATA_DIR to another directory.',
    );
    this.processId = processId;
  }
}

/** Returns the `code` of a Node or PostgreSQL error, such as `ENOENT` or `57P03`; undefined if there is none. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
