import { uploadMachine } from '@imah/state-machines';
import { expect, it } from 'vitest';
import { statechartGraph } from './statechart-graph.ts';
import { layoutGraph, type Box } from './layout-graph.ts';

const measure = (text: string) => text.length * 7;
const holds = (outer: Box, inner: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

it('puts every state inside its parent and none over its neighbour', async () => {
  const { nodes } = await layoutGraph(statechartGraph(uploadMachine), measure);
  const uploading = nodes.find(({ path }) => path === 'uploading');
  const inside = nodes.filter(({ parent }) => parent === 'uploading');
  const outside = nodes.filter(({ parent }) => parent === null);
  const apart = (one: Box, other: Box) =>
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y;

  expect(inside.length).toBeGreaterThan(3);
  expect(inside.filter((node) => uploading === undefined || !holds(uploading, node))).toEqual([]);
  expect(
    outside.flatMap((one) => outside.filter((other) => one !== other && !apart(one, other)).map(({ path }) => path)),
  ).toEqual([]);
});

it('draws every arrow from an edge of its source to an edge of its target', async () => {
  const graph = statechartGraph(uploadMachine);
  const { edges, beginnings } = await layoutGraph(graph, measure);

  expect(edges.map(({ id }) => id)).toEqual(graph.edges.map(({ id }) => id));
  expect(edges.filter(({ points, label }) => points.length < 2 || label.width === 0).map(({ id }) => id)).toEqual([]);
  expect(beginnings.map(({ path, points }) => [path, points.length > 1])).toEqual([
    ['', true],
    ['uploading', true],
  ]);
});

it('places the same statechart the same way each time', async () => {
  const graph = statechartGraph(uploadMachine);

  expect(await layoutGraph(graph, measure)).toEqual(await layoutGraph(graph, measure));
});
