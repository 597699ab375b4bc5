import { tower, whoamiOfOwner } from '@imah/testing';
import { resident, ticket } from '@imah/testing/tickets';
import type { QuestionedLine } from '@imah/contract/tickets';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openTicket } from '../testing/open-ticket.tsx';

afterEach(cleanup);

const billLine: QuestionedLine = {
  billId: '01935e4f-7c1a-7b2c-8d3e-000000030001',
  number: 'INV-2026-000001',
  period: '2026-10',
  unitCode: 'A-1207',
  position: 2,
  kind: 'water',
};
const href = `/imah/tagihan/${billLine.billId}#baris-2`;
const card = async () => within(await screen.findByRole('region', { name: 'Baris tagihan' }));

describe('a ticket that asks about a line of a bill', () => {
  it('says which line, and leads who sees bills to it', async () => {
    await openTicket({ change: { billLine } });
    const shown = await card();

    expect(shown.getByText('Air, Oktober 2026, unit A-1207')).toBeVisible();
    expect(shown.getByRole('link', { name: 'Buka baris ini di INV-2026-000001' })).toHaveAttribute('href', href);
  });

  it('leads whoever asked back to their bill', async () => {
    await openTicket({ change: { billLine, reporterUserId: resident.id }, person: resident });
    const shown = await card();

    expect(shown.getByRole('link', { name: 'Buka baris ini di INV-2026-000001' })).toHaveAttribute('href', href);
  });

  it('names the line to staff who see no bills, and leads nowhere', async () => {
    const grants = ['ticket.view', 'ticket.assign', 'ticketComment.view', 'ticketComment.create'];
    const memberships = [
      { ...whoamiOfOwner.memberships[0], orgId: tower.orgId, grants },
    ] as typeof whoamiOfOwner.memberships;
    await openTicket({ change: { billLine }, person: { ...whoamiOfOwner, memberships } });
    const shown = await card();

    expect(shown.getByText('INV-2026-000001, baris 2')).toBeVisible();
    expect(shown.queryByRole('link')).toBeNull();
  });
});

it('a ticket about nothing of a bill says nothing of bills', async () => {
  await openTicket();
  await screen.findByRole('heading', { level: 1, name: ticket.title });

  expect(screen.queryByRole('region', { name: 'Baris tagihan' })).toBeNull();
});
