import type { DefaultGroupKey } from '@imah/contract/access';
import type { TicketRow } from '@imah/contract/tickets';
import { ticketPriorities, ticketSorts } from '@imah/contract/tickets/words';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeBuilding,
  makeMember,
  makePlace,
  makeTicket,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';

const start = Date.UTC(2026, 10, 21, 3);
const minute = 60_000;

interface Made {
  readonly id: string;
  readonly building: number;
  readonly state: 'new' | 'in-progress' | 'closed';
  readonly priority: (typeof ticketPriorities)[number];
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly dueAt: number | null;
}

let test: TestApp;
let first: TestPlace;
let places: readonly TestPlace[];
let made: readonly Made[];
let owner: TestPerson;

/** Tickets of three buildings that lie among each other in every order, some of them at the same moment. */
beforeAll(async () => {
  test = await createTestApp();
  test.clock.now = start;
  first = await makePlace(test, 'Graha');
  const at = async (name: string) => ({ ...first, buildingId: await makeBuilding(test, first, name) });
  places = [first, await at('Menara'), await at('Kos')];
  owner = first.owner;
  const all: Made[] = [];
  for (let turn = 0; turn < 24; turn += 1) {
    test.clock.now = start + Math.floor(turn / 2) * minute;
    const building = (turn * 5) % 3;
    const ticket: Made = {
      id: await makeTicket(test, places[building] ?? first, { title: `Tiket ${turn}` }),
      building,
      state: turn % 6 === 2 ? 'closed' : turn % 2 === 0 ? 'new' : 'in-progress',
      priority: ticketPriorities[(turn * 7) % 4] ?? 'low',
      createdAt: test.clock.now,
      updatedAt: start + ((turn * 11) % 13) * minute,
      dueAt: turn % 5 === 0 ? null : start + ((turn * 17) % 19) * minute,
    };
    await sql`UPDATE ticket SET state = ${ticket.state}, priority = ${ticket.priority}, updated_at = ${new Date(ticket.updatedAt)},
      resolve_due_at = ${ticket.dueAt === null ? null : new Date(ticket.dueAt)} WHERE id = ${ticket.id}`.execute(
      test.context.db,
    );
    all.push(ticket);
  }
  made = all;
});
afterAll(() => test.close());

/** All rows of a list, page by page, as a page asks for them. */
async function walk(who: TestPerson, query: string): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const after: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const answer = await test.app.inject({ url: `/api/v1/tickets?limit=5${query}${after}`, headers: who.bearer });
    const body: { data: readonly TicketRow[]; meta: { nextCursor: string | null } } = answer.json();
    found.push(...body.data.map(({ id }) => id));
    cursor = body.meta.nextCursor;
  } while (cursor !== null && found.length < 100);
  return found;
}

type Compare = (one: Made, other: Made) => number;

const byId: Compare = (one, other) => (one.id < other.id ? -1 : 1);
const newest: Compare = (one, other) => other.createdAt - one.createdAt || byId(other, one);
const rank = ({ priority }: Made) => ticketPriorities.indexOf(priority);
// What nobody promised a time for comes last.
const due: Compare = (one, other) => {
  if (one.dueAt === other.dueAt) return byId(one, other);
  return (one.dueAt ?? Infinity) < (other.dueAt ?? Infinity) ? -1 : 1;
};
const orders: Readonly<Record<(typeof ticketSorts)[number], Compare>> = {
  newest,
  due,
  updated: (one, other) => other.updatedAt - one.updatedAt || byId(other, one),
  priority: (one, other) => rank(one) - rank(other) || newest(one, other),
};
const open = ({ state }: Made) => state !== 'closed';
const idsOf = (kept: (ticket: Made) => boolean, by: Compare) =>
  made
    .filter(kept)
    .toSorted(by)
    .map(({ id }) => id);

describe('the tickets of all buildings', () => {
  it.each(ticketSorts)('come page by page in the order %s, each once', async (sort) => {
    expect(await walk(owner, `&sort=${sort}`)).toEqual(idsOf(open, orders[sort]));
  });

  it.each(ticketSorts)('come in the order %s also where they are narrowed', async (sort) => {
    const found = await walk(owner, `&sort=${sort}&state=new,closed&priority=emergency,low`);

    expect(found).toEqual(
      idsOf(
        ({ state, priority }) => state !== 'in-progress' && (priority === 'emergency' || priority === 'low'),
        orders[sort],
      ),
    );
  });

  it.each<DefaultGroupKey>(['building-manager', 'technician'])(
    'are for a %s of two buildings those of these two',
    async (group) => {
      const two = places.slice(1).map(({ buildingId }) => buildingId);
      const member = await makeMember(test, first, `Anggota ${group}`, [group], two);

      expect(await walk(member, '')).toEqual(idsOf((ticket) => open(ticket) && ticket.building !== 0, newest));
    },
  );

  it('are none for somebody of another organisation', async () => {
    const { owner: stranger } = await makePlace(test, 'Lain');

    expect(await walk(stranger, '')).toEqual([]);
  });
});
