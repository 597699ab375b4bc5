import {
  type Action,
  type Resource,
  actions,
  compareRights,
  type HeldRights,
  resources,
  type RightsChange,
  type RightsReach,
} from '@imah/contract/access';

/** What one resource gains or loses: `own` where it is about the person's own records only. */
export interface DifferenceLine {
  readonly resource: Resource;
  readonly actions: readonly { readonly action: Action; readonly extent: 'all' | 'own' }[];
}

/** The changes of one direction in the same buildings. */
export interface DifferencePart {
  readonly direction: 'gained' | 'lost';
  readonly reach: RightsReach;
  readonly lines: readonly DifferenceLine[];
}

/** What a person will be able to do, and no longer be able to do, in the order people read it. */
export function differenceOf(before: HeldRights | null, after: HeldRights | null): DifferencePart[] {
  const parts = new Map<
    string,
    { direction: DifferencePart['direction']; reach: RightsReach; changes: RightsChange[] }
  >();
  for (const change of compareRights(before, after)) {
    const direction = levels.indexOf(change.to) > levels.indexOf(change.from) ? 'gained' : 'lost';
    const key = JSON.stringify([direction, change.reach]);
    const part = parts.get(key) ?? { direction, reach: change.reach, changes: [] };
    part.changes.push(change);
    parts.set(key, part);
  }
  return [...parts.values()]
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ direction, reach, changes }) => ({ direction, reach, lines: linesOf(changes) }));
}

/** How many single rights are gained and lost. */
export function countChanges(before: HeldRights | null, after: HeldRights | null) {
  const count = (direction: DifferencePart['direction']) =>
    differenceOf(before, after)
      .filter((part) => part.direction === direction)
      .reduce((sum, { lines }) => sum + lines.reduce((all, line) => all + line.actions.length, 0), 0);
  return { gained: count('gained'), lost: count('lost') };
}

const levels = ['none', 'own', 'all'];

function rank({ direction, reach }: { direction: string; reach: RightsReach }): number {
  const order = { organization: 0, all: 1, some: 2 } as const;
  return (direction === 'lost' ? 0 : 10) + order[reach.kind];
}

function linesOf(changes: readonly RightsChange[]): DifferenceLine[] {
  return resources.flatMap((resource) => {
    const found = actions.flatMap((action) => {
      const change = changes.find(({ permission }) => permission === `${resource}.${action}`);
      return change === undefined ? [] : [{ action, extent: extentOf(change) }];
    });
    return found.length === 0 ? [] : [{ resource, actions: found }];
  });
}

/** The wider of both ends: from own to all is a gain of all, from all to own a loss of all. */
function extentOf({ from, to }: RightsChange): 'all' | 'own' {
  return from === 'all' || to === 'all' ? 'all' : 'own';
}
