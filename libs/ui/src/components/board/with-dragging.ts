type Dragging = typeof import('@atlaskit/pragmatic-drag-and-drop/element/adapter');

/**
 * Sets something up with the library for dragging, as soon as that is there; answers with the way to take it down. It is
 * fetched here and not imported above, because Node cannot load it: a board may be drawn on a server.
 */
export function withDragging(setUp: (dragging: Dragging) => () => void): () => void {
  let state: 'waiting' | 'gone' = 'waiting';
  let takeDown = () => {};
  import('@atlaskit/pragmatic-drag-and-drop/element/adapter').then(
    (dragging) => {
      if (state === 'waiting') takeDown = setUp(dragging);
    },
    // Cards are moved by their menu then, as they are by keyboard.
    (error: unknown) => console.warn('Cards cannot be dragged', error),
  );
  return () => {
    state = 'gone';
    takeDown();
  };
}
