import type { AuditRow } from '@imah/contract/audit';
import { describe, expect, it } from 'vitest';
import { createFormat } from '@imah/app/i18n';
import { changesOf } from './describe-row.ts';
import type { AuditTexts } from './texts.ts';

// The key is text enough to tell that a word was looked up. A catalogue has overloads that a plain function cannot show.
const t = ((key: string) => `«${key}»`) as AuditTexts;

const say = (text: string) => (text === 'g1' ? 'the group' : text);

const writing = { t, say, format: createFormat('id') };

const row = (before: AuditRow['before'], after: AuditRow['after']): AuditRow => ({
  seq: 1,
  at: '2026-11-20T10:05:00.000Z',
  actor: { kind: 'user', id: null, name: 'Budi Santoso' },
  action: 'update',
  entity: 'organization',
  entityId: '01a1fe00-1ed4-7591-b2ae-293886fc7928',
  record: null,
  buildingId: null,
  before,
  after,
  hidden: [],
  erased: [],
  reason: null,
  ip: null,
});

describe('changesOf', () => {
  it('says kinds and states in words, and leaves a name as it is', () => {
    expect(changesOf(row({ kind: 'owner', name: 'owner' }, { kind: 'manager', name: 'mall' }), writing)).toEqual([
      { field: '«fields.kind»', before: '«values.owner»', after: '«values.manager»' },
      { field: '«fields.name»', before: 'owner', after: 'mall' },
    ]);
  });

  it('writes money, days and months of a payment and of bills as people write them', () => {
    const payment = { paymentMethod: 'transfer', amount: 800_000, excess: 80_720, receivedOn: '2026-11-27' };
    const texts = changesOf(row(null, { ...payment, period: '2026-12' }), writing).map(({ after }) => after);

    expect(texts).toEqual([
      '«values.transfer»',
      'Rp\u00a0800.000',
      'Rp\u00a080.720',
      '27 November 2026',
      'Desember 2026',
    ]);
  });

  it('names the personal fields that were read', () => {
    expect(changesOf(row(null, { fields: ['email', 'phone'] }), writing)).toEqual([
      { field: '«fields.fields»', before: null, after: '«fields.email», «fields.phone»' },
    ]);
  });

  it('lets what is known by a name be called so', () => {
    expect(changesOf(row(null, { groupIds: ['g1'] }), writing)).toEqual([
      { field: '«fields.groupIds»', before: null, after: 'the group' },
    ]);
  });

  it('tells a record without a name by the end of its number', () => {
    expect(changesOf(row(null, { userId: '01a1fe00-1ed9-7e0b-92ba-880db6724d6a' }), writing)).toEqual([
      { field: '«fields.userId»', before: null, after: '#724d6a' },
    ]);
  });

  it('leaves out what was empty and stays empty', () => {
    expect(changesOf(row(null, { expiresAt: null, buildingIds: null, name: 'Graha' }), writing)).toEqual([
      { field: '«fields.name»', before: null, after: 'Graha' },
    ]);
  });

  it('writes money, quantities, areas, shares and times with their units', () => {
    const after = { amount: 20_000, qtyMilli: 1_500, areaMilliM2: 45_500, sharePpm: 500_000, minutes: 3_840 };
    const said = changesOf(row(null, after), writing).map((change) => change.after?.replaceAll('\u00a0', ' '));

    expect(said).toEqual(['Rp 20.000', '1,5', '45,5 m²', '50%', '2 hari 16 jam']);
  });

  it('leaves out keys of the program, and what the sentence has said', () => {
    const after = { commentId: 'x', qtyMicro: 3, lines: [], label: 'Ongkos kurir' };

    expect(changesOf(row(null, after), writing, new Set(['label']))).toEqual([]);
  });
});
