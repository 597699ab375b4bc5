import type { ToastType, toasterMachine } from '@imah/state-machines';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';

export type ToasterActor = ActorRefFrom<typeof toasterMachine>;

const ToasterContext = createContext<ToasterActor | null>(null);

export function ToasterProvider({ actor, children }: { readonly actor: ToasterActor; readonly children: ReactNode }) {
  return <ToasterContext value={actor}>{children}</ToasterContext>;
}

/** The queue of toasts. Throws without a ToasterProvider above. */
export function useToaster(): ToasterActor {
  const actor = useContext(ToasterContext);
  if (actor === null) throw new Error('Toasts need a ToasterProvider above them');
  return actor;
}

/** Shows a sentence for a while (S-26, S-34). */
export function useToast(): (type: ToastType, text: string) => void {
  const actor = useToaster();
  return useMemo(() => (type, text) => actor.send({ type: 'ADD', toast: { type, text } }), [actor]);
}
