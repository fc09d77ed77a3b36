import type { EndpointName } from '#contract/addresses.ts';
import type { FactorMethod, ProofMethod } from '#contract/factorMethods.ts';
import type { GateRefusal, Viewer } from '#contract/gates.ts';
import { isMessageKey } from '#contract/messages.ts';
import { STAFF_AUTHORITY } from '#contract/permissions.ts';
import type { Profile, SignInAnswer } from '#contract/records.ts';
import { antiForgeryToken } from './antiForgery.ts';
import type { Api, SessionKeeper } from './api.ts';
import { ApiError, onStatus } from './apiError.ts';
import { tellOtherTabs } from './otherTabs.ts';

type Listener = () => void;

/** What a page does once its session is over; `now` is who has signed in meanwhile, in another tab. */
type Recovery = (now?: Profile) => Promise<boolean>;

/** A challenge of a sign-in, which has an id, or the ways to prove in an open session who it is. */
export interface Asked {
  id?: string;
  methods: readonly (FactorMethod | ProofMethod)[];
}

/** How a session came to its end; null while nobody was signed in. */
export type Ending = 'expired' | 'signedOut' | null;

/** A profile is not asked for again within this time. */
const FRESH_MS = 5000;

const isGateRefusal = (code: string): code is GateRefusal =>
  code.startsWith('gate.') && isMessageKey(code);

/** What the gates look at (contract/gates.ts), of a profile. */
export function viewerOfProfile(person: Profile | null): Viewer {
  if (!person) return { signedIn: false };
  const { provider, account } = person;
  return {
    signedIn: true,
    pointOfContact: provider.pointOfContact,
    associate: provider.associate,
    associateStatus: provider.associateStatus,
    agencyStatus: provider.agencyStatus,
    quarterlyReportRequired: provider.quarterlyReportRequired,
    staff: account.authorities.includes(STAFF_AUTHORITY),
    mustEnrol: account.mustEnrol === true,
    mustAgree: account.mustAgree === true,
  };
}

/** Whether a call leads in or out, so that it needs no session. */
const isEntrance = (name?: EndpointName) =>
  name === 'login' || name === 'answerChallenge' || name === 'logout';

const isSame = (one: Profile, other: Profile | null) =>
  one.provider.accountId === other?.provider.accountId;

/**
 * Holds the profile of the signed-in person, at first the one that came with the page. Whatever depends on the person
 * subscribes to it.
 */
