import type { z } from 'zod';
import type { CallDetails, Method, StepUp } from '../calls/call.ts';
import type { Capability } from './roles.ts';

/**
 * A call of the console; the schemas validate the request and the response. A body is a strict object: nobody sets by the
 * way what the call is not for.
 */
export interface StaffCallDetails extends CallDetails {
  /** Who may make it (roles.ts). */
  readonly needs: Capability;
  /** Path parameters; default: the `id` of a record. Invalid ones get 404. */
  readonly params?: z.ZodType;
  readonly response: z.ZodType;
  readonly stepUp?: StepUp;
  /** The longest body in bytes, if it is not the usual one. */
  readonly bodyLimit?: number;
}

/** Calls by method and path below `staffBase`: `POST agencies/:id/window`. */
export type StaffCallRows = Readonly<Record<`${Method} ${string}`, StaffCallDetails>>;

/** A list in the format of ra-data-simple-rest: `GET {resource}`, with a Content-Range header. */
export interface StaffListDetails extends Pick<StaffCallDetails, 'needs' | 'summary' | 'source'> {
  /** Made by `listQuery`. */
  readonly query: z.ZodType<{ range: [number, number] }>;
  readonly row: z.ZodType;
}

/** Lists by the resource that they are for react-admin. */
export type StaffListRows = Readonly<Record<string, StaffListDetails>>;
