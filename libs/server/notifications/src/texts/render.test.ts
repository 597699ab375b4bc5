import { notificationKindKeys } from '@imah/contract/notifications/words';
import type { NotificationKind } from '@imah/contract/notifications/words';
import { describe, expect, it } from 'vitest';
import type { NotificationData } from '../new-notification.ts';
import { measured } from './notification-texts.ts';
import { renderNotification } from './render.ts';

const ticket = { number: 'TKT-2026-000038', title: 'Keran bocor', state: 'resolved', by: 'Agus' } as const;
const visit = {
  ...ticket,
  appointment: 'appointment-agreed',
  begin: '2026-11-24T02:00:00.000Z',
  timeZone: 'Asia/Jakarta',
} as const;
const topic = { number: 'TPC-2026-000001', title: 'Kerja bakti', by: 'Agus' } as const;
const outage = {
  number: 'GGN-2026-000001',
  title: 'Air padam',
  startsAt: '2026-11-21T02:00:00.000Z',
  expectedEndAt: '2026-11-21T05:00:00.000Z',
  timeZone: 'Asia/Jakarta',
} as const;
const alarm = {
  device: 'Pompa 1',
  severity: 'critical',
  condition: 'above',
  metric: { id: 'Suhu motor', en: 'Motor temperature' },
} as const;
const at = '2026-11-21T17:30:00.000Z';

