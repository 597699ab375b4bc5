import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { mapTexts } from '../texts.ts';

/** A transition in words: its event, timer or actor, and the guard it asks. */
export function nameTransition(key: string, definition: AnyTransitionDefinition, machine: AnyStateMachine): string {
  const { eventType, guard } = definition;
  const isAlternative = !key.endsWith('#0');
  const words = [nameEvent(eventType, machine), nameGuard(guard) || (isAlternative ? `[${mapTexts().otherwise}]` : '')];
  return words.filter((word) => word !== '').join(' ') || mapTexts().always;
}

/** The name of an event as people read it: `setelah 500 ms`, `submit selesai`, `LOGIN`. */
export function nameEvent(eventType: string, machine: AnyStateMachine): string {
  const [, delay] = /^xstate\.after\.(.+?)\.[^.]+(?:\..*)?$/.exec(eventType) ?? [];
  if (delay !== undefined) {
    const value: unknown = machine.implementations.delays[delay];
    return typeof value === 'number' ? mapTexts().after(`${value} ms`) : mapTexts().after(delay);
  }
  const [, kind, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType) ?? [];
  if (actor === undefined) return eventType;
  const name = actor === '*' ? mapTexts().anyActor : actor;
  return kind === 'done' ? mapTexts().done(name) : mapTexts().failed(name);
}

function nameGuard(guard: unknown): string {
  if (typeof guard === 'string') return `[${guard}]`;
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return '';
  const params = 'params' in guard && typeof guard.params === 'object' ? Object.values(guard.params ?? {}) : [];
  return `[${[guard.type, ...params].join(' ')}]`;
}
