import { useId, type KeyboardEvent } from 'react';
import type { PlacedGraph } from '../graph/layout-graph.ts';
import { look } from '../graph/look.ts';
import { mapTexts } from '../texts.ts';
import * as styles from './diagram.css.ts';
import { DiagramEdge } from './diagram-edge.tsx';
import { pathOf } from './path-of.ts';

export interface DiagramProps {
  readonly graph: PlacedGraph;
  readonly title: string;
  /** Paths of the active states. */
  readonly active: readonly string[];
  /** Keys of the transitions of the last step. */
  readonly taken: readonly string[];
  /** States that one can go to at a press. */
  readonly reachable: ReadonlySet<string>;
  readonly onGoTo: (state: string) => void;
}

/** A statechart as a picture: what is active and what was taken last are lit. */
export function Diagram({ graph, title, active, taken, reachable, onGoTo }: DiagramProps) {
  const id = useId();
  return (
    <svg
      viewBox={`0 0 ${graph.width} ${graph.height}`}
      width={graph.width}
      height={graph.height}
      aria-labelledby={id}
      className={styles.drawing}
      // A measure of the drawing itself, which no token knows.
      style={{ minWidth: graph.width * look.smallest }}
    >
      <title id={id}>{title}</title>
      {graph.nodes.map((node) => (
        <DiagramNode
          key={node.path}
          node={node}
          state={active.includes(node.path) ? 'active' : 'idle'}
          taken={taken}
          {...(reachable.has(node.path) ? { onGoTo } : {})}
        />
      ))}
      {graph.beginnings.map(({ path, points: [from, ...rest] }) =>
        from === undefined ? null : (
          <g key={path} aria-hidden>
            <path d={pathOf([from, ...rest])} className={styles.edge} />
            <circle cx={from.x} cy={from.y - look.dot / 2} r={look.dot / 2} className={styles.dot} />
          </g>
        ),
      )}
      {graph.edges.map((edge) => (
        <DiagramEdge key={edge.id} edge={edge} taken={taken} />
      ))}
    </svg>
  );
}

interface DiagramNodeProps {
  readonly node: PlacedGraph['nodes'][number];
  readonly state: 'active' | 'idle';
  readonly taken: readonly string[];
  readonly onGoTo?: (state: string) => void;
}

function DiagramNode({ node, state, taken, onGoTo }: DiagramNodeProps) {
  const { path, kind, x, y, width, height, lines, begins } = node;
  const name = kind === 'anywhere' ? mapTexts().anywhere : node.name;
  const frame = { x, y, width, height, rx: look.corner };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onGoTo?.(path);
  };
  const press =
    onGoTo === undefined
      ? {}
      : {
          role: 'button',
          tabIndex: 0,
          'aria-label': mapTexts().goTo(path),
          'aria-current': state === 'active' ? ('step' as const) : undefined,
          onClick: () => onGoTo(path),
          onKeyDown: handleKey,
        };
  return (
    <g
      data-kind={kind}
      data-path={path}
      data-holds={begins === null ? undefined : ''}
      data-active={state === 'active' ? '' : undefined}
    >
      <g {...press} className={styles.node}>
        <rect {...frame} className={styles.box} />
        {kind === 'final' ? (
          <rect
            x={x + 3}
            y={y + 3}
            width={width - 6}
            height={height - 6}
            rx={look.corner - 2}
            className={styles.inner}
          />
        ) : null}
        <rect x={x - 3} y={y - 3} width={width + 6} height={height + 6} rx={look.corner + 3} className={styles.focus} />
        <text x={x + look.pad} y={y + look.title / 2} dominantBaseline="central" className={styles.name}>
          {kind === 'history' ? '↩' : name}
        </text>
      </g>
      {lines.map(({ key, text }, index) => (
        <text
          key={key}
          x={x + look.pad}
          y={y + look.title + index * look.line}
          dominantBaseline="central"
          data-lit={taken.includes(key) ? '' : undefined}
          className={styles.line}
        >
          {text}
        </text>
      ))}
    </g>
  );
}
