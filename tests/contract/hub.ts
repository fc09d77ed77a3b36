import { password } from '../../demo/personas.ts';
import { Client } from './client.ts';

/** A back end under test: the server or the fixtures, with the demo data and a clock that stands. */
export interface BackEnd {
  /** `http://127.0.0.1:port` */
  origin: string;
  /** Moves its clock on, in milliseconds. */
  advance(ms: number): void;
  /** Paths of the links that were mailed to an address, one for each mail. */
  linksTo(email: string): Promise<string[]>;
  /** Sends the mails that wait. */
  deliver(): Promise<void>;
  /** Does what happens by itself as time passes. */
  runJobs(): Promise<void>;
  /** Approves the agency of a person, as staff would. */
  approveAgencyOf(email: string): Promise<void>;
  stop(): Promise<void>;
}

/** The back end of the running cases, and the people signed in at it. */
export class Hub {
  private backEnd: BackEnd | undefined;
  private readonly people = new Map<string, Promise<Client>>();

  open(backEnd: BackEnd): void {
    this.backEnd = backEnd;
    this.people.clear();
  }

  private get running(): BackEnd {
    if (!this.backEnd) throw new Error('The back end is not started yet');
    return this.backEnd;
  }

  guest(): Client {
    return new Client(this.running.origin);
  }

  /** The one browser in which that person is signed in; the same at each call. */
  as(email: string): Promise<Client> {
    const known = this.people.get(email);
    if (known) return known;
    const client = this.guest().signIn(email, password);
    this.people.set(email, client);
    return client;
  }

  /** Another browser in which that person signs in. */
  freshlyAs(email: string, word: string = password): Promise<Client> {
    return this.guest().signIn(email, word);
  }

  advance(ms: number): void {
    this.running.advance(ms);
  }

  linksTo(email: string): Promise<string[]> {
    return this.running.linksTo(email);
  }

  deliver(): Promise<void> {
    return this.running.deliver();
  }

  runJobs(): Promise<void> {
    return this.running.runJobs();
  }

  approveAgencyOf(email: string): Promise<void> {
    return this.running.approveAgencyOf(email);
  }

  /** The token in the last link that was mailed to an address. */
  async tokenFor(email: string): Promise<string> {
    const link = (await this.linksTo(email)).at(-1);
    const token = link?.split('=').at(-1);
    if (!token) throw new Error(`No link was mailed to ${email}`);
    return token;
  }

  async close(): Promise<void> {
    await this.backEnd?.stop();
  }
}

/** Registers cases that are run against the hub. */
export type Cases = (hub: Hub) => void;
