import type { Locale } from '@imah/contract/core/words';
import { notificationKindKeys } from '@imah/contract/notifications/words';
import { describe, expect, it } from 'vitest';
import { renderSubject, type StoredSubject } from './render-subject.ts';

const ticket = { number: 'TKT-2026-000038', title: 'Keran bocor', state: 'resolved', by: 'Agus' };
const visit = { ...ticket, begin: '2026-11-24T02:00:00.000Z', timeZone: 'Asia/Makassar' };
const topic = { number: 'TPC-2026-000001', title: 'Kerja bakti', by: 'Agus' };
const outage = {
  number: 'GGN-2026-000001',
  title: 'Air padam',
  startsAt: '2026-11-21T02:00:00.000Z',
  expectedEndAt: '2026-11-21T05:00:00.000Z',
  timeZone: 'Asia/Jayapura',
};
const rowOf = (kind: string, data: object, locale: Locale, more: Partial<StoredSubject> = {}) =>
  renderSubject(
    {
      kind,
      data,
      raisedData: null,
      raisedAt: null,
      lastAt: '2026-11-21T03:32:00.000Z',
      building: 'Graha',
      organization: 'Griya',
      ...more,
    },
    locale,
    'Asia/Jakarta',
  );

describe('a row of the inbox', () => {
  it.each<[kind: string, data: object, id: string, en: string]>([
    ['ticket-created', ticket, 'Tiket baru dari Agus', 'New ticket from Agus'],
    ['ticket-assigned', ticket, 'Ditugaskan kepada Anda oleh Agus', 'Assigned to you by Agus'],
    ['ticket-moved', ticket, 'Selesai dikerjakan oleh Agus', 'Resolved by Agus'],
    [
      'ticket-moved',
      { ...ticket, state: 'merged' },
      'Digabung dengan tiket lain oleh Agus',
      'Merged into another ticket by Agus',
    ],
    ['ticket-replied', ticket, 'Balasan dari Agus', 'Reply from Agus'],
    ['ticket-noted', ticket, 'Catatan internal dari Agus', 'Internal note from Agus'],
    [
      'ticket-mentioned',
      ticket,
      'Agus menyebut nama Anda dalam catatan internal',
      'Agus mentioned you in an internal note',
    ],
    [
      'ticket-unblocked',
      ticket,
      'Tidak terhambat lagi; penghambatnya diakhiri oleh Agus',
      'No longer blocked; what blocked it was ended by Agus',
    ],
    ['ticket-flagged', ticket, 'Perlu perhatian menurut aturan Agus', 'Needs attention by the rule Agus'],
    ['ticket-escalated', ticket, 'Diteruskan kepada Anda, belum ditangani', 'Passed on to you, nobody has taken it on'],
    [
      'ticket-quote-asked',
      { ...ticket, quote: 'quote-asked' },
      'Agus meminta persetujuan biaya',
      'Agus asks you to approve a cost',
    ],
    [
      'ticket-quote-answered',
      { ...ticket, quote: 'quote-expired' },
      'Biaya lewat batas waktu persetujuan oleh Agus',
      'Cost not approved in time by Agus',
    ],
    ['ticket-appointment-offered', visit, 'Agus menawarkan waktu kunjungan', 'Agus offers times for a visit'],
  ])('of %s says what happened before the number of the ticket and the building', (kind, data, id, en) => {
    const rows = (['id', 'en'] as const).map((locale) => rowOf(kind, data, locale));

    expect(rows.map((row) => [row?.title, row?.body])).toEqual(
      [id, en].map((words) => ['Keran bocor', `${words} · TKT-2026-000038 · Graha`]),
    );
  });

  it.each<[kind: string, data: object, title: string, id: string, en: string]>([
    ['announcement-published', topic, 'Kerja bakti', 'Pengumuman dari Agus', 'Announcement from Agus'],
    ['announcement-corrected', topic, 'Kerja bakti', 'Koreksi dari Agus', 'Correction from Agus'],
    ['topic-started', topic, 'Kerja bakti', 'Topik baru dari Agus', 'New topic from Agus'],
    ['topic-replied', topic, 'Kerja bakti', 'Pesan baru dari Agus', 'New message from Agus'],
    ['topic-mentioned', topic, 'Kerja bakti', 'Agus menyebut nama Anda', 'Agus mentioned you'],
    ['poll-closed', topic, 'Kerja bakti', 'Polling ditutup, hasilnya sudah ada', 'Poll closed, the result is there'],
    ['outage-ended', { ...outage, as: 'restored' }, 'Air padam', 'Sudah pulih', 'Restored'],
    ['outage-ended', { ...outage, as: 'cancelled' }, 'Air padam', 'Gangguan dibatalkan', 'Outage cancelled'],
  ])('of %s names no number, which tells its reader nothing', (kind, data, title, id, en) => {
    const rows = (['id', 'en'] as const).map((locale) => rowOf(kind, data, locale));

    expect(rows.map((row) => [row?.title, row?.body])).toEqual([id, en].map((words) => [title, `${words} · Graha`]));
  });

  it('tells the time of a visit by the clock of its building, not by that of the reader', () => {
    const moved = { ...visit, appointment: 'appointment-moved' };

    // 02.00 UTC is 10.00 in Makassar, 09.00 in Jakarta where it is read.
    expect(rowOf('ticket-appointment-changed', moved, 'id')?.body).toMatch(
      /^Kunjungan dipindahkan, .*10\.00.*, oleh Agus/,
    );
    expect(rowOf('ticket-appointment-changed', moved, 'en')?.body).toMatch(/^Visit moved, .*10:00.*, by Agus/);
  });

  it('leaves out the time of a visit that has none', () => {
    const declined = { ...visit, appointment: 'appointment-declined', begin: null };

    expect(
      (['id', 'en'] as const).map((locale) => rowOf('ticket-appointment-changed', declined, locale)?.body),
    ).toEqual([
      'Waktu kunjungan belum cocok, oleh Agus · TKT-2026-000038 · Graha',
      'No time for the visit fits yet, by Agus · TKT-2026-000038 · Graha',
    ]);
  });

  it('tells the times of an outage by the clock of its building', () => {
    // 02.00 to 05.00 UTC is 11.00 to 14.00 in Jayapura.
    const [id, en] = (['id', 'en'] as const).map((locale) => rowOf('outage-announced', outage, locale)?.body);

    expect(id).toMatch(/^Gangguan layanan, .*11\.00.*14\.00.* · Graha$/);
    expect(en).toMatch(/^Outage, .*11:00.*14:00.* · Graha$/);
  });

  it.each([
    ['critical', 'Alarm kritis', 'Critical alarm'],
    ['major', 'Alarm berat', 'Major alarm'],
    ['minor', 'Alarm ringan', 'Minor alarm'],
    ['warning', 'Peringatan', 'Warning'],
    ['info', 'Info', 'Info'],
  ])('of an alarm that is %s says so in words', (severity, id, en) => {
    const data = { device: 'Pompa 1', severity, condition: 'offline', metric: null };

    const rows = (['id', 'en'] as const).map((locale) => rowOf('alarm-raised', data, locale));

    expect(rows.map((row) => [row?.title, row?.body])).toEqual([
      ['Pompa 1 tidak mengirim data', `${id} · sejak 10.32 · Graha`],
      ['Pompa 1 sends no data', `${en} · since 10:32 · Graha`],
    ]);
  });

  it.each([
    [59, '59 dtk', '59 secs'],
    [60, '1 mnt', '1 min'],
    [90_061, '1 hr 1 j', '1 day 1 hr'],
    [-5, '0 dtk', '0 secs'],
  ])('of an alarm that was over after %i seconds says the two largest units', (seconds, id, en) => {
    const data = { device: 'Pompa 1', severity: 'major', condition: 'offline', metric: null };
    const raisedAt = new Date(Date.parse('2026-11-21T03:32:00.000Z') - seconds * 1000).toISOString();

    const bodies = (['id', 'en'] as const).map((locale) => rowOf('alarm-cleared', data, locale, { raisedAt })?.body);

    expect(bodies).toEqual([`Alarm berat · selesai setelah ${id} · Graha`, `Major alarm · over after ${en} · Graha`]);
  });

  it('of the organisation stands without a building, and without both says only what happened', () => {
    expect(rowOf('topic-started', topic, 'id', { building: null })?.body).toBe('Topik baru dari Agus · Griya');
    expect(rowOf('topic-started', topic, 'id', { building: null, organization: null })?.body).toBe(
      'Topik baru dari Agus',
    );
  });

  it('is there in both languages for every kind of ticket, topic and outage', () => {
    const titled = notificationKindKeys.filter((kind) =>
      /^(ticket|topic|announcement|outage)-|^poll-closed$/.test(kind),
    );
    const data = {
      ...visit,
      ...outage,
      title: 'Judul',
      quote: 'quote-approved',
      appointment: 'appointment-agreed',
      as: 'restored',
      by: 'Agus',
    };

    const missing = titled.flatMap((kind) =>
      (['id', 'en'] as const)
        .filter((locale) => !/^\S.* · .*Graha$/.test(rowOf(kind, { ...data, state: 'new' }, locale)?.body ?? ''))
        .map((locale) => `${kind} ${locale}`),
    );

    expect(missing).toEqual([]);
  });
});
