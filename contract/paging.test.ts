import { describe, expect, it } from 'vitest';
import { listMeta, readPage, readPaging } from './paging.ts';

describe('readPaging', () => {
  it.each([
    ['1-20', 1],
    ['2-20', 2],
    ['17', 17],
    ['2-', 2],
    ['2-5000', 2],
    ['007-20', 7],
    ['999999999-20', 999_999_999],
    ['abc', 1],
    ['abc-20', 1],
    ['0-20', 1],
    ['-3-20', 1],
    ['1.5-20', 1],
    ['1e3-20', 1],
    ['9999999999-20', 999_999_999],
    [`${'9'.repeat(400)}-20`, 999_999_999],
    [' 2-20', 1],
    ['', 1],
    [undefined, 1],
    [['2-20', '3-20'], 1],
    [{ page: 2 }, 1],
  ])('%j is page %i', (paging, page) => expect(readPaging(paging)).toBe(page));
});

describe('readPage', () => {
  it.each([
    ['3', 3],
    ['0', 1],
    ['-1', 1],
    ['x', 1],
    [undefined, 1],
  ])('%j is page %i', (text, page) => expect(readPage(text)).toBe(page));
});

describe('listMeta', () => {
  it.each([
    [1, 0, 20, { currPage: 1, totalPages: 1, totalElements: 0 }],
    [9, 0, 20, { currPage: 1, totalPages: 1, totalElements: 0 }],
    [1, 20, 20, { currPage: 1, totalPages: 1, totalElements: 20 }],
    [2, 20, 20, { currPage: 1, totalPages: 1, totalElements: 20 }],
    [2, 21, 20, { currPage: 2, totalPages: 2, totalElements: 21 }],
    [99_999, 120, 20, { currPage: 6, totalPages: 6, totalElements: 120 }],
    [3, 23, 10, { currPage: 3, totalPages: 3, totalElements: 23 }],
  ])('page %i of %i rows by %i', (page, rows, size, meta) =>
    expect(listMeta(page, rows, size)).toEqual(meta),
  );
});
