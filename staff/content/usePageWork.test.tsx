import { act, renderHook } from '@testing-library/react';
import { NotificationContextProvider } from 'ra-core';
import { expect, test, vi } from 'vitest';
import type { ContentRecord } from '../../contract/staff/content.ts';
import { ApiError } from '../../providers/apiError.ts';
import { staffCall } from '../provider/dataProvider.ts';
import { usePageWork } from './usePageWork.ts';

vi.mock('../provider/dataProvider.ts', () => ({ staffCall: vi.fn() }));

const page: ContentRecord = {
  id: '00000000-0000-4000-8000-000000000001',
  code: 'benefits',
  revision: 3,
  state: 'LIVE',
  draft: false,
  name: 'Benefits',
  body: '<p>Breakfast</p>',
  thumbnailUrl: '',
  thumbnailAlt: '',
  versions: [],
};

/** A page at work on which something was typed. */
function typed() {
  const onChanged = vi.fn();
  const { result } = renderHook(() => usePageWork(page, onChanged), {
    wrapper: NotificationContextProvider,
  });
  act(() => result.current.type({ name: 'Mine' }));
  expect(result.current.dirty).toBe(true);
  return { result, onChanged };
}
const said = () => 'Done';

test('where somebody was quicker, what is typed stays and can be saved over theirs', async () => {
  const theirs = { ...page, revision: 4, name: 'Theirs' };
  vi.mocked(staffCall).mockResolvedValueOnce(theirs);
  const { result, onChanged } = typed();
  const stale = new ApiError('Somebody else saved', {
    status: 409,
    code: 'error.stale',
    diagId: 'x',
  });
  await act(() => result.current.act(() => Promise.reject(stale), said));
  expect(result.current.draft.name).toBe('Mine');
  expect(result.current.error).toBe(stale);
  expect(onChanged).toHaveBeenCalledWith(theirs);
});

test.each([
  ['what is no part of it leaves it as it is', true, 'Mine'],
  ['a save puts in its place what is kept', false, 'Clean'],
])('of what is typed: %s', async (_, keep, name) => {
  const { result } = typed();
  await act(() => result.current.act(async () => ({ ...page, name: 'Clean' }), said, { keep }));
  expect(result.current.draft.name).toBe(name);
});
