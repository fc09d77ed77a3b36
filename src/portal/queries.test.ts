import { onlineManager } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ApiError } from '#providers/apiError.ts';
import { createQueryClient } from './queries.ts';

const retry = createQueryClient().getDefaultOptions().queries?.retry as (
  n: number,
  e: Error,
) => boolean;
const failed = (status: number, code: string | null = null) =>
  new ApiError('No.', { status, code, diagId: 'd' });

test.each([
  ['a network that failed, once', 0, failed(0, 'NETWORK'), true],
  ['a network that failed twice, not', 1, failed(0, 'NETWORK'), false],
  ['what has taken its two minutes, not', 0, failed(0, 'TIMEOUT'), false],
  ['a refusal, not', 0, failed(403), false],
  ['a server that stumbled', 0, failed(503), true],
])('whether a failed query is tried again: %s', (_, failures, error, again) =>
  expect(retry(failures, error)).toBe(again),
);

test('what is sent while offline fails at once, and waits for no network', async () => {
  const client = createQueryClient();
  onlineManager.setOnline(false);
  try {
    const sent = client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.reject(failed(0, 'NETWORK')) });
    await expect(sent.execute(undefined)).rejects.toThrow('No.');
  } finally {
    onlineManager.setOnline(true);
  }
});

test('what is read while offline fails too, so that the page says so', async () => {
  const client = createQueryClient();
  onlineManager.setOnline(false);
  try {
    const page = client.fetchQuery({
      queryKey: ['page'],
      queryFn: () => Promise.reject(failed(400)),
    });
    await expect(page).rejects.toThrow('No.');
  } finally {
    onlineManager.setOnline(true);
  }
});
