import { describe, expect, it } from 'vitest';
import { ticketRows } from '@imah/testing/ticket-rows';
import {
  changeFilter,
  isNarrowed,
  matchesFilter,
  noFilter,
  readFilter,
  type TicketFilter,
  writeFilter,
} from './ticket-filter.ts';

const id = '01935e4f-7c1a-7b2c-8d3e-000000000001';

describe('the filters in the address', () => {
  it('come back as they were written', () => {
    const filter: TicketFilter = {
      state: 'waiting',
      priorities: ['emergency', 'low'],
      categoryId: id,
      unitId: id,
      floorId: id,
      sectionId: id,
      assignee: 'none',
      mine: 'assigned',
      due: 'overdue',
      q: 'keran bocor',
      sort: 'newest',
    };

    expect(readFilter(new URLSearchParams(writeFilter(filter)))).toEqual(filter);
    expect(writeFilter(noFilter)).toEqual({});
  });

  it('are the usual ones where the address says something unknown', () => {
    const search = new URLSearchParams(
      'state=lost&priority=high,urgent&category=7&assignee=me&mine=all&due=soon&sort=best',
    );

    expect(readFilter(search)).toEqual({ ...noFilter, priorities: ['high'] });
  });

  it('have what is open by the time that is left, and what has ended by when it came, unless another order is asked for', () => {
    const sortOf = (search: string) => readFilter(new URLSearchParams(search)).sort;
    expect(['', 'state=waiting', 'state=all', 'state=closed', 'state=all&sort=due'].map(sortOf)).toEqual([
      'due',
      'due',
      'newest',
      'newest',
      'due',
    ]);

    const all = changeFilter(noFilter, { state: 'all' });
    const byPriority = changeFilter(changeFilter(noFilter, { sort: 'priority' }), { state: 'all' });
    expect([all.sort, changeFilter(all, { state: 'open' }).sort, byPriority.sort]).toEqual([
      'newest',
      'due',
      'priority',
    ]);
    expect(writeFilter({ ...noFilter, sort: 'newest' })).toEqual({ sort: 'newest' });
  });

  it('narrow the list by anything but state and order', () => {
    expect(
      [{ state: 'all' }, { sort: 'newest' }, { q: '  ' }, { q: 'x' }, { due: 'overdue' }].map((change) =>
        isNarrowed({ ...noFilter, ...change } as TicketFilter),
      ),
    ).toEqual([false, false, false, true, true]);
  });
});

describe('whether a ticket that changed belongs to a list', () => {
  const [late, near] = ticketRows(2);
  if (late === undefined || near === undefined) throw new Error('there are two');
  const now = Date.parse(late.sla.resolution.dueAt ?? '') + 1;
  const lets = (change: Partial<TicketFilter>, row = late) => matchesFilter({ ...noFilter, ...change }, row, id, now);

  it('is asked of each filter', () => {
    const { assignee } = late;
    expect([
      lets({}),
      lets({ state: 'new' }),
      lets({ state: 'closed' }),
      lets({ priorities: ['emergency'] }),
      lets({ priorities: ['low'] }),
      lets({ due: 'overdue' }),
      lets({ due: 'overdue' }, near),
      lets({ assignee: assignee?.id ?? '' }),
      lets({ assignee: 'none' }),
      lets({ mine: 'assigned' }),
      lets({ q: 'PLAFON' }),
      lets({ q: late.number }),
      lets({ q: 'kolam' }),
    ]).toEqual([true, true, false, true, false, true, false, true, false, false, true, true, false]);
  });

  it('is open until it has ended', () => {
    expect([lets({}, { ...late, state: 'closed' }), lets({ state: 'all' }, { ...late, state: 'closed' })]).toEqual([
      false,
      true,
    ]);
  });

  it('keeps out what is known to be in another part of the building', () => {
    const common = { ...late, unitId: null, unitCode: null };
    const inFloor = { ...common, floorId: id };
    const inSection = { ...common, sectionId: id };

    expect([late, inFloor, inSection, common].map((row) => lets({ floorId: id }, row))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([late, inFloor, inSection, common].map((row) => lets({ sectionId: id }, row))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
