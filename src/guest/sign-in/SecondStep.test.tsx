import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { ChunkError } from '#providers/loadChunk.ts';
import { testHub } from '#providers/testing/hub.ts';
import { inHub } from '#providers/testing/inHub.tsx';
import SecondStep from './SecondStep.tsx';

beforeAll(() => {
  // jsdom has no top layer.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

test('where the script of an answer does not come, the dialog says so, and stays', async () => {
  const user = userEvent.setup();
  const done: boolean[] = [];
  const hub = { ...testHub(), call: () => Promise.reject(new ChunkError('gone')) };
  await hub.words.load();
  render(
    <SecondStep asked={{ methods: ['passkey'] }} onDone={(isRight) => done.push(isRight)} />,
    inHub(hub),
  );
  const [submit] = screen.getAllByRole('button');
  await user.click(submit ?? document.body);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Part of this page could not be loaded.',
  );
  expect(done).toEqual([]);
});
