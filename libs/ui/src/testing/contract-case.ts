import type { ReactElement, Ref } from 'react';

export type Root = { ref: Ref<never>; 'data-testid': string; id?: string };

/** How the shared test draws a component. */
export type Case =
  /** Hands ref and further attributes to one element. */
  | { root: (root: Root) => ReactElement }
  /** Has no element of its own to hand them to. */
  | { rootless: () => ReactElement };
