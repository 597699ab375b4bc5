import type { HeldRights, Grant } from '@imah/contract/access';
import { describe, expect, it } from 'vitest';
import { differenceOf } from './difference.ts';

const held = (grants: readonly Grant[], buildings: 'all' | readonly string[] = 'all'): HeldRights => ({
  grants: new Set(grants),
  buildings: buildings === 'all' ? 'all' : new Set(buildings),
});

describe('differenceOf', () => {
  it('tells first what is lost and then what is gained, each by what it is about', () => {
    expect(
      differenceOf(held(['ticket.view', 'ticket.update', 'org.view']), held(['ticket.view', 'bill.view.own'])),
    ).toEqual([
      {
        direction: 'lost',
        reach: { kind: 'organization' },
        lines: [{ resource: 'org', actions: [{ action: 'view', extent: 'all' }] }],
      },
      {
        direction: 'lost',
        reach: { kind: 'all', except: [] },
        lines: [{ resource: 'ticket', actions: [{ action: 'update', extent: 'all' }] }],
      },
      {
        direction: 'gained',
        reach: { kind: 'all', except: [] },
        lines: [{ resource: 'bill', actions: [{ action: 'view', extent: 'own' }] }],
      },
    ]);
  });

  it('calls from all to one’s own a loss, and the other way a gain', () => {
    const [all, own] = [held(['bill.view']), held(['bill.view.own'])];

    expect([differenceOf(all, own), differenceOf(own, all)].map(([part]) => part?.direction)).toEqual([
      'lost',
      'gained',
    ]);
  });

  it('is empty where nothing changes', () => {
    expect(differenceOf(held(['ticket.view'], ['b-1']), held(['ticket.view'], ['b-1']))).toEqual([]);
  });
});
