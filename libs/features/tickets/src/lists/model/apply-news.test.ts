import { createQueryClient, readKey } from '@imah/api-client/react';
import type { Ticket } from '@imah/contract/tickets';
import { fixtureNow, tower } from '@imah/testing';
import { ticketRows } from '@imah/testing/ticket-rows';
import { ticket as known } from '@imah/testing/tickets';
import { beforeEach, describe, expect, it } from 'vitest';
import { applyNews, type NewsWay } from './apply-news.ts';
import { noFilter, type TicketFilter } from './ticket-filter.ts';
import type { TicketPages } from './ticket-lists.ts';

const rows = ticketRows(3, 'new').map((row) => ({ ...row, sla: known.sla }));
const [first, second] = rows;
if (first === undefined || second === undefined) throw new Error('there are three');
const reader = { buildingId: tower.id, userId: 'me', now: fixtureNow };
/** A row as the page of its ticket has it. */
const whole = (change: Partial<Ticket>): Ticket => ({
  ...known,
  ...first,
  abilities: known.abilities,
  version: first.version + 1,
  ...change,
});

let queries = createQueryClient();
beforeEach(() => {
  queries = createQueryClient();
});

/** Puts a list in the cache as the page that shows it has read it. */
function list(
  name: string,
  filter: Partial<TicketFilter>,
  data: readonly (typeof rows)[number][],
  buildingId = tower.id,
) {
  const key = readKey('listTickets', { query: { buildingId, q: name } }, 'pages');
  const pages: TicketPages = { pageParams: [undefined], pages: [{ data: [...data], meta: { nextCursor: null } }] };
  queries
    .getQueryCache()
    .build(queries, { queryKey: key, meta: { filter: { ...noFilter, sort: 'newest', ...filter } } });
  queries.setQueryData(key, pages);
  return () =>
    queries
      .getQueryData<TicketPages>(key)
      ?.pages.flatMap(({ data: shown }) => shown.map(({ id, state }) => [id, state]));
}
const tell = (ticket: Ticket | null, way: NewsWay) => applyNews(queries, reader, { id: first.id, ticket }, way);

describe('what became of a ticket', () => {
  it('takes it out of the list it has left and puts it into the one it belongs to', () => {
    const fresh = list('new', { state: 'new' }, [first, second]);
    const waiting = list('waiting', { state: 'waiting' }, []);

    expect(tell(whole({ state: 'waiting' }), 'move')).toBe('done');

    expect([fresh(), waiting()]).toEqual([[[second.id, 'new']], [[first.id, 'waiting']]]);
  });

  it('leaves the lists of other buildings alone', () => {
    const elsewhere = list('new', { state: 'new' }, [first], 'another-building');

    tell(whole({ state: 'closed' }), 'move');

    expect(elsewhere()).toEqual([[first.id, 'new']]);
  });

  it('takes a ticket that is gone out of every list', () => {
    const lists = [list('open', {}, [first, second]), list('all', { state: 'all' }, [second, first])];

    expect(tell(null, 'move')).toBe('done');

    expect(lists.map((shown) => shown())).toEqual([[[second.id, 'new']], [[second.id, 'new']]]);
  });

  it('is written where the ticket stands while somebody is at the rows, and waits where it would have gone', () => {
    const open = list('open', {}, [first, second]);

    expect([tell(whole({ state: 'in-progress' }), 'stay'), open()]).toEqual([
      'done',
      [
        [first.id, 'in-progress'],
        [second.id, 'new'],
      ],
    ]);
    expect([tell(whole({ state: 'closed', version: first.version + 2 }), 'stay'), open()?.[0]]).toEqual([
      'waits',
      [first.id, 'closed'],
    ]);
  });

  it('waits where a ticket would come to a list, or go because nobody sees it any more', () => {
    const [empty, full] = [list('none', { q: first.title }, []), list('open', {}, [first])];

    expect(tell(whole({}), 'stay')).toBe('waits');
    expect(tell(null, 'stay')).toBe('waits');

    expect([empty(), full()]).toEqual([[], [[first.id, 'new']]]);
  });

  it('does nothing to a read of tickets that is no list of a page', () => {
    const key = readKey('listTickets', { query: { buildingId: tower.id, limit: 5 } });
    queries.setQueryData(key, [first] as never);

    expect([tell(null, 'move'), queries.getQueryData(key)]).toEqual(['done', [first]]);
  });
});
