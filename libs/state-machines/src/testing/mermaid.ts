import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { definedTransitions, statePath } from './definition.ts';

/** The machine as a Mermaid state diagram, made from its definition: the same definition gives the same text. */
export function toMermaid(machine: AnyStateMachine): string {
  const transitions = definedTransitions(machine).map(({ definition }) => definition);
  const arrows = transitions.flatMap((definition) => arrowsOf(definition, machine));
  const anywhere = transitions.some(({ source }) => source === machine.root)
    ? ['  state "any state" as any_state']
    : [];
  return ['stateDiagram-v2', ...anywhere, ...statesOf(machine.root, '  '), ...new Set(arrows)].join('\n');
}

function statesOf(node: AnyStateNode, indent: string): string[] {
  const children = Object.values(node.states);
  const [initial] = node.initial?.target ?? [];
  return [
    ...(initial ? [`${indent}[*] --> ${idOf(initial)}`] : []),
    ...children.flatMap((child) => {
      const name = child.type === 'history' ? 'as before' : child.key;
      const declared = `${indent}state "${name}" as ${idOf(child)}`;
      const inner = statesOf(child, `${indent}  `);
      return [
        ...(inner.length > 0 ? [`${declared} {`, ...inner, `${indent}}`] : [declared]),
        ...(child.type === 'final' ? [`${indent}${idOf(child)} --> [*]`] : []),
      ];
    }),
  ];
}

function arrowsOf(definition: AnyTransitionDefinition, machine: AnyStateMachine): string[] {
  const source = definition.source === machine.root ? 'any_state' : idOf(definition.source);
  const targets: AnyStateNode[] = definition.target ? [...definition.target] : [];
  const ends = targets.length > 0 ? targets.map(idOf) : [source];
  return ends.map((target) => `  ${source} --> ${target}${labelOf(definition)}`);
}

function labelOf({ eventType, guard }: AnyTransitionDefinition): string {
  const words = [eventName(eventType), guardName(guard)].filter((word) => word !== '');
  return words.length > 0 ? ` : ${words.join(' ')}` : '';
}

function eventName(eventType: string): string {
  const [, after] = /^xstate\.after\.(.+?)\.[^.]+(?:\..*)?$/.exec(eventType) ?? [];
  if (after !== undefined) return `after ${after}`;
  const [, kind, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType) ?? [];
  if (actor === undefined) return eventType;
  return `${actor === '*' ? 'actor' : actor} ${kind === 'done' ? 'done' : 'failed'}`;
}

function guardName(guard: unknown): string {
  if (typeof guard === 'string') return `[${guard}]`;
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return '';
  const params = 'params' in guard && typeof guard.params === 'object' ? Object.values(guard.params ?? {}) : [];
  return `[${[guard.type, ...params].join(' ')}]`;
}

function idOf(node: AnyStateNode): string {
  return statePath(node).replaceAll('.', '__').replaceAll('-', '_');
}
