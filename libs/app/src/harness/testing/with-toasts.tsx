import { toasterMachine } from '@imah/state-machines';
import type { ReactNode } from 'react';
import { createActor } from 'xstate';
import { ToasterProvider } from '../../shell/index.ts';

/** An element whose toasts a test reads: their sentences, oldest first. */
export function withToasts(element: ReactNode): {
  readonly page: ReactNode;
  readonly toasts: () => readonly string[];
} {
  const actor = createActor(toasterMachine, { input: { now: () => 0 } }).start();
  return {
    page: <ToasterProvider actor={actor}>{element}</ToasterProvider>,
    toasts: () => actor.getSnapshot().context.shown.map(({ text }) => text),
  };
}
