import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContentImage } from '#contract/staff/content.ts';
import { ApiError } from '#providers/apiError.ts';
import { expectRefusedCalls } from '#tests/support/portalPage.tsx';
import { renderInConsole } from '#tests/support/staffPage.tsx';
import { staffCall as call } from '../testing/staffCall.ts';
import { ImagePicker } from './ImagePicker.tsx';

const image = (filename: string, part: Partial<ContentImage> = {}): ContentImage => ({
  id: filename,
  filename,
  url: `/api/content/1.0/images/${filename}`,
  size: 1,
  uploadedAt: '2026-05-17T10:00:00.000Z',
  ...part,
});
const lobby = image('lobby.png');

function show(images: ContentImage[]) {
  call.mockImplementation(async (method) => (method === 'GET' ? images : lobby) as never);
  const onChoose = vi.fn();
  function Picker() {
    const [open, setOpen] = useState(true);
    const choose = (...chosen: [ContentImage, string]) => {
      onChoose(...chosen);
      setOpen(false);
    };
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Another
        </button>
        <ImagePicker open={open} askAlt onChoose={choose} onClose={() => setOpen(false)} />
      </>
    );
  }
  return { ...renderInConsole(<Picker />, { resource: 'content', dataProvider: {} }), onChoose };
}

beforeEach(() => {
  call.mockReset();
});

describe('The dialog of pictures', () => {
  it('returns the chosen picture with its alternative text, and asks again for the next one', async () => {
    const { user, onChoose } = show([lobby]);
    await user.type(await screen.findByLabelText('Alternative text'), 'A lobby at dusk');
    await user.click(await screen.findByRole('button', { name: 'Use lobby.png' }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(lobby, 'A lobby at dusk');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Another' }));
    expect(await screen.findByLabelText('Alternative text')).toHaveValue('');
  });

  it('asks before the typed alternative text is lost', async () => {
    const { user } = show([lobby]);
    await user.type(await screen.findByLabelText('Alternative text'), 'A lobby at dusk');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Stay on this page' }));
    expect(screen.getByLabelText('Alternative text')).toHaveValue('A lobby at dusk');
  });

  it('offers no picture that is still being checked for viruses', async () => {
    show([image('new.png', { beingChecked: true })]);
    const button = await screen.findByRole('button', { name: 'Use new.png' });
    expect(button).toBeDisabled();
    expect(button).toHaveTextContent('being checked for viruses');
  });

  it('uploads a file and reads the pictures again', async () => {
    const { user } = show([]);
    await screen.findByText('No pictures have been uploaded yet.');
    call.mockImplementation(async () => [lobby] as never);
    const file = new File(['x'], 'lobby.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Upload a picture'), file);
    await screen.findByRole('button', { name: 'Use lobby.png' });
    const [, , body] = call.mock.calls.find(([method]) => method === 'POST') ?? [];
    expect((body as FormData).get('file')).toHaveProperty('name', 'lobby.png');
  });

  it('says why an upload was refused', async () => {
    expectRefusedCalls();
    const { user } = show([]);
    await screen.findByText('No pictures have been uploaded yet.');
    call.mockRejectedValueOnce(new ApiError('Too large', { status: 400, diagId: 'd' }));
    await user.upload(
      screen.getByLabelText('Upload a picture'),
      new File(['x'], 'hall.png', { type: 'image/png' }),
    );
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Too large'));
  });
});
