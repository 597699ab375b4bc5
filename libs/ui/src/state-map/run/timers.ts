import type { AnyActorRef, AnyStateMachine, EventObject, SimulatedClock } from 'xstate';
import { nameEvent } from '../graph/name-transition.ts';
import { mapTexts } from '../texts.ts';

interface Scheduled {
  readonly source: AnyActorRef;
  readonly event: EventObject;
  /** Milliseconds. */
  readonly delay: number;
}

export interface Timers {
  /** What runs now in the actor and its children, the soonest first. */
  readonly running: () => readonly { readonly id: string; readonly label: string; readonly due: number }[];
  /** Lets the time pass until this one is due. */
  readonly pass: (id: string) => void;
}

/** The timers of an actor on a simulated clock. Ask `running` after every change: that is when new ones are noted. */
export function timersOf(machine: AnyStateMachine, actor: AnyActorRef, clock: SimulatedClock): Timers {
  const dueTimes = new WeakMap<object, number>();

  const running = () => {
    const scheduled: Record<string, Scheduled> = actor.system.getSnapshot()._scheduledEvents;
    return Object.values(scheduled)
      .map((timer) => {
        const due = dueTimes.get(timer) ?? clock.now() + timer.delay;
        dueTimes.set(timer, due);
        // The actor's own id is another one in each run; those of its children are the statechart's.
        const whose = timer.source === actor ? '' : timer.source.id;
        return { id: `${whose} ${timer.event.type}`, label: labelOf(timer, due - clock.now()), due };
      })
      .toSorted((a, b) => a.due - b.due);
  };

  const labelOf = ({ source, event }: Scheduled, left: number) => {
    const name = nameEvent(event.type, machine);
    const after = mapTexts().after(`${Math.round(left)} ms`);
    const whose = source === actor ? '' : `${source.id}: `;
    return name === after || name === event.type ? `${whose}${after}` : `${whose}${after} (${delayName(event.type)})`;
  };

  return {
    running,
    pass: (id) => {
      const timer = running().find((one) => one.id === id);
      if (timer !== undefined) clock.increment(timer.due - clock.now());
    },
  };
}

function delayName(eventType: string): string {
  return /^xstate\.after\.([^.]+)\./.exec(eventType)?.[1] ?? eventType;
}
