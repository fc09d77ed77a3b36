import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignOnSettings } from '../config/signOn.ts';
import type { SignOnPurpose } from '../db/tables/signOn.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Single sign-on of staff; undefined where no provider is set up. */
    signOn: SignOn | undefined;
  }
}

export interface SignOn {
  /** The providers, by their names in addresses and what people read. */
  providers: { name: string; label: string }[];
  settings: readonly SignOnSettings[];
  /** Where somebody can have an account that is linked: each provider, or each of its tenants. */
  places: { id: string; name: string }[];
  /**
   * Returns the issuer of a place, exactly as its tokens have it.
   * @throws InvalidInput for an unknown place, Busy if the provider can't be reached
   */
  issuerOf(request: FastifyRequest, place: string): Promise<string>;
  /** Returns what people read of the provider of an issuer; undefined if it is not set up. */
  labelOf(issuer: string): string | undefined;
  /**
   * Begins a visit to a provider in the browser of the reply, and returns its address there.
   * @throws NotFound for an unknown provider, Busy if it can't be reached
   */
  begin(reply: FastifyReply, provider: string, purpose: SignOnPurpose): Promise<URL>;
}
