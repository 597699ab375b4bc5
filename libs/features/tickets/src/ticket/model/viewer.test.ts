import type { Grant, PolicyActor } from '@imah/contract/access';
import { ticketAbilities, type TicketAbilities, type TicketState } from '@imah/contract/tickets/words';
import { describe, expect, it } from 'vitest';
import { agus, ticket } from '@imah/testing/tickets';
import { viewerOf } from './viewer.ts';

const actor = (userId: string, grants: readonly Grant[], unitIds: readonly string[] = []): PolicyActor => ({
  userId,
  memberships: [{ orgId: ticket.orgId, grants: new Set(grants), buildings: 'all', unitIds: new Set(unitIds) }],
});
const own: readonly Grant[] = ['ticket.view.own', 'ticketComment.view.own', 'ticketComment.create.own'];
const manager = actor('manager', [
  'ticket.view',
  'ticket.update',
  'ticket.assign',
  'ticket.transition',
  'ticketComment.view',
  'ticketComment.create',
]);
const technician = actor(agus.id, [...own, 'ticket.transition.own']);
const home = [ticket.unitId ?? ''];
const reporter = actor(ticket.reporterUserId ?? '', own, home);
const flatmate = actor('flatmate', own, home);
const overseer = actor('overseer', ['ticket.view', 'ticketComment.view']);
// As the server says it, whatever state the ticket is in.
const saidTo = (person: PolicyActor) => {
  const { assignee, executors } = ticket;
  const facts = { ...ticket, assigneeId: assignee?.id ?? null, executorIds: executors.map(({ id }) => id) };
  const { movesAs, acts, ...abilities }: TicketAbilities = ticketAbilities(person, facts);
  return { ...abilities, movesAs: [...movesAs], acts: [...acts] };
};
const seenBy = (person: PolicyActor, state: TicketState = 'in-progress') => {
  const { side, reads, writes, may, moves } = viewerOf({ ...ticket, state, abilities: saidTo(person) }, person.userId);
  return {
    side,
    reads,
    writes,
    may: Object.entries(may).flatMap(([what, is]) => (is ? [what] : [])),
    to: moves.map(({ to }) => to),
  };
};
const everyStep = ['waiting', 'deferred', 'resolved', 'new', 'cancelled'];

describe('what a person may do with a ticket', () => {
  it('is everything for whoever runs the building', () => {
    expect(seenBy(manager)).toEqual({
      side: 'staff',
      reads: 'replies-and-notes',
      writes: 'replies-and-notes',
      may: ['assign', 'update', 'work'],
      to: everyStep,
    });
  });

  it('is to work on it for whoever has it', () => {
    expect(seenBy(technician)).toEqual({
      side: 'staff',
      reads: 'replies-and-notes',
      writes: 'replies-and-notes',
      may: ['work'],
      to: everyStep,
    });
  });

  it('is to look on for a technician who sees the building and does not have it', () => {
    const onlooker = actor('onlooker', [
      'ticket.view',
      'ticketComment.view',
      'ticketComment.create.own',
      'ticket.transition.own',
    ]);
    expect(seenBy(onlooker)).toEqual({ side: 'staff', reads: 'replies-and-notes', writes: 'nothing', may: [], to: [] });
  });

  it.each([
    ['reported it', reporter],
    ['lives in its unit', flatmate],
  ])('is to talk, and to judge the work, for whoever %s', (_, person) => {
    expect([seenBy(person), seenBy(person, 'resolved').to]).toEqual([
      { side: 'resident', reads: 'replies', writes: 'replies', may: [], to: [] },
      ['closed', 'new'],
    ]);
  });

  it('is to look for whoever oversees', () => {
    expect(seenBy(overseer)).toEqual({ side: 'staff', reads: 'replies-and-notes', writes: 'nothing', may: [], to: [] });
  });

  it('ends with the ticket, but for words', () => {
    expect(seenBy(manager, 'closed')).toMatchObject({ may: ['update'], to: [], writes: 'replies-and-notes' });
  });
});
