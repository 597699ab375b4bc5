import type { PlacedEdge } from '../graph/layout-graph.ts';
import { look } from '../graph/look.ts';
import * as styles from './diagram.css.ts';
import { arrowOf, pathOf } from './path-of.ts';

/** One arrow with the names of all transitions that go this way. */
export function DiagramEdge({ edge, taken }: { readonly edge: PlacedEdge; readonly taken: readonly string[] }) {
  const { points, label, lines } = edge;
  const lit = lines.some(({ key }) => taken.includes(key)) ? '' : undefined;
  return (
    <g data-edge={edge.id}>
      <path d={pathOf(points)} data-lit={lit} className={styles.edge} />
      <polygon points={arrowOf(points, look.arrow)} data-lit={lit} className={styles.arrow} />
      <rect
        x={label.x}
        y={label.y}
        width={label.width}
        height={label.height}
        rx={look.corner / 2}
        className={styles.paper}
      />
      {lines.map(({ key, text }, index) => (
        <text
          key={key}
          x={label.x + label.width / 2}
          y={label.y + look.gap / 2 + look.line * (index + 0.5)}
          textAnchor="middle"
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
