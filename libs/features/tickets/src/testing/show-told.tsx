import { toasterMachine } from '@imah/state-machines';
import type { ReactNode } from 'react';
import { createActor } from 'xstate';
import { show } from '@imah/app/harness/testing';
import { ToasterProvider } from '@imah/app/shell';

type Options = NonNullable<Parameters<typeof show>[1]>;

/** Shows a page or a part of one, and remembers what its toasts say beside what it calls. */
export async function showTold(page: ReactNode, options: Options = {}) {
  const toaster = createActor(toasterMachine, { input: { now: () => 0 } }).start();
  const shown = await show(<ToasterProvider actor={toaster}>{page}</ToasterProvider>, options);
  return {
    ...shown,
    inputsOf: (call: string) => shown.calls().flatMap(({ name, input }) => (name === call ? [input] : [])),
    /** Presses what a toast offers to do. */
    pressToast: (label: string) => {
      const { context } = toaster.getSnapshot();
      const offered = [...context.shown, ...context.waiting].findLast(({ action }) => action?.label === label);
      if (offered?.action === undefined) throw new Error(`No toast offers ${label}`);
      offered.action.onPress();
    },
    /** Each toast so far as its tone and its sentence. */
    told: () => {
      const { context } = toaster.getSnapshot();
      return [...context.shown, ...context.waiting].map(({ type, text }) => [type, text]);
    },
  };
}
