import { tooltipGroupMachine } from '@imah/state-machines';
import { useActorRef } from '@xstate/react';
import { createContext, useMemo, type ReactNode } from 'react';

export type TooltipMember = { close: () => void };

type Group = {
  state: () => 'delayed' | 'open' | 'skipping';
  opened: (member: TooltipMember) => void;
  closed: (member: TooltipMember) => void;
};

export const TooltipGroupContext = createContext<Group | undefined>(undefined);

/** Tooltips within it know of one another: only one is open, and after one the next opens at once (S-67). */
export function TooltipGroup({ children }: { children: ReactNode }) {
  const actor = useActorRef(tooltipGroupMachine);
  const group = useMemo<Group>(() => {
    const open = new Set<TooltipMember>();
    return {
      state: () => actor.getSnapshot().value,
      opened: (member) => {
        for (const other of open) if (other !== member) other.close();
        open.add(member);
        actor.send({ type: 'TOOLTIP_OPENED' });
      },
      closed: (member) => {
        if (open.delete(member)) actor.send({ type: 'TOOLTIP_CLOSED' });
      },
    };
  }, [actor]);

  return <TooltipGroupContext value={group}>{children}</TooltipGroupContext>;
}
