import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import { HOUR, MINUTE, SECOND } from '../../../contract/dates.ts';
import type { SignOnSettings } from '../../core/config/signOn.ts';
import { reasonOf, SignOnRefused } from './refused.ts';

/** Default: the seconds within which a provider has to answer. */
const ANSWER_S = 5;
/** After this time a provider that could not be reached is asked again. */
const RETRY_MS = 10 * SECOND;
/** Clocks of two machines may differ by so much. */
const TOLERANCE_S = 30;

/** What belongs to one visit, and what the provider has to send back. */
export interface VisitSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

/** As whom the provider knows a person. */
export interface Known {
  issuer: string;
  subject: string;
  /** The provider's own session. */
  session: string | undefined;
  /** When the person last proved there who it is, in seconds. */
  provedAt: number | undefined;
  /** The address is no proof of anything: it is compared with no account to sign somebody in. */
  email: string | undefined;
  groups: string[];
}

interface Opened {
  config: oidc.Configuration;
  keys: ReturnType<typeof createRemoteJWKSet>;
}

/** A provider of OpenID Connect. Its addresses and keys are fetched when they are needed first, and kept. */
export class Provider {
  readonly settings: SignOnSettings;
  readonly #callback: string;
  readonly #isInsecure: boolean;
  readonly #answerSeconds: number;
  #opened: { until: number; value: Promise<Opened> } | undefined;

  constructor(
    settings: SignOnSettings,
    of: { callback: string; isInsecure: boolean; answerSeconds?: number },
  ) {
    this.settings = settings;
    this.#callback = of.callback;
    this.#isInsecure = of.isInsecure;
    this.#answerSeconds = of.answerSeconds ?? ANSWER_S;
  }

  /** Returns where the person goes. @throws SignOnRefused if the provider can't be reached */
  async begin({ state, nonce, verifier }: VisitSecrets, { isFresh = false } = {}): Promise<URL> {
    const { config } = await this.#open();
    return oidc.buildAuthorizationUrl(config, {
      redirect_uri: this.#callback,
      scope: this.settings.scope,
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(isFresh && { prompt: 'login', max_age: '0' }),
    });
  }

  /**
   * Returns whom the provider's answer names. openid-client checks state, issuer, nonce, times and, for a fresh proof, when it
   * was given; the signature is checked here, by the algorithms of the settings alone.
   * @param query the query with which the provider has sent the browser back
   * @throws SignOnRefused
   */
  async finish(
    query: URLSearchParams,
    { state, nonce, verifier }: VisitSecrets,
    { isFresh = false } = {},
  ): Promise<Known> {
    const { config, keys } = await this.#open();
    try {
      const answer = await oidc.authorizationCodeGrant(
        config,
        new URL(`${this.#callback}?${query}`),
        {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
          ...(isFresh && { maxAge: 0 }),
        },
      );
      const claims = await this.#verified(answer.id_token ?? '', config, keys);
      const { email, auth_time: provedAt, sid } = claims;
      return {
        issuer: claims.iss ?? '',
        subject: claims.sub ?? '',
        session: typeof sid === 'string' ? sid : undefined,
        provedAt: typeof provedAt === 'number' ? provedAt : undefined,
        email: typeof email === 'string' ? email : undefined,
        groups: namesIn(claims[this.settings.groups?.claim ?? 'groups']),
      };
    } catch (error) {
      throw error instanceof SignOnRefused ? error : new SignOnRefused(reasonOf(error), {}, error);
    }
  }

  /** Returns whose sessions a logout token of the provider ends. @throws SignOnRefused */
  async readLogout(token: string) {
    const { config, keys } = await this.#open();
    try {
      const { iss = '', sub, sid, jti, events, nonce } = await this.#verified(token, config, keys);
      const isLogout =
        typeof events === 'object' &&
        events !== null &&
        'http://schemas.openid.net/event/backchannel-logout' in events;
      const session = typeof sid === 'string' ? sid : undefined;
      if (!isLogout || nonce !== undefined || !jti || !(sub || session)) {
        throw new SignOnRefused('notALogoutToken');
      }
      return { issuer: iss, subject: sub, session, jti };
    } catch (error) {
      throw error instanceof SignOnRefused ? error : new SignOnRefused(reasonOf(error), {}, error);
    }
  }

  /** Returns the issuer that tokens name, for Entra those of a tenant. @throws SignOnRefused if the provider can't be reached */
  async issuer(tenant = ''): Promise<string> {
    return issuerIn((await this.#open()).config, tenant);
  }

  /** Returns the claims of a token that the provider has signed for us alone, a short time ago. */
  async #verified(
    token: string,
    config: oidc.Configuration,
    keys: Opened['keys'],
  ): Promise<JWTPayload> {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: this.settings.algorithms,
      audience: this.settings.clientId,
      clockTolerance: TOLERANCE_S,
      maxTokenAge: HOUR / SECOND,
      requiredClaims: ['iss', 'iat', 'exp'],
    });
    const { tenants } = this.settings;
    const tenant = typeof payload.tid === 'string' ? payload.tid : '';
    if (tenants && !tenants.includes(tenant)) throw new SignOnRefused('tenant', { tenant });
    if (payload.iss !== issuerIn(config, tenant)) throw new SignOnRefused('issuer');
    // Not for others as well.
    if ([payload.aud].flat().length !== 1) throw new SignOnRefused('audience');
    return payload;
  }

  /** Returns the provider's addresses and keys, of the last hour. @throws SignOnRefused */
  async #open(): Promise<Opened> {
    const now = Date.now();
    if (!this.#opened || this.#opened.until < now) {
      const value = this.#discover();
      const opened = { until: now + HOUR, value };
      this.#opened = opened;
      value.catch(() => {
        opened.until = Date.now() + RETRY_MS;
      });
    }
    try {
      return await this.#opened.value;
    } catch (error) {
      throw new SignOnRefused('unreachable', { what: reasonOf(error) }, error);
    }
  }

  async #discover(): Promise<Opened> {
    const { issuer, clientId, clientSecret } = this.settings;
    const config = await oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: this.#answerSeconds,
      execute: this.#isInsecure ? [oidc.allowInsecureRequests] : [],
    });
    const { jwks_uri: address = '' } = config.serverMetadata();
    if (!this.#isInsecure && !address.startsWith('https:')) throw new Error('The keys need https');
    // A key that is not known yet is looked for at once, but at most once a minute.
    const keys = createRemoteJWKSet(new URL(address), {
      timeoutDuration: this.#answerSeconds * SECOND,
      cooldownDuration: MINUTE,
      cacheMaxAge: 10 * MINUTE,
    });
    return { config, keys };
  }
}

/** Entra names its issuer with a place for the tenant. */
const issuerIn = (config: oidc.Configuration, tenant: string): string =>
  config.serverMetadata().issuer.replace('{tenantid}', tenant);

const namesIn = (claim: unknown): string[] =>
  [claim].flat().filter((name): name is string => typeof name === 'string');
