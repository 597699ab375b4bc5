import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { type OpenTickets, TicketNumbers, TicketNumbersSkeleton } from './index.ts';

afterEach(cleanup);

async function open(counts: OpenTickets, locale: 'id' | 'en' = 'id') {
  await show(<TicketNumbers counts={counts} hrefOf={(name) => `/imah/tickets?tab=${name}`} />, { locale });
  return (await screen.findAllByRole('link')).map((link) => [link.ariaLabel, link.getAttribute('href')]);
}

describe('the open tickets in three numbers', () => {
  it('lead each to the tickets that they count, and say so to who hears them', async () => {
    expect(await open({ open: 1234, overdue: 5, unassigned: 7 })).toEqual([
      ['1.234. Buka daftarnya: Tiket terbuka', '/imah/tickets?tab=open'],
      ['5. Buka daftarnya: Tiket terlambat', '/imah/tickets?tab=overdue'],
      ['7. Buka daftarnya: Tiket tanpa petugas', '/imah/tickets?tab=unassigned'],
    ]);
  });

  it.each([
    [{ open: 0, overdue: 0, unassigned: 0 }, ['Semua beres', 'Tidak ada yang terlambat', 'Semua ada petugasnya'], []],
    [
      { open: 3, overdue: 1, unassigned: 0 },
      ['Perlu didahulukan', 'Semua ada petugasnya'],
      ['Perlu petugas', 'Semua beres'],
    ],
    [{ open: 3, overdue: 0, unassigned: 2 }, ['Tidak ada yang terlambat', 'Perlu petugas'], ['Perlu didahulukan']],
  ])('say what is well and what is not: %j', async (counts, said, unsaid) => {
    await open(counts);
    const text = document.body.textContent;

    expect([said.filter((one) => !text.includes(one)), unsaid.filter((one) => text.includes(one))]).toEqual([[], []]);
  });

  it('are written as the language writes them', async () => {
    await open({ open: 1234, overdue: 0, unassigned: 0 }, 'en');

    expect((await screen.findByRole('link', { name: '1,234. Open the list: Open tickets' })).textContent).toBe('1,234');
  });

  it('are told to be on their way while they are counted', async () => {
    await show(<TicketNumbersSkeleton />);

    expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(1);
    expect(screen.queryAllByRole('link')).toEqual([]);
  });
});
