/** A provider's answer is not accepted. Outside it is always the same; the reason is for the audit. */
export class SignOnRefused extends Error {
  readonly reason: string;
  /** What the audit says besides. */
  readonly details: object;

  constructor(reason: string, details: object = {}, cause?: unknown) {
    super(`Single sign-on was refused: ${reason}`, { cause });
    this.name = 'SignOnRefused';
    this.reason = reason;
    this.details = details;
  }
}

/** Returns what went wrong in a word: the code of openid-client or jose, or why nothing was answered. */
export function reasonOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : String(name ?? 'unknown');
}