export function createSession(
  call: Api['call'],
  start: { profile: Profile | null; lookUpError?: Error | undefined },
) {
  let { profile, lookUpError } = start;
  let ending: Ending = null;
  let refusal: GateRefusal | undefined;
  let answeredAt = Date.now();
  /**
   * The anti-forgery token is bound to the session (decision A5): a different one means that the browser has another
   * session.
   */
  let token = antiForgeryToken();
  let recovery: Recovery = async () => false;
  let ask: (asked: Asked) => Promise<boolean> = async () => false;
  let proving: Promise<boolean> | undefined;
  const listeners = new Set<Listener>();

  function set(next: Profile | null, how: Ending = null): void {
    if (!next && profile) ending = how;
    if (next) ending = null;
    lookUpError = undefined;
    profile = next;
    for (const listener of listeners) listener();
  }

  const session = {
    /** The person, or null for a guest. */
    profile: (): Profile | null => profile,
    /** The profile of the person for whom the server rendered the page. */
    firstProfile: (): Profile | null => start.profile,
    viewer: (): Viewer => viewerOfProfile(profile),
    /** Whether the server has just sent the profile. */
    isFresh: (): boolean => Date.now() - answeredAt < FRESH_MS,
    /** How the last session ended: what follows differs (decisions C4 and C5). */
    ending: (): Ending => ending,
    /** Why the server has just refused a page that the gates had let through: what /403 names (decision C4). */
    refusal: (): GateRefusal | undefined => refusal,
    /** Keeps the code of a 403 for /403, if it is a gate's; null once it has been shown. */
    refused(code: string | null): void {
      refusal = code !== null && isGateRefusal(code) ? code : undefined;
    },
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Why it is not known whether anybody is signed in: the look-up that the page started with failed. */
    lookUpError: (): Error | undefined => lookUpError,
    firstLookUpError: (): Error | undefined => start.lookUpError,
    /** Takes over the profile that the server has just sent, and notes of which session. */
    setFromServer(now: Profile | null): void {
      answeredAt = Date.now();
      token = antiForgeryToken();
      set(now);
    },
    /**
     * Looks the account up. A 401 is a guest (decision C5); other errors are thrown. Where somebody else has signed in meanwhile,
     * in another tab, what is typed here waits for its own person (decision I11). `background`: nobody caused it.
     */
    async refresh({ background = false } = {}): Promise<Profile | null> {
      try {
        const now = await call('me', { background });
        if (profile && !isSame(profile, now) && (await recovery(now))) return profile;
        session.setFromServer(now);
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 401)) throw error;
        set(null, 'expired');
      }
      return profile;
    },
    /** Applies the status from the response to a save, before the profile is read again (specification §4). */
    update(provider: Partial<Profile['provider']>): void {
      if (profile) set({ ...profile, provider: { ...profile.provider, ...provider } });
    },
    /**
     * Applies what a save has changed: gates, navigation and menu follow it at once, the permissions with the look-up. What
     * was saved is saved: a failed look-up is caught up with by the next one.
     */
    async saved(provider: Partial<Profile['provider']>): Promise<void> {
      session.update(provider);
      await session.refresh({ background: true }).catch(() => undefined);
    },
    /** Removes the profile: nobody is signed in any more. */
    clear(how: Exclude<Ending, null>): void {
      set(null, how);
    },
    /** Signs in (specification §7), as {@link enter}. Throws {@link ApiError}. */
    async signIn(identity: string, password: string): Promise<Profile | null> {
      return session.enter(await call('login', { body: { identity, password } }));
    },
    /**
     * Goes on after the answer to a password or a link: asks for a second factor where it says so, and looks the person up.
     * Returns null if the person did not give one.
     */
    async enter({ challenge }: Pick<SignInAnswer, 'challenge'>): Promise<Profile | null> {
      if (challenge && !(await ask(challenge))) return null;
      return session.refresh();
    },
    /** What asks for a second factor, or for a proof of who it is; true once it was right. */
    onAsked(by: typeof ask): void {
      ask = by;
    },
    /** Ends the session here and at the server (specification §7). A session that is already over is no error. */
    async signOut(): Promise<void> {
      await call('logout').catch(onStatus([401], undefined));
      set(null, 'signedOut');
      tellOtherTabs('out');
    },
    /**
     * What to do when a call of a signed-in person is answered 401, or in another's session: true once that person has
     * signed in again, so that the call is made again (decisions F5 and I11); false leads to the sign-in page (decision C5), or to the other's.
     */
    onExpired(recover: Recovery): void {
      recovery = recover;
    },
    /** What calls ask. */
    keeper: {
      async confirm(name) {
        if (!profile || antiForgeryToken() === token) return;
        if (isEntrance(name) || name === 'me') return;
        const mine = profile;
        if (isSame(mine, await session.refresh({ background: true }))) return;
        throw new DOMException('The page is somebody else’s by now', 'AbortError');
      },
      // Calls that are refused at once are asked for once.
      prove(methods) {
        proving ??= ask({ methods }).finally(() => {
          proving = undefined;
        });
        return proving;
      },
      mayBeLate: (name) => profile !== null && !isEntrance(name),
      async recover(name) {
        if (!profile || isEntrance(name)) return false;
        const recovered = await recovery();
        if (!recovered) set(null, 'expired');
        return recovered;
      },
    } satisfies SessionKeeper as SessionKeeper,
  };
  return session;
}
export type Session = ReturnType<typeof createSession>;
