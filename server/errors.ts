import type { z } from 'zod';
import { type ErrorCode, type ErrorMessage, errorText } from '../contract/errors.ts';
import { fieldErrors } from '../contract/fieldErrors.ts';
import type { MessageParams } from '../contract/messages.ts';

/**
 * An error that the caller may read, by its code. plugins/errors.ts answers each kind by its HTTP status; whatever else
 * is thrown is a 500 without detail.
 */
export abstract class DomainError extends Error {
  readonly code: ErrorCode;
  readonly params: MessageParams | undefined;

  constructor(code: ErrorCode, params?: MessageParams) {
    super(errorText({ key: code, params }));
    this.name = new.target.name;
    this.code = code;
    this.params = params;
  }
}

/** What was sent breaks a rule; `fields` holds what is wrong with each field, by its path in the body. */
export class InvalidInput extends DomainError {
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

/** Address and password do not belong together, or may not sign in. */
export class WrongCredentials extends DomainError {
  constructor() {
    super('error.accessDenied');
  }
}

/** Nobody is signed in. */
export class NotSignedIn extends DomainError {
  constructor() {
    super('gate.signIn');
  }
}

/** The person may not do this. */
export class NotAllowed extends DomainError {}

/** There is no such thing, or it is another agency's. */
export class NotFound extends DomainError {
  constructor(code: ErrorCode = 'error.notFoundRecord') {
    super(code);
  }
}

/** The thing can't be changed by this method now; `methods` are those that it can be called by. */
export class MethodNotAllowed extends DomainError {
  readonly methods: readonly string[];

  constructor(methods: readonly string[]) {
    super('error.methodNotAllowed');
    this.methods = methods;
  }
}

/** It can't be done as things stand. */
export class Conflict extends DomainError {}

/** A limit is used up for so long. */
export class TooManyRequests extends DomainError {
  readonly retryAfterSeconds: number;

  constructor(
    retryAfterSeconds: number,
    { key, params }: ErrorMessage = { key: 'error.tooManyRequests' },
  ) {
    super(key, params);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The server has too much to do, or its database is away. */
export class Busy extends DomainError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('error.serverBusy');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The caller has hung up while waiting: nobody reads the answer. */
export class CallerGone extends DomainError {
  constructor() {
    super('error.serverBusy');
  }
}

/** HTTP itself has no way for such a request, whatever it asks for. Of plugins and routes, never of the domain. */
export class HttpError extends DomainError {
  readonly statusCode: 413 | 415 | 421;

  constructor(statusCode: 413 | 415 | 421, code: ErrorCode) {
    super(code);
    this.statusCode = statusCode;
  }
}

/** Something is wrong with some fields, by their path in the body. */
export const invalidFields = (fields: Readonly<Record<string, ErrorMessage>>): InvalidInput =>
  new InvalidInput('error.validation', undefined, fields);

/** What a schema refused, field by field; of the whole input there is nothing to mark. */
export function invalidInput(error: z.core.$ZodError): InvalidInput {
  const { '': whole, ...fields } = fieldErrors(error);
  return whole === undefined || Object.keys(fields).length > 0
    ? invalidFields(fields)
    : new InvalidInput('error.badRequest');
}
