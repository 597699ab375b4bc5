import type { NewToast, ToastType, toasterMachine } from '@imah/state-machines';
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

/** What a toast may have beside its sentence: how long it stays, and one thing to do. */
export type ToastMore = Pick<NewToast, 'time' | 'action'>;

/** Shows a sentence for a while (S-26, S-34). */
export function useToast(): (type: ToastType, text: string, more?: ToastMore) => void {
  const actor = useToaster();
  return useMemo(() => (type, text, more) => actor.send({ type: 'ADD', toast: { ...more, type, text } }), [actor]);
}
