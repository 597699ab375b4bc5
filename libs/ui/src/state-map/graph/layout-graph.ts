import type { ElkNode } from 'elkjs/lib/elk.bundled.js';
import { mapTexts } from '../texts.ts';
import type { StatechartGraph, GraphEdge, GraphNode } from './statechart-graph.ts';
import { look, type MeasureText } from './look.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface PlacedNode extends GraphNode, Box {}

export interface PlacedEdge extends GraphEdge {
  /** Corners of the line, from the source to the target. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly label: Box;
}

export interface PlacedGraph {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
  /** The dots at which the statechart and its composite states begin. */
  readonly beginnings: readonly { readonly path: string; readonly points: PlacedEdge['points'] }[];
}

const rootId = '#';
const dotId = (parent: string) => `● ${parent}`;
const beginId = (parent: string) => `● → ${parent}`;

/**
 * Places a statechart's states and transitions. Elk is fetched with the first call; the same graph is placed the same way.
 * Rejects when elk cannot be fetched.
 */
export async function layoutGraph(graph: StatechartGraph, measure: MeasureText): Promise<PlacedGraph> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  return readLayout(graph, await new Elk().layout(elkGraph(graph, measure)));
}

function elkGraph(graph: StatechartGraph, measure: MeasureText): ElkNode {
  return {
    id: rootId,
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.randomSeed': '1',
      'elk.padding': padding(look.margin, look.margin),
      ...spacing,
    },
    children: [dot(''), ...childrenOf(null, graph, measure)],
    edges: [
      ...graph.begins.map((target, at) => ({ id: beginId(rootWay(at)), sources: [dotId('')], targets: [target] })),
      ...graph.nodes.flatMap(({ path, begins }) =>
        begins === null ? [] : [{ id: beginId(path), sources: [dotId(path)], targets: [begins] }],
      ),
      ...graph.edges.map(({ id, source, target, lines }) => ({
        id,
        sources: [source],
        targets: [target],
        labels: [{ text: id, ...labelSize(lines, measure), layoutOptions: { 'elk.edgeLabels.inline': 'true' } }],
      })),
    ],
  };
}

const spacing = {
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
};

function childrenOf(parent: string | null, graph: StatechartGraph, measure: MeasureText): ElkNode[] {
  return graph.nodes
    .filter((node) => node.parent === parent)
    .map((node) => {
      const size = nodeSize(node, measure);
      if (node.begins === null) return { id: node.path, ...size };
      return {
        id: node.path,
        children: [dot(node.path), ...childrenOf(node.path, graph, measure)],
        layoutOptions: {
          'elk.padding': padding(size.height, look.pad),
          'elk.nodeSize.constraints': 'MINIMUM_SIZE',
          'elk.nodeSize.minimum': `(${size.width},${size.height})`,
          ...spacing,
        },
      };
    });
}

function dot(parent: string): ElkNode {
  return { id: dotId(parent), width: look.dot, height: look.dot };
}

function padding(top: number, sides: number): string {
  return `[top=${top},left=${sides},bottom=${sides},right=${sides}]`;
}

function nodeSize({ kind, name, lines }: GraphNode, measure: MeasureText) {
  const title = kind === 'anywhere' ? mapTexts().anywhere : name;
  const widths = [measure(title, 'name'), ...lines.map(({ text }) => measure(text, 'line'))];
  return {
    width: Math.ceil(Math.max(...widths)) + 2 * look.pad,
    height: look.title + (lines.length === 0 ? 0 : lines.length * look.line + look.gap),
  };
}

function labelSize(lines: GraphEdge['lines'], measure: MeasureText) {
  return {
    width: Math.ceil(Math.max(...lines.map(({ text }) => measure(text, 'line')))) + 2 * look.gap,
    height: lines.length * look.line + look.gap,
  };
}

function readLayout(graph: StatechartGraph, placed: ElkNode): PlacedGraph {
  const boxes = new Map<string, Box>();
  const visit = ({ id, x = 0, y = 0, width = 0, height = 0, children = [] }: ElkNode) => {
    boxes.set(id, { x, y, width, height });
    children.forEach(visit);
  };
  visit(placed);
  const boxOf = (id: string) => boxes.get(id) ?? { x: 0, y: 0, width: 0, height: 0 };
  const edges = new Map(placed.edges?.map((edge) => [edge.id, edge]));
  const pointsOf = (id: string) =>
    (edges.get(id)?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
      startPoint,
      ...bendPoints,
      endPoint,
    ]);

  return {
    width: boxOf(rootId).width,
    height: boxOf(rootId).height,
    nodes: graph.nodes.map((node) => ({ ...node, ...boxOf(node.path) })),
    edges: graph.edges.map((edge) => {
      const { x = 0, y = 0, width = 0, height = 0 } = edges.get(edge.id)?.labels?.[0] ?? {};
      return { ...edge, points: pointsOf(edge.id), label: { x, y, width, height } };
    }),
    beginnings: [
      ...graph.begins.map((_, at) => rootWay(at)),
      ...graph.nodes.filter(({ begins }) => begins !== null).map(({ path }) => path),
    ].map((path) => ({
      path,
      points: pointsOf(beginId(path)),
    })),
  };
}

/** The statechart's own beginning has no path; of parts that run beside each other every one has its own. */
function rootWay(at: number): string {
  return at === 0 ? '' : `/${at}`;
}
