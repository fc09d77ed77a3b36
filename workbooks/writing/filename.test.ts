import { expect, test } from 'vitest';
import { attachment, safeFilename } from './filename.ts';

test.each([
  ['report.xlsx', 'report.xlsx'],
  ['../../etc/passwd.xlsx', 'passwd.xlsx'],
  ['C:\\Users\\Ada\\Q1 report.xls', 'Q1 report.xls'],
  ['報告書 四半期.xlsx', '報告書 四半期.xlsx'],
  ['отчёт.xls', 'отчёт.xls'],
  ['a\r\nSet-Cookie: b=c.xlsx', 'aSet-Cookie_ b=c.xlsx'],
  ['gpj.\u202exslx.xlsx', 'gpj.xslx.xlsx'],
  ['Q1\u00a0report\u00ad.xlsx\u200b', 'Q1 report.xlsx'],
  ['گزارش‌ها.xlsx', 'گزارش‌ها.xlsx'],
  ['a"b<c>.xlsx', 'a_b_c_.xlsx'],
  ['a%22b%0D%0Ac%0a.xlsx', 'a_bc.xlsx'],
  ['100%25.xlsx', '100%25.xlsx'],
  ['...xlsx', 'report.xlsx'],
  ['.xlsx', 'report.xlsx'],
  [`${'é'.repeat(400)}.xlsx`, `${'é'.repeat(145)}.xlsx`],
])('the name %j is kept as %j', (name, kept) => {
  expect(safeFilename(name)).toBe(kept);
});

test('a download has its name in UTF-8 and in ASCII', () => {
  expect(attachment('報告 (1).xlsx')).toBe(
    `attachment; filename="__ (1).xlsx"; filename*=UTF-8''%E5%A0%B1%E5%91%8A%20%281%29.xlsx`,
  );
});