/** One notification of each kind; a kind without one does not compile. */
const examples: { readonly [K in NotificationKind]: NotificationData[K] } = {
  'alarm-raised': { ...alarm, value: 86.04, unit: '°C', decimals: 1 },
  'alarm-cleared': alarm,
  'alarm-escalated': { ...alarm, at },
  'ticket-created': ticket,
  'ticket-assigned': ticket,
  'ticket-moved': ticket,
  'ticket-replied': ticket,
  'ticket-noted': ticket,
  'ticket-mentioned': ticket,
  'ticket-unblocked': ticket,
  'ticket-flagged': ticket,
  'ticket-escalated': { ...ticket, at },
  'ticket-quote-asked': { ...ticket, quote: 'quote-asked' },
  'ticket-quote-answered': { ...ticket, quote: 'quote-refused' },
  'ticket-appointment-offered': {
    ...ticket,
    appointment: 'appointment-offered',
    begin: null,
    timeZone: 'Asia/Jakarta',
  },
  'ticket-appointment-changed': visit,
  'announcement-published': topic,
  'announcement-corrected': topic,
  'bill-issued': { number: 'INV-2026-000001', unit: 'A-101', period: '2026-11', total: 720000, dueOn: '2026-12-20' },
  'bill-credited': {
    number: 'NK-2026-000001',
    bill: 'INV-2026-000001',
    unit: 'A-101',
    amount: 50_000,
    reason: 'AC lobi mati tiga hari',
  },
  'late-fee-charged': { number: 'INV-2026-000002', unit: 'A-101', total: 33_180, bills: 'INV-2026-000001' },
  'bill-disputed': { number: 'INV-2026-000001', unit: 'A-101', by: 'Sari', reason: 'Luas unit salah', state: 'open' },
  'dispute-answered': {
    number: 'INV-2026-000001',
    unit: 'A-101',
    by: 'Dewi',
    reason: 'Luas sudah diukur ulang',
    state: 'accepted',
  },
  'bill-reminder': { unit: 'A-101', count: 2, outstanding: 1_440_000, dueOn: '2026-10-20', when: 'overdue' },
  'instalment-proposed': { unit: 'A-101', total: 1_296_000, count: 3 },
  'instalment-answered': { unit: 'A-101', person: 'Siti Aminah', state: 'refused', reason: 'Terlalu cepat' },
  'instalment-due': { unit: 'A-101', rest: 432_000, dueOn: '2026-12-01', payBy: '2026-12-04', when: 'late' },
  'instalment-ended': { unit: 'A-101', person: 'Siti Aminah', state: 'broken', reason: null },
  'payment-received': { number: 'KWT-2026-000001', amount: 1_000_000, excess: 280_000, reason: null },
  'payment-reversed': { number: 'KWT-2026-000001', amount: 1_000_000, excess: 0, reason: 'Salah orang' },
  'order-moved': {
    number: 'PSN-2026-000001',
    unit: 'A-12-08',
    total: 36_000,
    state: 'cancelled',
    reason: 'Stok habis',
    person: 'Siti Aminah',
  },
  'payout-requested': { number: 'PAY-2026-000001', amount: 300_000, person: 'Siti Aminah' },
  'payout-answered': { number: 'PAY-2026-000001', amount: 300_000, state: 'refused', reason: 'Nama rekening lain' },
  'payout-account-changed': { number: 'PAY-2026-000001', amount: 300_000, bank: 'BCA', accountEnd: '4321' },
  'autopay-announced': { count: 2, total: 1_440_000, payOn: '2026-11-21' },
  'autopay-failed': { number: 'INV-2026-000001', outstanding: 720_000, failure: 'SALDO_KURANG' },
  'float-near-limit': { float: 820_000_000, limit: 1_000_000_000, level: 'near' },
  'expense-submitted': { number: 'BYA-2026-000001', amount: 6_500_000, description: 'Servis lift', by: 'Rina' },
  'expense-answered': {
    number: 'BYA-2026-000001',
    amount: 6_500_000,
    description: 'Servis lift',
    state: 'rejected',
    reason: 'Nota tidak terbaca',
  },
  'expense-repeated': { number: 'BYA-2026-000001', amount: 6_500_000, description: 'Servis lift' },
  'vendor-account-changed': { vendor: 'CV Lift Jaya', by: 'Rina', bank: 'BCA', accountEnd: '4321' },
  'budget-submitted': {
    year: '2027',
    of: 'building',
    revenue: 2_400_000_000,
    expense: 615_000_001,
    by: 'Rina',
  },
  'budget-answered': {
    year: '2027',
    of: 'organization',
    answer: 'returned',
    by: 'Sari',
    reason: 'Listrik naik',
  },
  'outage-announced': outage,
  'outage-changed': { ...outage, expectedEndAt: null },
  'outage-ended': { ...outage, as: 'restored' },
  'topic-started': topic,
  'topic-replied': topic,
  'topic-mentioned': topic,
  'poll-closed': topic,
  'command-failed': { device: 'Pompa 1', outcome: 'expired' },
  'command-approval': { device: 'Katup gas', by: 'Sari' },
  'invitation-received': { inviter: 'Sari' },
  'invitation-accepted': { invitee: 'Budi' },
  'join-requested': { name: 'Budi', unit: 'A-01' },
  'join-answered': { outcome: 'refused', unit: 'A-01', reason: '' },
  'household-invited': { host: 'Sari', name: 'Budi', unit: 'A-01', waits: true },
  'household-answered': { outcome: 'refused', name: 'Budi', unit: 'A-01', reason: '' },
  'rights-changed': { by: 'Sari' },
  'second-factor-required': { at },
  'login-new-device': { browser: 'Chrome, Windows', at },
  'password-changed': { how: 'reset', at },
  'mail-failed': { mail: 'invitation', to: 'budi@imah.test' },
};
const place = { building: 'Gedung Graha', organization: 'Griya' };
const written = <K extends NotificationKind>(
  kind: K,
  data: NotificationData[K],
  locale: 'id' | 'en',
  zone = 'Asia/Jakarta',
) => renderNotification({ kind, data, ...place }, locale, zone);

