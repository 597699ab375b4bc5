import type { AuditRow } from '@imah/contract/audit';
import { createFormat } from '@imah/app/i18n';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { changesOf } from './describe-row.ts';
import { actorOf, sentenceOf } from './describe-sentence.ts';
import { auditTextsEn } from './messages/en.ts';
import { auditTextsId } from './messages/id.ts';
import type { AuditTexts } from './texts.ts';

// A catalogue has overloads that a translator made here does not show.
const texts = (locale: 'id' | 'en') =>
  createTranslator({ locale, messages: locale === 'id' ? auditTextsId : auditTextsEn }) as unknown as AuditTexts;
const t = texts('id');
const format = createFormat('id');
const [id, buildingId] = ['01a1fe00-1ed4-7591-b2ae-293886fc7928', '01a1fe00-1ed4-7591-b2ae-293886fc7929'];

const row = (change: Partial<AuditRow>): AuditRow => ({
  seq: 1,
  at: '2026-11-20T10:05:00.000Z',
  actor: { kind: 'user', id: null, name: 'Agus' },
  action: 'update',
  entity: 'device',
  entityId: id,
  record: 'Pompa hidran',
  buildingId,
  before: null,
  after: null,
  hidden: [],
  erased: [],
  reason: null,
  ip: null,
  ...change,
});

describe('who did something', () => {
  it.each<{ actor: AuditRow['actor']; change: Partial<AuditRow>; said: string }>([
    { actor: { kind: 'user', id: null, name: 'Agus' }, change: {}, said: 'Agus' },
    { actor: { kind: 'user', id: 'u', name: null }, change: {}, said: 'Pengguna yang telah dihapus' },
    { actor: { kind: 'system', id: null, name: null }, change: {}, said: 'Sistem' },
    { actor: { kind: 'device', id: 'd', name: null }, change: {}, said: 'Perangkat' },
    {
      actor: { kind: 'device', id: 'd', name: null },
      change: { entity: 'device_command', record: null },
      said: 'Perangkat',
    },
    { actor: { kind: 'device', id: 'd', name: null }, change: { entity: 'device_command' }, said: 'Pompa hidran' },
  ])('is called "$said"', ({ actor, change, said }) => {
    expect(actorOf(row({ ...change, actor }), t)).toBe(said);
  });
});

describe('a command in a sentence', () => {
  const before = (params: unknown) =>
    sentenceOf(row({ entity: 'device_command', action: 'create', after: { params } }), t, format).before;

  it.each([
    { params: { key: 'locked', value: true }, said: 'mengunci ' },
    { params: { key: 'on', value: false }, said: 'mematikan ' },
    { params: { key: 'valve', value: true }, said: 'menyalakan ' },
    { params: { key: 'level', value: 40 }, said: 'memberi perintah kepada ' },
    { params: { key: 'level' }, said: 'memberi perintah kepada ' },
    { params: null, said: 'memberi perintah kepada ' },
    { params: 'on', said: 'memberi perintah kepada ' },
  ])('of $params begins with "$said"', ({ params, said }) => {
    expect(before(params)).toBe(said);
  });

  it('of an alarm says whether it was taken on or let go', () => {
    const said = (acknowledged: boolean) =>
      sentenceOf(row({ entity: 'alarm', action: 'acknowledge', after: { acknowledged } }), t, format).before;

    expect([said(true), said(false)]).toEqual(['menangani alarm ', 'berhenti menangani alarm ']);
  });
});

describe('where a sentence leads', () => {
  const href = (change: Partial<AuditRow>) => sentenceOf(row(change), t, format).href;

  it.each<{ change: Partial<AuditRow>; leads: string | null }>([
    { change: {}, leads: `/imah/building/${buildingId}/iot?device=${id}` },
    { change: { action: 'delete' }, leads: null },
    { change: { record: null }, leads: null },
    { change: { buildingId: null }, leads: null },
    { change: { entity: 'ticket' }, leads: `/imah/ticket/${id}` },
    { change: { entity: 'topic' }, leads: `/imah/topic/${id}` },
    { change: { entity: 'topic', action: 'delete' }, leads: null },
    { change: { entity: 'building', buildingId: null }, leads: `/imah/building/${id}` },
    { change: { entity: 'unit' }, leads: null },
    {
      change: { entity: 'device_command', action: 'create', after: { deviceId: 'pump' } },
      leads: `/imah/building/${buildingId}/iot?device=pump`,
    },
    {
      change: { entity: 'device_command', action: 'create', after: { deviceId: 7 } },
      leads: `/imah/building/${buildingId}/iot`,
    },
  ])('is $leads for $change', ({ change, leads }) => {
    expect(href(change)).toBe(leads);
  });
});

it('keeps a name that looks like a pattern or like markup as it is', () => {
  const name = '{count, plural, other {#}} <b>x</b>';

  expect(sentenceOf(row({ record: name }), t, format).record).toBe(name);
});

it('says in English what it says in Indonesian', () => {
  const { before } = sentenceOf(row({ entity: 'device_command', action: 'sent' }), texts('en'), createFormat('en'));

  expect(before).not.toBe(sentenceOf(row({ entity: 'device_command', action: 'sent' }), t, format).before);
  expect(before).toMatch(/^[a-z ]+$/);
});

describe('what stood there and what stands there now', () => {
  const changes = (before: AuditRow['before'], after: AuditRow['after'], more: Partial<AuditRow> = {}) =>
    changesOf(row({ before, after, ...more }), { t, say: (text) => text, format });

  it('is an address in one line, without the parts that nobody wrote', () => {
    const address = { street: 'Jalan 1', city: 'Denpasar', province: 'Bali', postalCode: null };
    const empty = { street: '', city: '', province: '' };

    expect(changes({ address: empty }, { address }).map(({ before, after }) => [before, after])).toEqual([
      [null, 'Jalan 1, Denpasar, Bali'],
    ]);
  });

  it('is hidden or erased, and still said to have changed', () => {
    const said = (more: Partial<AuditRow>) =>
      changes({ email: null }, { email: null }, more).map(({ before, after }) => [before, after]);

    expect([said({ hidden: ['email'] }), said({ erased: ['email'] }), said({})]).toEqual([
      [['disembunyikan', 'disembunyikan']],
      [['telah dihapus atas permintaan', 'telah dihapus atas permintaan']],
      [],
    ]);
  });

  it('is yes or no, a list in one line, and nothing of a list that is empty', () => {
    expect(changes({ verified: false }, { verified: true }).map(({ before, after }) => [before, after])).toEqual([
      ['Tidak', 'Ya'],
    ]);
    expect(
      changes({ groups: [] }, { groups: ['Teknisi', 'Satpam'] }).map(({ before, after }) => [before, after]),
    ).toEqual([[null, 'Teknisi, Satpam']]);
  });

  it('is nothing where only a key of the program differs, whatever it is called', () => {
    expect(changes({ __proto__x: 1, constructor: 'a' }, { __proto__x: 2, constructor: 'b' })).toEqual([]);
  });
});
