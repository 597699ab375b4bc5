import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { StatechartEntry } from './statechart-entry.ts';
import type { Choice } from './statechart-run.ts';
import { entryWords } from '../texts.ts';

/** The sample events, and whether each would do something in this moment. */
export function eventChoices({ events }: StatechartEntry, snapshot: AnyMachineSnapshot): Choice[] {
  const can = (event: EventObject) => snapshot.status === 'active' && snapshot.can(event);
  return events.map(({ event, label }) => ({
    act: { kind: 'event', label: label === undefined ? event.type : `${event.type} · ${entryWords(label)}`, event },
    now: can(event) ? 'possible' : 'impossible',
  }));
}
