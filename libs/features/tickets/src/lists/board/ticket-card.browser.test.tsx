import '@imah/ui/global';
import { fixtureNow } from '@imah/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { ticketRows } from '@imah/testing/ticket-rows';
import { TicketCard } from './ticket-card.tsx';

afterEach(cleanup);

const [row] = ticketRows(1);
if (row === undefined) throw new Error('there is one');
const hour = 3_600_000;
const clock = (state: 'running' | 'met') => ({
  ...row.sla,
  resolution: { state, elapsedMs: 0, targetMs: hour, dueAt: new Date(fixtureNow + 1.5 * hour).toISOString() },
});

const nothing = () => undefined;
const edit = { move: nothing, assign: nothing, prioritise: nothing };

describe('a ticket on the board', () => {
  const agus = { id: row.id, name: 'Agus Prasetyo' };

  it('shows how much time is left while its clock runs', async () => {
    await show(<TicketCard edit={edit} ticket={{ ...row, sla: clock('running'), assignee: null }} />);

    expect((await screen.findByText('Sisa 1 jam 30 menit')).textContent).toBe('Sisa 1 jam 30 menit');
  });

  it('breaks no code at its hyphen, and has the face at the end of the line of its chips', async () => {
    const ticket = { ...row, unitCode: 'A-302', priority: 'emergency' as const, sla: clock('running'), assignee: agus };
    await show(
      <div style={{ width: 190 }}>
        <TicketCard edit={edit} ticket={ticket} />
      </div>,
    );
    const code = await screen.findByText('A-302');
    const face = document.querySelector('[data-initials="AP"]')?.getBoundingClientRect();
    const chips = screen.getByText('Darurat').getBoundingClientRect();

    expect(code.getClientRects()).toHaveLength(1);
    expect(code.getBoundingClientRect().height).toBeLessThan(30);
    expect(face?.left).toBeGreaterThan(chips.right);
  });
});