describe.each(notificationKindKeys)('%s', (kind) => {
  it('has a title, what happened and why one is told, in both languages', () => {
    const both = (['id', 'en'] as const).map((locale) => written(kind, examples[kind], locale));

    for (const text of both) {
      const sentences = [text?.title ?? '', text?.body ?? '', text?.reason ?? ''];
      expect(sentences.filter((sentence) => sentence.trim().length < 5)).toEqual([]);
      expect(sentences.filter((sentence) => /undefined|null|\[object|NaN/.test(sentence))).toEqual([]);
      expect(sentences.slice(1).filter((sentence) => !sentence.endsWith('.'))).toEqual([]);
    }
    expect(both[0]?.reason).not.toBe(both[1]?.reason);
  });
});

describe('a text', () => {
  it.each([
    [
      'id',
      'Asia/Jakarta',
      'Chrome, Windows, 22 November 2026 pukul 00.30. Jika ini bukan Anda, segera ubah kata sandi Anda.',
    ],
    [
      'id',
      'Asia/Jayapura',
      'Chrome, Windows, 22 November 2026 pukul 02.30. Jika ini bukan Anda, segera ubah kata sandi Anda.',
    ],
    ['en', 'UTC', 'Chrome, Windows, 21 November 2026 at 17:30. If this was not you, change your password at once.'],
  ] as const)('says in %s when something happened by the clock of %s', (locale, zone, body) => {
    expect(written('login-new-device', examples['login-new-device'], locale, zone)?.body).toBe(body);
  });

  it.each([
    ['id', 'appointment-agreed', 'Kunjungan disepakati: Keran bocor', 'Selasa, 24 November pukul 09.00 WIB'],
    ['id', 'appointment-moved', 'Kunjungan dipindahkan: Keran bocor', 'Selasa, 24 November pukul 09.00 WIB'],
    ['en', 'appointment-cancelled', 'Visit cancelled: Keran bocor', 'Tuesday 24 November at 09:00 WIB'],
  ] as const)('says in %s of a visit that it is %s, by the clock of its building', (locale, appointment, title, at) => {
    const text = written('ticket-appointment-changed', { ...visit, appointment }, locale, 'Asia/Jayapura');

    expect([text?.title, text?.body.replaceAll(',', '').includes(at.replace(',', ''))]).toEqual([title, true]);
  });

  it('of a whole organisation names it where another names the building', () => {
    const everywhere = { kind: 'announcement-published', data: topic, building: null, organization: 'Griya' };

    expect(renderNotification(everywhere, 'id', 'UTC')?.body).toBe('Griya. Dari Agus.');
    expect(renderNotification({ ...everywhere, organization: null }, 'id', 'UTC')?.body).toBe('. Dari Agus.');
  });

  it.each(['of-a-later-version', 'constructor', ''])('is none of the kind %j', (kind) => {
    expect(renderNotification({ kind, data: {}, ...place }, 'id', 'UTC')).toBeNull();
  });

  it('of an answer says its reason where one was given, and else whom to ask', () => {
    const refused = { outcome: 'refused', unit: 'A-01', reason: 'Unit ini kosong.' } as const;

    expect(
      [
        written('join-answered', refused, 'id'),
        written('join-answered', { ...refused, reason: '' }, 'id'),
        written('join-answered', { ...refused, outcome: 'approved' }, 'id'),
      ].map((text) => [text?.title, text?.body]),
    ).toEqual([
      ['Permintaan Anda di Gedung Graha ditolak', 'Unit ini kosong.'],
      ['Permintaan Anda di Gedung Graha ditolak', 'Hubungi pengelola bila menurut Anda ini keliru.'],
      ['Anda diterima di Gedung Graha', 'Akun Anda kini terhubung dengan unit A-01.'],
    ]);
  });

  it.each([
    ['a bound', { condition: 'above', value: 86.04 }, 'Gedung Graha. Suhu motor 86,0\u00a0°C, di atas batas.'],
    ['the other bound', { condition: 'below', value: -3 }, 'Gedung Graha. Suhu motor -3,0\u00a0°C, di bawah batas.'],
    ['a state', { condition: 'equals', value: true }, 'Gedung Graha. Suhu motor: ya.'],
    ['silence', { condition: 'offline', value: null }, 'Gedung Graha. Perangkat ini tidak mengirim data.'],
    ['the device itself', { condition: 'above', metric: null }, 'Gedung Graha. Perangkat ini tidak mengirim data.'],
  ] as const)('of an alarm says what it is about: %s', (_, more, body) => {
    expect(written('alarm-raised', { ...examples['alarm-raised'], ...more }, 'id')?.body).toBe(body);
  });
});

describe('a measured value', () => {
  const words = { on: 'ya', off: 'tidak', units: { 'L/min': 'L/mnt' } };

  it.each([
    [{ value: 1234.5, unit: 'kWh', decimals: 1 }, 'id-ID', '1.234,5\u00a0kWh'],
    [{ value: 1234.5, unit: 'kWh', decimals: 0 }, 'en-GB', '1,235\u00a0kWh'],
    [{ value: 3, unit: 'none', decimals: 2 }, 'id-ID', '3,00'],
    [{ value: 3, unit: 'L/min', decimals: 0 }, 'id-ID', '3\u00a0L/mnt'],
    [{ value: false, unit: '°C', decimals: 0 }, 'id-ID', 'tidak'],
    [{ value: 'terbuka', unit: '°C', decimals: 0 }, 'id-ID', 'terbuka'],
    [{ value: null, unit: '°C', decimals: 0 }, 'id-ID', ''],
  ] as const)('%j is read in %s as %s', (value, locale, text) => {
    expect(measured(value, locale, words)).toBe(text);
  });
});
