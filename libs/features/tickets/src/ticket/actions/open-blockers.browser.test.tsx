import { ApiError } from '@imah/api-client';
import type { TicketRelation } from '@imah/contract/tickets';
import { answerOf, fixtureId } from '@imah/testing';
import { relations, ticket } from '@imah/testing/tickets';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { showTold } from '../../testing/index.ts';
import { MoveDialog } from './move-dialog.tsx';

afterEach(cleanup);

const [known] = relations;
if (known === undefined) throw new Error('the fixtures have a relation');
const other = (number: number, change: Partial<TicketRelation>, state: TicketRelation['ticket']['state']) => ({
  ...known,
  ...change,
  ticket: { ...known.ticket, id: fixtureId('ticket', number), state },
});
const open = (found: readonly TicketRelation[], to: 'resolved' | 'cancelled' = 'resolved') =>
  showTold(<MoveDialog ticket={ticket} to={to} demands={['note']} onClose={() => undefined} />, {
    answers: {
      listTicketRelations: answerOf([...found]),
      listTicketSignatures: answerOf([]),
      moveTicket: new ApiError({
        kind: 'conflict',
        status: 409,
        code: 'TIKET_TERHALANG',
        message: 'Tiket ini masih dihambat oleh TKT-2026-000139 Pipa utama shaft B retak.',
      }),
    },
  });

describe('what keeps a ticket from being resolved', () => {
  it('is named before it is sent, each open ticket that blocks it with a link', async () => {
    await open([
      known,
      other(42, {}, 'resolved'),
      other(43, { direction: 'from' }, 'new'),
      other(44, { kind: 'related' }, 'new'),
    ]);

    const link = await screen.findByRole('link', { name: 'TKT-2026-000139 Pipa utama shaft B retak' });
    expect(link.getAttribute('href')).toBe(`/imah/ticket/${known.ticket.id}`);
    expect(screen.getByText('Belum bisa selesai: masih dihambat 1 tiket').textContent).toContain('1 tiket');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('is not read where the ticket is moved elsewhere', async () => {
    const { calls } = await open([known], 'cancelled');
    await screen.findByRole('dialog');

    expect(calls().filter(({ name }) => name === 'listTicketRelations')).toEqual([]);
  });

  it('is said by name where it was sent nevertheless, and what was written stays', async () => {
    await open([]);
    const note = await screen.findByRole('textbox');
    await userEvent.type(note, 'Keran diganti');
    await userEvent.click(screen.getByRole('button', { name: 'Tandai selesai' }));

    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('dihambat oleh TKT-2026-000139 Pipa utama shaft B retak'),
    );
    expect(note).toHaveProperty('value', 'Keran diganti');
  });
});
