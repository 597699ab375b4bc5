import type { AuditRow } from '@imah/contract/audit';
import { describe, expect, it } from 'vitest';
import { auditFileOf, mostRows } from './audit-file.ts';
import { disarm, writeCsv } from './write-csv.ts';

const row = (more: Partial<AuditRow> = {}): AuditRow => ({
  seq: 7,
  at: '2026-11-21T03:00:00.000Z',
  actor: { kind: 'user', id: 'u-1', name: 'Sari' },
  action: 'update',
  entity: 'unit',
  entityId: 'e-1',
  buildingId: null,
  record: 'A-01',
  before: { code: 'A-1' },
  after: { code: 'A-01' },
  reason: null,
  ip: null,
  hidden: [],
  erased: [],
  ...more,
});
const noon = Date.UTC(2026, 10, 21, 5);
const linesOf = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n');

describe('the audit as a file', () => {
  it('has a line for each row under headings of the reader’s language, and is named by the day', () => {
    expect(auditFileOf([row()], 'id', noon)).toEqual({
      name: 'riwayat-2026-11-21.csv',
      text:
        '\uFEFF"Nomor","Waktu (UTC)","Pelaku","Tindakan","Jenis","Catatan","ID catatan","Sebelum","Sesudah","Alasan"\r\n' +
        '7,"2026-11-21T03:00:00.000Z","Sari","update","unit","A-01","e-1","{""code"":""A-1""}","{""code"":""A-01""}",\r\n',
      rows: 1,
      isCut: false,
    });
    expect(linesOf(auditFileOf([], 'en', noon).text)).toEqual([
      '"Number","Time (UTC)","Actor","Action","Kind","Record","Record ID","Before","After","Reason"',
    ]);
  });

  it.each([
    ['the clock or a rule', { kind: 'system', id: null, name: null }, 'id', '"Sistem"'],
    ['the clock or a rule', { kind: 'system', id: null, name: null }, 'en', '"System"'],
    ['somebody whose account is gone', { kind: 'user', id: 'u-9', name: null }, 'id', '"u-9"'],
    ['a device', { kind: 'device', id: 'd-1', name: null }, 'en', '"d-1"'],
  ] as const)('names as who did it %s', (_, actor, locale, expected) => {
    const [, line = ''] = linesOf(auditFileOf([row({ actor })], locale, noon).text);

    expect(line.split(',')[2]).toBe(expected);
  });

  it('holds the newest of more rows than a spreadsheet opens, and says that it is cut', () => {
    const rows = Array.from({ length: mostRows + 1 }, (_, index) => row({ seq: mostRows + 1 - index }));
    const { text, rows: count, isCut } = auditFileOf(rows, 'id', noon);
    const lines = linesOf(text);

    expect([count, isCut, lines.length, lines[1]?.split(',')[0], lines.at(-1)?.split(',')[0]]).toEqual([
      mostRows,
      true,
      mostRows + 1,
      `${mostRows + 1}`,
      '2',
    ]);
    expect(auditFileOf(rows.slice(1), 'id', noon).isCut).toBe(false);
  });

  it('runs no formula of a name or a reason', () => {
    const [, line = ''] = linesOf(auditFileOf([row({ record: '=1+1', reason: '@SUM(A1)' })], 'id', noon).text);

    expect(line).toContain(`"'=1+1"`);
    expect(line).toContain(`"'@SUM(A1)"`);
  });
});

describe('a cell', () => {
  it('keeps quotes, commas and lines as they are', () => {
    expect(writeCsv([['a "b", c', 'd\ne', -1.5, null, '']])).toBe('\uFEFF"a ""b"", c","d\ne",-1.5,,""\r\n');
  });

  it.each([
    ['=1', "'=1"],
    ['  +1', "'  +1"],
    ['-1', "'-1"],
    ['@a', "'@a"],
    ['\tx', "'\tx"],
    ['\n=1', "'\n'=1"],
    ['a;=1', "a;'=1"],
    ['a;b', 'a;b'],
    ['1 = 1', '1 = 1'],
    ['', ''],
  ])('%j is written as %j', (text, written) => {
    expect(disarm(text)).toBe(written);
  });

  it('is judged by the rule of its own file where there is one', () => {
    expect([disarm('+6281', (text) => text.startsWith('=')), disarm('=1', () => false)]).toEqual(['+6281', '=1']);
  });
});
