import type { z } from 'zod';
import type { EndpointName } from '../../contract/addresses.ts';
import type { ProofMethod } from '../../contract/factorMethods.ts';
import { inputRefusal } from '../../contract/fieldErrors.ts';
import type { MessageParams } from '../../contract/messages.ts';
import { type ErrorCode, type ErrorMessage, errorText, tryAgainIn } from './rules/errorEnvelope.ts';

/** What is wrong, in the words of the domain. plugins/errors.ts has the HTTP status of each. */
export type ErrorKind =
  | 'invalidInput'
  | 'wrongCredentials'
  | 'notSignedIn'
  | 'notAllowed'
  | 'notFound'
  | 'methodNotAllowed'
  | 'conflict'
  | 'tooManyRequests'
  | 'busy'
  | 'callerGone'
  | HttpErrorKind;

type HttpErrorKind = 'tooLarge' | 'unsupportedMediaType' | 'wrongHost';

/** An error that is reported to the caller by its code. Any other error becomes a 500 without detail. */
export abstract class DomainError extends Error {
  abstract readonly kind: ErrorKind;
  readonly code: ErrorCode;
  readonly params: MessageParams | undefined;

  constructor(code: ErrorCode, params?: MessageParams) {
    super(errorText({ key: code, params }));
    this.name = new.target.name;
    this.code = code;
    this.params = params;
  }
}

/** The input is invalid; `fields` has the errors of single fields by their path in the body. */
export class InvalidInput extends DomainError {
  readonly kind = 'invalidInput';
  readonly fields: Readonly<Record<string, ErrorMessage>>;

  constructor(
    code: ErrorCode,
    params?: MessageParams,
    fields: Readonly<Record<string, ErrorMessage>> = {},
  ) {
    super(code, params);
    this.fields = fields;
  }
}

/** The credentials are wrong, or the account may not sign in. */
export class WrongCredentials extends DomainError {
  readonly kind = 'wrongCredentials';
  constructor() {
    super('error.accessDenied');
  }
}

export class NotSignedIn extends DomainError {
  readonly kind = 'notSignedIn';
  constructor() {
    super('gate.signIn');
  }
}

/** The person may not do this. */
export class NotAllowed extends DomainError {
  readonly kind = 'notAllowed';
}

/** The call demands a proof of who it is first; `proofs` are the ways in which the person can give it. */
export class ProofNeeded extends DomainError {
  readonly kind = 'notAllowed';
  readonly proofs: readonly ProofMethod[];

  constructor(proofs: readonly ProofMethod[]) {
    super('error.stepUp');
    this.proofs = proofs;
  }
}

/** The record does not exist, or belongs to another agency. */
export class NotFound extends DomainError {
  readonly kind = 'notFound';
  constructor(code: ErrorCode = 'error.notFoundRecord') {
    super(code);
  }
}

/** The method is not allowed now; `methods` are the allowed ones. */
export class MethodNotAllowed extends DomainError {
  readonly kind = 'methodNotAllowed';
  readonly methods: readonly string[];

  constructor(methods: readonly string[]) {
    super('error.methodNotAllowed');
    this.methods = methods;
  }
}

/** The current state does not allow the action. */
export class Conflict extends DomainError {
  readonly kind = 'conflict';
}

export class TooManyRequests extends DomainError {
  readonly kind = 'tooManyRequests';
  readonly retryAfterSeconds: number;

  /** @param refusal default: when to try again */
  constructor(retryAfterSeconds: number, refusal?: ErrorMessage) {
    const seconds = Math.ceil(retryAfterSeconds);
    const { key, params } = refusal ?? tryAgainIn(seconds);
    super(key, params);
    this.retryAfterSeconds = seconds;
  }
}

/** The server is overloaded, or its database or its store of files is unavailable. */
export class Busy extends DomainError {
  readonly kind = 'busy';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number, code: ErrorCode = 'error.serverBusy') {
    super(code);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The caller has closed the connection while waiting. */
export class CallerGone extends DomainError {
  readonly kind = 'callerGone';
  constructor() {
    super('error.serverBusy');
  }
}

/** The request can't be handled at the level of HTTP. Thrown by plugins and routes, never by the domain. */
export class HttpError extends DomainError {
  readonly kind: HttpErrorKind;

  constructor(kind: HttpErrorKind) {
    super(`error.${kind}`);
    this.kind = kind;
  }
}

export const invalidField = (field: string, key: ErrorCode): InvalidInput =>
  new InvalidInput('error.validation', undefined, { [field]: { key } });

export function invalidInput(error: z.core.$ZodError, call?: EndpointName): InvalidInput {
  const { reason, fields } = inputRefusal(error, call);
  return new InvalidInput(reason.key, reason.params, fields);
}
