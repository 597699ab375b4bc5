import { definedTransitions, statePath, type NamedTransition } from '@imah/state-machines/testing';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { nameTransition } from './name-transition.ts';

/** One transition as a line of text; `key` is its name in the statechart's tests. */
interface GraphLine {
  readonly key: string;
  readonly text: string;
}

export interface GraphNode {
  /** `parent.child`; `*` is what holds in every state. */
  readonly path: string;
  readonly name: string;
  /** Null for the outermost ones. */
  readonly parent: string | null;
  readonly kind: 'anywhere' | 'state' | 'passing' | 'final' | 'history';
  /** Path of the state in which it begins; null where there is nothing inside. */
  readonly begins: string | null;
  /** Transitions that stay inside this node. */
  readonly lines: readonly GraphLine[];
}

export interface GraphEdge {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  /** All transitions between the two, in the order of the statechart. */
  readonly lines: readonly GraphLine[];
}

export interface StatechartGraph {
  /** Where the statechart begins: one state, or one of each part that runs beside the others. */
  readonly begins: readonly string[];
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

/** What of a machine is drawn, read from the machine itself. */
export function statechartGraph(machine: AnyStateMachine): StatechartGraph {
  const lines = new Map<string, GraphLine[]>();
  const edges = new Map<string, GraphEdge & { lines: GraphLine[] }>();

  for (const transition of definedTransitions(machine)) {
    for (const { source, target, line } of arrowsOf(transition, machine)) {
      if (target === null) {
        lines.set(source, [...(lines.get(source) ?? []), line]);
        continue;
      }
      const id = `${source} → ${target}`;
      const edge = edges.get(id) ?? { id, source, target, lines: [] };
      edge.lines.push(line);
      edges.set(id, edge);
    }
  }

  const nodes = nodesOf(machine.root, lines);
  const anywhere = lines.has('*') || [...edges.values()].some(({ source }) => source === '*');
  return {
    begins: beginningsOf(machine.root),
    nodes: anywhere
      ? [{ path: '*', name: '', parent: null, kind: 'anywhere', begins: null, lines: lines.get('*') ?? [] }, ...nodes]
      : nodes,
    edges: [...edges.values()],
  };
}

interface Arrow {
  readonly source: string;
  /** Null when it stays inside the source. */
  readonly target: string | null;
  readonly line: GraphLine;
}

function arrowsOf({ key, definition }: NamedTransition, machine: AnyStateMachine): Arrow[] {
  const source = statePath(definition.source);
  const text = nameTransition(key, definition, machine);
  const targets: AnyStateNode[] = definition.target ? [...definition.target] : [];
  if (targets.length === 0) return [{ source, target: null, line: { key, text } }];
  return targets.map((node) => {
    const target = statePath(node);
    const inside = source !== '*' && (target === source || target.startsWith(`${source}.`));
    return inside
      ? { source, target: null, line: { key, text: target === source ? `${text} ↺` : `${text} → ${node.key}` } }
      : { source, target, line: { key, text } };
  });
}

function nodesOf(parent: AnyStateNode, lines: ReadonlyMap<string, readonly GraphLine[]>): GraphNode[] {
  return Object.values(parent.states).flatMap((node: AnyStateNode) => {
    const path = statePath(node);
    return [
      {
        path,
        name: node.key,
        parent: parent.path.length === 0 ? null : statePath(parent),
        kind: kindOf(node),
        begins: beginningOf(node),
        lines: lines.get(path) ?? [],
      },
      ...nodesOf(node, lines),
    ];
  });
}

function kindOf(node: AnyStateNode): GraphNode['kind'] {
  if (node.type === 'final' || node.type === 'history') return node.type;
  // Left in the same moment, whatever holds: its last way out has no condition.
  return node.always?.some(({ guard }) => guard === undefined) ? 'passing' : 'state';
}

function beginningOf(node: AnyStateNode): string | null {
  const [target] = node.initial?.target ?? [];
  return target ? statePath(target) : null;
}

function beginningsOf(root: AnyStateNode): string[] {
  if (root.type === 'parallel') return Object.values(root.states).map(statePath);
  const first = beginningOf(root);
  return first === null ? [] : [first];
}
