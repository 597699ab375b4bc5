import type { QueryOf } from '@imah/contract/endpoints';
import type { TicketRow } from '@imah/contract/tickets';
import {
  openTicketStates,
  ticketMine,
  type TicketMine,
  type TicketPriority,
  ticketPriorities,
  type TicketSort,
  ticketSorts,
  type TicketState,
  ticketStates,
} from '@imah/contract/tickets/words';

/** Which tickets are shown, in which order: what the address says. */
export interface TicketFilter {
  /** `open`, `all`, or one state. */
  readonly state: 'open' | 'all' | TicketState;
  readonly priorities: readonly TicketPriority[];
  readonly categoryId: string | null;
  readonly unitId: string | null;
  /** A floor with its units. */
  readonly floorId: string | null;
  /** A section with its floors and units. */
  readonly sectionId: string | null;
  /** An account, or `none`. */
  readonly assignee: string | null;
  readonly mine: TicketMine | null;
  readonly due: 'overdue' | null;
  readonly q: string;
  readonly sort: TicketSort;
}

export const noFilter: TicketFilter = {
  state: 'open',
  priorities: [],
  categoryId: null,
  unitId: null,
  floorId: null,
  sectionId: null,
  assignee: null,
  mine: null,
  due: null,
  q: '',
  sort: 'due',
};

/** What is open stands by the time that is left, the late ones first; what has ended, by when it came. */
export function usualSort(state: TicketFilter['state']): TicketSort {
  return state === 'open' || openTicketStates.some((open) => open === state) ? 'due' : 'newest';
}

/** A filter with a change; an order that was the usual one stays so. */
export function changeFilter(filter: TicketFilter, change: Partial<TicketFilter>): TicketFilter {
  const next = { ...filter, ...change };
  const wasUsual = filter.sort === usualSort(filter.state) && change.sort === undefined;
  return wasUsual ? { ...next, sort: usualSort(next.state) } : next;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** What an address asks for; what it does not know is left out. */
export function readFilter(search: URLSearchParams): TicketFilter {
  const idAt = (name: string) => {
    const text = search.get(name);
    return text !== null && uuid.test(text) ? text : null;
  };
  const wantedState = search.get('state');
  const state = wantedState === 'all' ? wantedState : (ticketStates.find((known) => known === wantedState) ?? 'open');
  const wanted = search.get('priority')?.split(',') ?? [];
  return {
    state,
    priorities: ticketPriorities.filter((priority) => wanted.includes(priority)),
    categoryId: idAt('category'),
    unitId: idAt('unit'),
    floorId: idAt('floor'),
    sectionId: idAt('section'),
    assignee: search.get('assignee') === 'none' ? 'none' : idAt('assignee'),
    mine: ticketMine.find((known) => known === search.get('mine')) ?? null,
    due: search.get('due') === 'overdue' ? 'overdue' : null,
    q: (search.get('q') ?? '').slice(0, 100),
    sort: ticketSorts.find((known) => known === search.get('sort')) ?? usualSort(state),
  };
}

/** The same for the address, without what is usual. */
export function writeFilter(filter: TicketFilter): Record<string, string> {
  const { state, priorities, categoryId, unitId, floorId, sectionId, assignee, mine, due, q, sort } = filter;
  const entries: readonly (readonly [string, string | null])[] = [
    ['state', state === 'open' ? null : state],
    ['priority', priorities.length === 0 ? null : priorities.join(',')],
    ['category', categoryId],
    ['unit', unitId],
    ['floor', floorId],
    ['section', sectionId],
    ['assignee', assignee],
    ['mine', mine],
    ['due', due],
    ['q', q.trim() === '' ? null : q],
    ['sort', sort === usualSort(state) ? null : sort],
  ];
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}

/** The filters without the state and the order: what counts and columns share. */
export function queryOf(filter: TicketFilter, buildingId: string): NonNullable<QueryOf<'countTickets'>> {
  const { priorities, categoryId, unitId, floorId, sectionId, assignee, mine, due, q } = filter;
  return {
    buildingId,
    ...(priorities.length === 0 ? {} : { priority: priorities.join(',') }),
    ...(categoryId === null ? {} : { categoryId }),
    ...(unitId === null ? {} : { unitId }),
    ...(floorId === null ? {} : { floorId }),
    ...(sectionId === null ? {} : { sectionId }),
    ...(assignee === null ? {} : { assignee }),
    ...(mine === null ? {} : { mine }),
    ...(due === null ? {} : { due }),
    ...(q.trim() === '' ? {} : { q: q.trim() }),
  };
}

/** The states as the API is asked for them; left out for the open ones. */
export function stateQueryOf(state: TicketFilter['state']): { state?: string } {
  if (state === 'open') return {};
  return { state: state === 'all' ? ticketStates.join(',') : state };
}

/** Whether anything but the state and the order narrows the list. */
export function isNarrowed(filter: TicketFilter): boolean {
  const { state: _state, sort: _sort, ...rest } = filter;
  const { state: _usualState, sort: _usualSort, ...usual } = noFilter;
  return JSON.stringify({ ...rest, q: rest.q.trim() }) !== JSON.stringify(usual);
}

/** How many filters are in use, beside the state, the order and what is searched for. */
export function filtersIn(filter: TicketFilter): number {
  const { priorities, categoryId, unitId, floorId, sectionId, assignee, mine, due } = filter;
  const single = [categoryId, unitId, floorId ?? sectionId, assignee, mine, due];
  return single.filter((value) => value !== null).length + (priorities.length === 0 ? 0 : 1);
}

/** Whether a ticket would be in the list, as far as the page can tell: whose it is, only the server knows. */
export function matchesFilter(filter: TicketFilter, ticket: TicketRow, userId: string, now: number): boolean {
  const isOpen = openTicketStates.some((state) => state === ticket.state);
  const inState = filter.state === 'all' || (filter.state === 'open' ? isOpen : ticket.state === filter.state);
  const text = `${ticket.number} ${ticket.title} ${ticket.reporterName ?? ''}`.toLowerCase();
  const { dueAt } = ticket.sla.resolution;
  return (
    inState &&
    (filter.priorities.length === 0 || filter.priorities.includes(ticket.priority)) &&
    (filter.categoryId === null || filter.categoryId === ticket.category?.id) &&
    (filter.unitId === null || filter.unitId === ticket.unitId) &&
    isIn(filter, ticket) &&
    (filter.assignee === null || filter.assignee === (ticket.assignee?.id ?? 'none')) &&
    (filter.mine !== 'assigned' || ticket.assignee?.id === userId) &&
    (filter.due === null || (isOpen && dueAt !== null && Date.parse(dueAt) < now)) &&
    text.includes(filter.q.trim().toLowerCase())
  );
}

/** In which part of the building a unit is, only the server knows: one is taken to be in the part that is shown. */
function isIn({ floorId, sectionId }: TicketFilter, ticket: TicketRow): boolean {
  if (floorId !== null) return ticket.unitId !== null || ticket.floorId === floorId;
  if (sectionId !== null) return ticket.unitId !== null || ticket.floorId !== null || ticket.sectionId === sectionId;
  return true;
}
