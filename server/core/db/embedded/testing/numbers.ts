import { expect, onTestFinished, vi } from 'vitest';
import { type Database, openClient } from '../../connection.ts';
import { isUnavailable } from '../../unavailable.ts';

/**
 * Writes numbers one after the other while a database fails over, and notes those that were acknowledged.
 *
 * @param ownerUrl connection string of the owner, who creates their table
 * @param db connected as the application
 */
export async function startNumbers(ownerUrl: string, db: Database) {
  const owner = await openClient(ownerUrl);
  await owner
    .query('create table numbers (number int); grant select, insert on numbers to hub_app')
    .finally(() => owner.end());

  let isOver = false;
  const acknowledged: number[] = [];
  const writing = write();
  onTestFinished(() => {
    isOver = true;
  });

  async function write(): Promise<void> {
    for (let number = 1; !isOver; number += 1) {
      await db.$client.query('insert into numbers values ($1)', [number]).then(
        () => acknowledged.push(number),
        (error) => {
          if (!isUnavailable(error)) throw error;
        },
      );
    }
  }

  async function stored(): Promise<number[]> {
    const { rows } = await db.$client.query<{ number: number }>('select number from numbers');
    return rows.map(({ number }) => number);
  }

  return {
    /** Waits until some more are stored, on a machine that may be busy. */
    async grow(): Promise<void> {
      const { length } = await stored();
      await vi.waitFor(async () => expect((await stored()).length).toBeGreaterThan(length + 50), {
        timeout: 60_000,
        interval: 20,
      });
    },
    /** Ends the writing. Returns the numbers that were acknowledged and are not stored. */
    async stopAndFindLost(): Promise<number[]> {
      isOver = true;
      await writing;
      const kept = new Set(await stored());
      return acknowledged.filter((number) => !kept.has(number));
    },
  };
}
