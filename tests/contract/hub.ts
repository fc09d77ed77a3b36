import { daysFrom, endOf } from '../../contract/dates.ts';
import type { MailList } from '../../contract/mailLists.ts';
import type { QuizSettings } from '../../contract/quiz.ts';
import { usualTimeZone } from '../../contract/settings.ts';
import { password } from '../../demo/personas.ts';
import { Client } from './client.ts';

/** A back end under test: the server or the fixtures, with the demo data and a clock that the tests move. */
export interface BackEnd {
  /** `http://127.0.0.1:port` */
  origin: string;
  /** The time of its clock. */
  now(): Date;
  /** Advances it by milliseconds. */
  advance(ms: number): void;
  /** Returns the paths of the links that were emailed to an address, one for each email. */
  linksTo(email: string): Promise<string[]>;
  /** Returns the token of the link at the foot of an email. */
  stopToken(list: MailList, email: string): Promise<string>;
  /** Sends the queued emails. */
  deliver(): Promise<void>;
  /** Runs the scheduled jobs. */
  runJobs(): Promise<void>;
  /** Approves the agency of a person on behalf of staff. */
  approveAgencyOf(email: string): Promise<void>;
  /** Changes the settings of the quiz on behalf of staff. */
  setQuiz(changes: Partial<QuizSettings>): Promise<void>;
  /** Publishes a major version of the English terms on behalf of staff: without their first paragraph. */
  changeTerms(): Promise<void>;
  stop(): Promise<void>;
}

/** The back end of the running cases, and its signed-in clients. */
export class Hub {
  private backEnd: BackEnd | undefined;
  private readonly people = new Map<string, Promise<Client>>();

  private readonly start: () => Promise<BackEnd>;

  constructor(start: () => Promise<BackEnd>) {
    this.start = start;
  }

  async open(): Promise<void> {
    this.backEnd = await this.start();
    this.people.clear();
  }

  /** Goes on with a back end that nothing was written to: for a case that needs one, or after one that leaves its marks. */
  async restart(): Promise<void> {
    await this.close();
    await this.open();
  }

  private get running(): BackEnd {
    if (!this.backEnd) throw new Error('The back end is not started yet');
    return this.backEnd;
  }

  guest(): Client {
    return new Client(this.running.origin);
  }

  /** Returns the client in which a person is signed in; the same for each call. */
  as(email: string): Promise<Client> {
    const known = this.people.get(email);
    if (known) return known;
    const client = this.guest().signIn(email, password);
    this.people.set(email, client);
    return client;
  }

  /** Signs a person in with a new client. */
  freshlyAs(email: string, word: string = password): Promise<Client> {
    return this.guest().signIn(email, word);
  }

  /** The time of its clock. */
  now(): Date {
    return this.running.now();
  }

  /** Returns the milliseconds until the day is over on which a time so many days ahead is. */
  untilEndOf(days: number): number {
    const now = this.now();
    return endOf(daysFrom(now, days), usualTimeZone).getTime() - now.getTime();
  }

  /** Advances the clock by milliseconds; who is signed in signs in again with the next call. */
  advance(ms: number): void {
    this.running.advance(ms);
    this.people.clear();
  }

  linksTo(email: string): Promise<string[]> {
    return this.running.linksTo(email);
  }

  stopToken(list: MailList, email: string): Promise<string> {
    return this.running.stopToken(list, email);
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

  setQuiz(changes: Partial<QuizSettings>): Promise<void> {
    return this.running.setQuiz(changes);
  }

  /** Publishes a major version of the English terms; who is signed in signs in again with the next call. */
  async changeTerms(): Promise<void> {
    this.advance(1000);
    await this.running.changeTerms();
    this.advance(1000);
  }

  /** Returns the token in the last link that was emailed to an address. */
  async tokenFor(email: string): Promise<string> {
    const link = (await this.linksTo(email)).at(-1);
    const token = link && [...new URL(link, this.running.origin).searchParams.values()][0];
    if (!token) throw new Error(`No link was mailed to ${email}`);
    return token;
  }

  async close(): Promise<void> {
    await this.backEnd?.stop();
  }
}

/** Registers the cases of one part of the suite. */
export type Cases = (hub: Hub) => void;
