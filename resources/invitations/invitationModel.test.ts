import { describe, expect, it } from 'vitest';
import { invitationStatuses } from '#contract/statuses.ts';
import { listHref, readFilters } from '#src/portal/list/listAddress.ts';
import { catalogue as english } from '#words/en/catalogue.ts';
import {
  canSendAgain,
  hasAccount,
  invitationList,
  leftOver,
  plainWord,
  statusKey,
  statusTint,
  submissionOf,
} from './invitationModel.ts';

const read = (query: string) => readFilters(invitationList, query);

describe('filters in the address', () => {
  it('survive the way into the address and back', () => {
    const filters = { search: 'o’brien+1 &x', inviteStatus: 'CREATED', inviteType: 'SELF' };
    const href = listHref(invitationList, 3, filters);
    expect(href).toMatch(/^\/associates\/page\/3\?/);
    expect(read(href.split('?')[1] ?? '')).toEqual(filters);
  });

  it('are left out where there are none', () => {
    expect(listHref(invitationList, 1, { search: '', inviteType: undefined })).toBe(
      '/associates/page/1',
    );
    expect(read('?search=%20%20&inviteStatus=')).toEqual({});
  });

  it('are dropped where the contract refuses them', () => {
    expect(read('inviteStatus=FAILED&inviteType=poc&other=1')).toEqual({});
    expect(read(`search=${'x'.repeat(200)}`).search).toHaveLength(200);
    expect(read(`search=${'x'.repeat(201)}`)).toEqual({});
  });
});

describe('a row', () => {
  it('has a word for every status, and for none', () => {
    const words = english.associates.status as Record<string, string>;
    for (const status of [...invitationStatuses, null]) {
      expect(words[statusKey(status).replace('associates.status.', '')]).toMatch(/^[A-Z]/);
    }
    expect(words[statusKey(null).replace('associates.status.', '')]).toBe('Inviting...');
    expect(words.FAILED).toBe('Invitation failed');
  });

  it.each([
    ['REVOKING', 'Revoking'],
    ['ON_HOLD', 'On Hold'],
    ['on-hold', 'On Hold'],
    ['Self', 'Self'],
    [7, '7'],
    ['', '-'],
    [null, '-'],
  ])('says the unknown word %s as %s', (word, plain) => expect(plainWord(word)).toBe(plain));

  it('has a quiet dot for an unknown status', () => {
    expect(['REVOKING', 'constructor'].map((word) => statusTint(word as 'INVITED'))).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('stands for a person with an account unless the invitation is still to be taken up', () => {
    const withAccount = [null, ...invitationStatuses].filter(hasAccount);
    expect(withAccount).toEqual([
      'NOT_CREATED',
      'CREATED',
      'REGISTERED',
      'PENDING',
      'ACCREDITED',
      'PENDING_RENEWAL',
      'REJECTED',
    ]);
  });

  it('can be sent again while it is invited, has failed or has expired', () => {
    expect([null, ...invitationStatuses].filter(canSendAgain)).toEqual([
      'INVITED',
      'FAILED',
      'EXPIRED',
    ]);
  });
});

describe('the box', () => {
  const typed = 'Ann <a@x.example>; a@x.example b@x\nB@X.example\nnot-an-address';

  it('sends each entry once, the broken ones too, but no line without an address', () => {
    expect(submissionOf(typed)).toEqual({
      entries: ['a@x.example', 'b@x.example', 'b@x'],
      total: 3,
      notUnderstood: ['not-an-address'],
    });
  });

  it('sends the first fifty of a longer list, and nothing longer than an address', () => {
    const many = Array.from({ length: 60 }, (_, n) => `Ann\tLee\ta${n}@x.example`);
    const long = `${'x'.repeat(320)}@x.example`;
    const { entries, total, notUnderstood } = submissionOf([long, ...many].join('\n'));
    expect([entries.length, entries[49], total]).toEqual([50, 'a49@x.example', 60]);
    expect(notUnderstood).toEqual([long]);
  });

  it('keeps what was not successful', () => {
    expect(leftOver(typed, ['A@x.example'])).toBe('b@x.example\nb@x\nnot-an-address');
    expect(leftOver(typed, ['a@x.example', 'b@x.example'])).toBe('b@x\nnot-an-address');
    expect(leftOver(typed, [])).toBe('a@x.example\nb@x.example\nb@x\nnot-an-address');
  });
});
