import type { GateRefusal, Viewer } from '../contract/gates.ts';
import { isMessageKey } from '../contract/messages.ts';
import { STAFF_AUTHORITY } from '../contract/permissions.ts';
import type { Profile } from '../contract/records.ts';
import { antiForgeryToken } from './antiForgery.ts';
import { call, setSessionKeeper } from './api.ts';
import { ApiError } from './apiError.ts';

type Listener = () => void;

/** How a session came to its end; null while nobody was signed in. */
export type Ending = 'expired' | 'signedOut' | null;

let profile: Profile | null = null;
let ending: Ending = null;
let refusal: GateRefusal | undefined;
let lookUpError: Error | undefined;
let answeredAt = 0;
/** The anti-forgery token is bound to the session (decision A5): another one tells that the browser has another session. */
let token: string | undefined;
/** A profile is not asked for again within this time. */
const FRESH_MS = 5000;
const listeners = new Set<Listener>();
let recovery: () => Promise<boolean> = async () => false;

function set(next: Profile | null, how: Ending = null): void {
  if (!next && profile) ending = how;
  if (next) ending = null;
  lookUpError = undefined;
  profile = next;
  for (const listener of listeners) listener();
}

/** Takes over the profile that the server has just sent, and notes of which session. */
function setFromServer(now: Profile | null): void {
  answeredAt = Date.now();
  token = antiForgeryToken();
  set(now);
}

const isGateRefusal = (code: string): code is GateRefusal =>
  code.startsWith('gate.') && isMessageKey(code);

/** What the gates look at (contract/gates.ts), of a profile. */
export function viewerOf(person: Profile | null): Viewer {
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
  };
}

/** Who is signed in. Everything that shows or guards something by person watches this. */
export const session = {
  /** The person, or null for a guest. */
  profile: (): Profile | null => profile,
  viewer: (): Viewer => viewerOf(profile),
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
  /** Starts with what the page came with. */
  start(known: Profile | null, failure?: Error): void {
    ending = null;
    setFromServer(known);
    lookUpError = failure;
  },
  /**
   * Looks the account up. A 401 is a guest (decision C5); other errors are thrown. Where somebody else has signed in meanwhile,
   * in another tab, what is typed here waits for its own person (decision I11). `background`: nobody caused it.
   */
  async refresh({ background = false } = {}): Promise<Profile | null> {
    try {
      const now = await call('me', { background });
      if (profile && !isSame(profile, now) && (await recovery())) return profile;
      setFromServer(now);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error;
      set(null, 'expired');
    }
    return profile;
  },
  /** Takes over what the answer of a save says, ahead of the next look-up (specification §4). */
  update(provider: Partial<Profile['provider']>): void {
    if (profile) set({ ...profile, provider: { ...profile.provider, ...provider } });
  },
  /** Nobody is signed in any more. */
  clear(how: Exclude<Ending, null>): void {
    set(null, how);
  },
  /**
   * What to do when a call of a signed-in person is answered 401, or in another's session: true once that person has
   * signed in again, so that the call is made again (decisions F5 and I11); false leads to the sign-in page (decision C5), or to the other's.
   */
  onExpired(recover: () => Promise<boolean>): void {
    recovery = recover;
  },
};

const isSame = (one: Profile, other: Profile | null) =>
  one.provider.accountId === other?.provider.accountId;

setSessionKeeper({
  async confirm(name) {
    if (!profile || antiForgeryToken() === token) return;
    if (name === 'login' || name === 'logout' || name === 'me') return;
    const mine = profile;
    if (isSame(mine, await session.refresh({ background: true }))) return;
    throw new DOMException('The page is somebody else’s by now', 'AbortError');
  },
  mayBeLate: (name) => profile !== null && name !== 'login' && name !== 'logout',
  async recover(name) {
    if (!profile || name === 'login' || name === 'logout') return false;
    const recovered = await recovery();
    if (!recovered) set(null, 'expired');
    return recovered;
  },
});
