import { ApiError } from '@imah/api-client';
import { never } from '@imah/api-client/testing';
import type { Ticket } from '@imah/contract/tickets';
import { answerOf, fixtureNow, minutesAgo, tower } from '@imah/testing';
import { createFakeRealtime } from '@imah/realtime/testing';
import { resident, seenBy, technician, ticket } from '@imah/testing/tickets';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openTicket } from './testing/open-ticket.tsx';

afterEach(cleanup);

const refusal = (kind: 'forbidden' | 'not-found' | 'server', status: number) =>
  new ApiError({ kind, status, message: '' });
const headed = (name: string) => screen.findByRole('heading', { level: 1, name });
const badges = () => {
  const title = screen.getByRole('heading', { level: 1 });
  const line = title.closest('header')?.textContent ?? '';
  return (words: string) => line.includes(words);
};

describe('a ticket that cannot be shown', () => {
  it('has a heading for whoever hears the page while it is read', async () => {
    await openTicket({ answers: { getTicket: never } });

    await headed('Memuat tiket');
    expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(1);
  });

  it('is said not to be there, in the words of who reads it, with the way home', async () => {
    await openTicket({ answers: { getTicket: refusal('not-found', 404) } });
    await headed('Tiket tidak ditemukan');
    cleanup();

    await openTicket({ person: resident, answers: { getTicket: refusal('not-found', 404) } });
    await headed('Laporan tidak ditemukan');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/imah');
  });

  it('is read again at a press where it has failed', async () => {
    let works = false;
    const { inputsOf } = await openTicket({
      answers: {
        getTicket: async () => {
          if (!works) throw refusal('server', 500);
          return answerOf(seenBy(technician, ticket));
        },
      },
    });
    const again = await screen.findByRole('button', { name: 'Coba lagi' });

    works = true;
    await userEvent.click(again);

    await screen.findByRole('heading', { level: 1, name: ticket.title });
    expect(inputsOf('getTicket').length).toBeGreaterThan(1);
  });
});

describe('the head of a ticket', () => {
  it('says how it stands in one look', async () => {
    await openTicket({ change: { audience: 'staff', reopenedCount: 2, mergedCount: 1 } });
    await screen.findByRole('heading', { level: 1, name: ticket.title });

    const words = [
      'TKT-2026-000147',
      'Dikerjakan',
      'Prioritas tinggi',
      'Tanggapan: Terpenuhi',
      'Penyelesaian: Sisa 5 jam',
      'Hanya petugas yang melihat tiket ini',
      'Dikembalikan 2 kali',
      '1 laporan lain digabung ke tiket ini',
      'Dilaporkan Sari Lestari',
    ];
    expect(words.filter((one) => !badges()(one))).toEqual([]);
  });

  it('says whom or what a waiting ticket waits for', async () => {
    await openTicket({ change: { state: 'waiting', waitingReason: 'vendor' } });
    await screen.findByRole('heading', { level: 1, name: ticket.title });

    expect([badges()('Menunggu vendor'), badges()('Dikerjakan')]).toEqual([true, false]);
  });

  it('leads the staff to the tickets of the building and to the unit, a resident home and nowhere else', async () => {
    await openTicket();
    const toList = await screen.findByRole('link', { name: `Tiket di ${tower.name}` });
    expect(toList.getAttribute('href')).toBe(`/imah/building/${tower.id}/ticket`);
    cleanup();

    await openTicket({ person: resident });
    const head = (await screen.findByRole('heading', { level: 1 })).closest('header');
    const links = within(head ?? document.body).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/imah']);
  });

  it('leads on to the ticket that it was merged into', async () => {
    await openTicket({ change: { state: 'merged', mergedInto: { id: 'other', number: 'TKT-2026-000139' } } });

    const link = await screen.findByRole('link', { name: 'TKT-2026-000139' });
    expect([link.getAttribute('href'), link.parentElement?.textContent]).toEqual([
      '/imah/ticket/other',
      'Tiket ini digabung ke TKT-2026-000139. Percakapan berlanjut di sana.',
    ]);
  });

  it('says that nothing was told beside the title', async () => {
    await openTicket({ change: { details: '' } });

    expect((await screen.findByText('Tidak ada uraian.')).tagName).toBe('P');
  });
});

describe('what stands on the page', () => {
  const cards = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  it('is for the staff what they work with', async () => {
    await openTicket();
    await screen.findByRole('heading', { level: 2, name: 'Pekerjaan' });

    await waitFor(() =>
      expect(cards().toSorted()).toEqual([
        'Batas waktu',
        'Biaya untuk disetujui',
        'Laporan',
        'Pekerjaan',
        'Pengikut',
        'Percakapan',
        'Rincian',
        'Tanda tangan',
        'Tiket terkait',
      ]),
    );
  });

  it('is for a resident without the work, the followers and the tickets beside it, none of which is asked for', async () => {
    const { calls } = await openTicket({ person: resident });
    await screen.findByRole('heading', { level: 2, name: 'Percakapan' });

    await waitFor(() =>
      expect(cards().toSorted()).toEqual(['Batas waktu', 'Laporan', 'Percakapan', 'Rincian', 'Tanda tangan']),
    );
    const asked = new Set(calls().map(({ name }) => name));
    expect(
      (
        [
          'getTicketWork',
          'listTicketNotes',
          'listTicketObservers',
          'listTicketRelations',
          'listTicketFollowers',
        ] as const
      ).filter((name) => asked.has(name)),
    ).toEqual([]);
  });
});

it('shows what somebody else did to the ticket while one looks', async () => {
  const realtime = createFakeRealtime({ now: () => fixtureNow });
  let current: Ticket = { ...ticket };
  await openTicket({ realtime, answers: { getTicket: async () => answerOf(seenBy(technician, current)) } });
  await screen.findByRole('heading', { level: 1, name: ticket.title });

  current = { ...ticket, title: 'Plafon sudah jebol', priority: 'emergency', version: 7 };
  realtime.emitChange(
    { orgId: ticket.orgId, buildingId: ticket.buildingId },
    { entity: 'ticket', id: ticket.id, version: 7, op: 'updated', at: minutesAgo(0) },
  );

  await screen.findByRole('heading', { level: 1, name: 'Plafon sudah jebol' });
  expect(badges()('Darurat')).toBe(true);
});
