import type { TicketEvent } from '@imah/contract/tickets';
import { agus, events, ticket } from '@imah/testing/tickets';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { EventRow } from './event-row.tsx';

afterEach(cleanup);

const [base] = events;
if (base === undefined) throw new Error('the fixtures have events');
const plain: TicketEvent = {
  ...base,
  kind: 'moved',
  actor: agus,
  from: null,
  to: null,
  note: null,
  reason: null,
  waitingReason: null,
};
const budi = { id: 'budi', name: 'Budi Hartono' };

async function said(event: Partial<TicketEvent>, reporterName: string | null = ticket.reporterName): Promise<string[]> {
  await show(
    <ol>
      <EventRow event={{ ...plain, ...event }} ticket={{ ...ticket, reporterName }} />
    </ol>,
  );
  const row = await screen.findByRole('listitem');
  const [sentence, words] = [row.querySelector('span'), row.querySelector('p')];
  return [sentence?.textContent ?? '', ...(words === null ? [] : [words.textContent])];
}

describe('what happened to a ticket', () => {
  it.each<[Partial<TicketEvent>, string]>([
    [{ kind: 'created' }, 'Agus Prasetyo melaporkan tiket ini'],
    [{ from: 'new', to: 'in-progress' }, 'Agus Prasetyo mengubah status: Baru → Dikerjakan'],
    [{ from: 'resolved', to: 'new' }, 'Agus Prasetyo mengembalikan tiket ini'],
    [{ from: 'deferred', to: 'new', actor: null }, 'Imah mengubah status: Ditunda → Baru'],
    [{}, 'Agus Prasetyo mengubah rincian'],
    [{ kind: 'assigned', assignee: budi }, 'Agus Prasetyo menugaskan Budi Hartono'],
    [{ kind: 'assigned', assignee: agus }, 'Agus Prasetyo mengambil tiket ini'],
    [{ kind: 'assigned', assignee: null }, 'Agus Prasetyo melepas penugasan'],
    [
      { kind: 'unassignable', actor: null, assignee: budi },
      'Aturan tidak dapat menugaskan Budi Hartono: tidak berhak mengerjakan tiket ini',
    ],
    [
      { kind: 'unassignable', actor: null, assignee: null },
      'Aturan tidak dapat menugaskan petugasnya: akunnya sudah tidak ada',
    ],
    [
      { kind: 'nobody-on-duty', actor: null },
      'Aturan tidak menemukan petugas jaga dengan keahlian yang sesuai: tiket ini belum ditugaskan',
    ],
    [{ kind: 'absorbed' }, 'Agus Prasetyo menggabungkan tiket lain ke sini'],
    [{ kind: 'changed', fields: ['priority', 'title'] }, 'Agus Prasetyo mengubah judul, prioritas'],
    [{ kind: 'changed', fields: ['something-new'] }, 'Agus Prasetyo mengubah rincian'],
    [{ kind: 'quote-asked' }, 'Agus Prasetyo mengajukan biaya untuk disetujui'],
    [{ kind: 'quote-approved' }, 'Agus Prasetyo menyetujui biaya'],
    [{ kind: 'quote-refused' }, 'Agus Prasetyo menolak biaya'],
    [{ kind: 'quote-withdrawn' }, 'Agus Prasetyo menarik kembali pengajuan biaya'],
    [{ kind: 'quote-expired', actor: null }, 'Batas waktu persetujuan biaya lewat'],
    [{ kind: 'appointment-offered' }, 'Agus Prasetyo menawarkan waktu kunjungan'],
    [
      { kind: 'appointment-agreed', begin: '2026-11-24T02:00:00.000Z' },
      'Agus Prasetyo memilih kunjungan Selasa, 24 November 09.00 WIB',
    ],
    [
      { kind: 'appointment-moved', begin: '2026-11-24T06:00:00.000Z' },
      'Agus Prasetyo memindahkan kunjungan ke Selasa, 24 November 13.00 WIB',
    ],
    [{ kind: 'appointment-declined' }, 'Agus Prasetyo belum menemukan waktu kunjungan yang cocok'],
    [{ kind: 'appointment-cancelled' }, 'Agus Prasetyo membatalkan kunjungan'],
  ])('is one sentence: %j', async (event, sentence) => {
    expect(await said(event)).toEqual([sentence]);
  });

  it('was reported by whom it was written down for, where they have no account', async () => {
    expect(await said({ kind: 'created', actor: null })).toEqual(['Sari Lestari melaporkan tiket ini']);
    cleanup();

    expect(await said({ kind: 'created', actor: null }, null)).toEqual(['Orang lain melaporkan tiket ini']);
  });

  it('has the words that came with it below: for what it waits, until when, the note and the reason', async () => {
    const step = { from: 'in-progress', to: 'deferred', until: '2026-12-01T00:00:00.000Z' } as const;

    expect(await said({ ...step, waitingReason: 'part', note: 'Seal diganti', reason: 'Menunggu anggaran' })).toEqual([
      'Agus Prasetyo mengubah status: Dikerjakan → Ditunda',
      'Menunggu suku cadang\nSampai Selasa, 1 Desember 2026 pukul 07.00 WIB\nSeal diganti\nMenunggu anggaran',
    ]);
  });

  it('shows what people wrote as their words, never as a page', async () => {
    await said({ note: '<img src=x onerror=alert(1)>' });

    expect(document.querySelector('li img')).toBeNull();
    expect(screen.getByText('<img src=x onerror=alert(1)>').tagName).toBe('P');
  });
});
