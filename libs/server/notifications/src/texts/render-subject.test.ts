import { expect, it } from 'vitest';
import { renderSubject, type StoredSubject } from './render-subject.ts';

const zone = 'Asia/Jakarta';
const facts = {
  device: 'Pompa 1',
  severity: 'major',
  condition: 'above',
  metric: { id: 'Suhu motor', en: 'Motor temperature' },
};
const stored = (parts: Partial<StoredSubject>): StoredSubject => ({
  kind: 'alarm-raised',
  data: { ...facts, value: 86.4, unit: '°C', decimals: 1 },
  raisedData: null,
  raisedAt: null,
  lastAt: '2026-11-21T03:32:00.000Z',
  building: 'Graha',
  organization: 'PT Graha',
  ...parts,
});
const over = (seconds: number): Partial<StoredSubject> => ({
  kind: 'alarm-cleared',
  data: facts,
  raisedData: { ...facts, value: 86.4, unit: '°C', decimals: 1 },
  raisedAt: new Date(Date.parse('2026-11-21T03:32:00.000Z') - seconds * 1000).toISOString(),
});

it.each<[what: string, parts: Partial<StoredSubject>, title: string, body: string]>([
  ['a value beyond its bound', {}, 'Pompa 1: Suhu motor 86,4\u00a0°C', 'Alarm berat · sejak 10.32 · Graha'],
  [
    'a device that is silent',
    { data: { ...facts, condition: 'offline', metric: null } },
    'Pompa 1 tidak mengirim data',
    'Alarm berat · sejak 10.32 · Graha',
  ],
  [
    'a switch that stands where it should not',
    { data: { ...facts, condition: 'equals', metric: { id: 'Listrik ada', en: 'Power' }, value: false, unit: 'none' } },
    'Pompa 1: Listrik ada tidak',
    'Alarm berat · sejak 10.32 · Graha',
  ],
  ['an end of seconds', over(58), 'Pompa 1: Suhu motor 86,4\u00a0°C', 'Alarm berat · selesai setelah 58 dtk · Graha'],
  ['an end at once', over(0), 'Pompa 1: Suhu motor 86,4\u00a0°C', 'Alarm berat · selesai setelah 0 dtk · Graha'],
  [
    'an end of hours',
    over(7_385),
    'Pompa 1: Suhu motor 86,4\u00a0°C',
    'Alarm berat · selesai setelah 2 j 3 mnt · Graha',
  ],
  [
    'an end whose beginning is forgotten',
    { kind: 'alarm-cleared', data: facts },
    'Pompa 1: Suhu motor',
    'Alarm berat · selesai · Graha',
  ],
  [
    'a poll of the whole organisation',
    { kind: 'poll-closed', data: { number: 'TPK-1', title: 'Warna cat', by: 'Imah' }, building: null },
    'Warna cat',
    'Polling ditutup, hasilnya sudah ada · PT Graha',
  ],
  [
    'an invitation, which is of no one thing',
    { kind: 'invitation-accepted', data: { invitee: 'Sari' }, building: null },
    'Sari menerima undangan Anda',
    'Sari sekarang anggota PT Graha.',
  ],
])('%s is named first, and then what happened', (_what, parts, title, body) => {
  const text = renderSubject(stored(parts), 'id', zone);

  expect([text?.title, text?.body]).toEqual([title, body]);
});

it('leaves out a kind that this version does not know', () => {
  expect(renderSubject(stored({ kind: 'unheard-of' }), 'id', zone)).toBeNull();
});
