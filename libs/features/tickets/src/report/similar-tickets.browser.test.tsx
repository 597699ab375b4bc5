import type { SimilarTicket } from '@imah/contract/tickets';
import { fixtureId, minutesAgo, tower } from '@imah/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { SimilarTickets } from './similar-tickets.tsx';

afterEach(cleanup);

const known: SimilarTicket = {
  id: fixtureId('ticket', 31),
  reach: 'known',
  number: 'TKT-2026-000031',
  title: 'Keran dapur bocor',
  category: null,
  place: null,
  unitCode: 'A-302',
  state: 'new',
  createdAt: minutesAgo(30),
  alsoCount: 0,
  also: 'no',
};
const ofOthers: SimilarTicket = { ...known, id: fixtureId('ticket', 32), reach: 'told', number: null, title: null };
const list = (tickets: readonly SimilarTicket[]) =>
  show(<SimilarTickets building={tower} kind="typed" tickets={tickets} />);

describe('what may have been reported already', () => {
  it('is to be opened by who reads it; nobody is told of a button that is not there', async () => {
    await list([known]);

    expect((await screen.findByText(/buka tiketnya/)).textContent).not.toContain('Saya juga');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Keran dapur bocor' }).getAttribute('href')).toContain('/imah/ticket/');
  });

  it('is joined by who may not read it', async () => {
    await list([known, ofOthers]);

    expect((await screen.findByText(/cukup tekan “Saya juga”/)).tagName).toBe('P');
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});
