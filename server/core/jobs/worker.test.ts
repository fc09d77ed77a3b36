import { afterEach, expect, test, vi } from 'vitest';
import { startWorker, type Worker, type WorkerParts } from './worker.ts';

const workers: Worker[] = [];
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
});

/** A worker that looks only when it is woken, and whose runs end when the test says so. */
function start(rest: Partial<WorkerParts> = {}) {
  const ends: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const worker = startWorker({ work, pollMs: 3_600_000, ...rest });
  workers.push(worker);
  return { worker, work, end: () => ends.shift()?.() };
}

test('a worker that is woken while all lanes are busy runs once more', async () => {
  const { worker, work, end } = start();
  worker.wake();
  worker.wake();
  expect(work).toHaveBeenCalledOnce();
  end();
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  end();
  await worker.idle();
  expect(work).toHaveBeenCalledTimes(2);
});

test('no more runs than lanes are active at the same time', async () => {
  const { worker, work, end } = start({ lanes: 3 });
  worker.wake();
  expect(work).toHaveBeenCalledTimes(3);
  for (let i = 0; i < 3; i += 1) end();
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(4));
  end();
  await worker.idle();
});

test('a failed run is reported, and the next wake starts another', async () => {
  const onError = vi.fn();
  const work = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined);
  const { worker } = start({ work, onError });
  await worker.idle();
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('away'));
  worker.wake();
  await worker.idle();
  expect(work).toHaveBeenCalledTimes(2);
});

test('stopping signals the active run, waits for it, and starts no other', async () => {
  let signal: AbortSignal | undefined;
  let end = () => {};
  const work = vi.fn((given: AbortSignal) => {
    signal = given;
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  });
  const { worker } = start({ work });
  const stopped = vi.fn();
  const stop = worker.stop().then(stopped);
  worker.wake();
  expect(signal?.aborted).toBe(true);
  await Promise.resolve();
  expect(stopped).not.toHaveBeenCalled();
  end();
  await stop;
  expect(work).toHaveBeenCalledOnce();
});
