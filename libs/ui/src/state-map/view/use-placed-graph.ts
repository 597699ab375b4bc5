import { useEffect, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { font } from '../../tokens/measures.ts';
import { statechartGraph } from '../graph/statechart-graph.ts';
import { layoutGraph, type PlacedGraph } from '../graph/layout-graph.ts';
import { measureWith } from '../graph/look.ts';

export type Drawing =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly graph: PlacedGraph };

/** The machine's drawing; it takes a moment, since what places it is fetched first. */
export function usePlacedGraph(machine: AnyStateMachine): Drawing {
  const [drawing, setDrawing] = useState<Drawing>({ kind: 'loading' });

  useEffect(() => {
    const ending = new AbortController();
    const show = (next: Drawing) => {
      if (!ending.signal.aborted) setDrawing(next);
    };
    measureWith(document, font.family)
      .then((measure) => layoutGraph(statechartGraph(machine), measure))
      .then(
        (graph) => show({ kind: 'ready', graph }),
        (error: unknown) => {
          console.warn('The diagram could not be drawn', error);
          show({ kind: 'failed' });
        },
      );
    return () => {
      ending.abort();
      setDrawing({ kind: 'loading' });
    };
  }, [machine]);

  return drawing;
}
