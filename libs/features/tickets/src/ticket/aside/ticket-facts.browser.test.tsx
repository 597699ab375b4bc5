import { ApiError } from '@imah/api-client';
import type { Ticket } from '@imah/contract/tickets';
import { answerOf, whoamiOfOwner } from '@imah/testing';
import { resident, seenBy, ticket } from '@imah/testing/tickets';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { showTold } from '../../testing/index.ts';
import { viewerOf } from '../model/viewer.ts';
import { ticketAnswers } from '../testing/open-ticket.tsx';
import { TicketFacts } from './ticket-facts.tsx';

afterEach(cleanup);

async function open(change: Partial<Ticket> = {}, person = whoamiOfOwner, answers = {}) {
  const known = seenBy(person, { ...ticket, ...change });
  const shown = await showTold(<TicketFacts ticket={known} viewer={viewerOf(known, person.id)} />, {
    person,
    answers: { ...ticketAnswers, ...answers },
  });
  const heading = await screen.findByRole('heading', { level: 2, name: 'Rincian' });
  const card = within(heading.closest('section') ?? document.body);
  return { ...shown, card, terms: () => card.getAllByRole('term').map(({ textContent }) => textContent) };
}
const detail = (term: string) => {
  const head = screen.getAllByRole('term').find(({ textContent }) => textContent === term);
  return head?.nextElementSibling?.textContent;
};

describe('what the staff read of a ticket', () => {
  it('is all that is known of it, and no line of what is not', async () => {
    const { terms } = await open();

    expect(terms()).toEqual([
      'Penanggung jawab',
      'Pelaksana',
      'Pelapor',
      'Saya juga',
      'Lokasi',
      'Kategori',
      'Jenis',
      'Masuk lewat',
      'Yang melihat',
      'Dibuat',
    ]);
    cleanup();

    const bare = await open({ executors: [], alsoCount: 0, category: null, assignee: null });
    expect(bare.terms().includes('Pelaksana') || bare.terms().includes('Saya juga')).toBe(false);
    expect([detail('Kategori'), detail('Penanggung jawab')]).toEqual(['Belum dikategorikan', 'Belum adaTugaskan']);
  });

  it('has ways to call whoever reported it, with the number as it is dialled', async () => {
    await open();

    const [call, chat] = ['Telepon +6281234567890', 'Kirim WhatsApp ke Sari Lestari'].map((name) =>
      screen.getByRole('link', { name }),
    );
    expect([call?.getAttribute('href'), chat?.getAttribute('href'), chat?.getAttribute('rel')]).toEqual([
      'tel:+6281234567890',
      'https://wa.me/6281234567890',
      'noopener noreferrer',
    ]);
  });

  it('names who has the same, and only counts them while that is not known', async () => {
    const followers = [
      { id: 'a', name: 'Dewi' },
      { id: 'b', name: 'Eko' },
    ];
    await open({}, whoamiOfOwner, { listTicketFollowers: answerOf(followers) });
    expect((await screen.findByText('Dewi, Eko')).previousElementSibling?.textContent).toBe(
      '3 orang lain mengalaminya',
    );
    cleanup();

    await open({}, whoamiOfOwner, { listTicketFollowers: new ApiError({ kind: 'server', status: 500, message: '' }) });
    expect(detail('Saya juga')).toBe('3 orang lain mengalaminya');
  });

  it('says until when it was put off, in the time of its building, and how it was rated', async () => {
    await open({
      state: 'deferred',
      deferredUntil: '2026-12-01T00:00:00.000Z',
      timeZone: 'Asia/Makassar',
      feedback: { rating: 'bad', reasons: ['slow', 'untidy'], by: null, at: '2026-11-20T09:00:00.000Z' },
    });

    expect([detail('Ditunda sampai'), detail('Penilaian')]).toEqual([
      'Selasa, 1 Desember 2026 pukul 08.00 WITA',
      'Kurang · Lambat · Kurang rapi',
    ]);
  });

  it('opens who may be given it, and what may be changed of it', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Ganti' }));
    const assigning = within(await screen.findByRole('dialog', { name: 'Tugaskan tiket' }));
    await userEvent.click(await assigning.findByRole('button', { name: 'Batal' }));

    await userEvent.click(screen.getByRole('button', { name: 'Ubah' }));

    const sheet = within(await screen.findByRole('dialog', { name: 'Ubah tiket' }));
    expect(sheet.getAllByRole('combobox').map((field) => field.getAttribute('name') ?? 'place')).toEqual([
      'place',
      'priority',
      'categoryId',
      'kind',
      'audience',
    ]);
  });
});

describe('what a resident reads of a ticket', () => {
  it('is without the ways in which the staff work: no source, no audience, no number to call, nothing to change', async () => {
    const { card, terms } = await open({}, resident);

    expect(terms()).toEqual([
      'Penanggung jawab',
      'Pelaksana',
      'Pelapor',
      'Saya juga',
      'Lokasi',
      'Kategori',
      'Jenis',
      'Dibuat',
    ]);
    expect([...card.queryAllByRole('link'), ...card.queryAllByRole('button')]).toEqual([]);
  });

  it('counts who has the same and does not ask who they are', async () => {
    const { inputsOf } = await open({}, resident);

    expect([detail('Saya juga'), inputsOf('listTicketFollowers')]).toEqual(['3 orang lain mengalaminya', []]);
  });

  it('does not name a neighbour who reported it', async () => {
    await open({ reporterName: null }, resident);

    expect(detail('Pelapor')).toBe('Orang lain');
  });
});
