import { stateWord, type tooltipMachine } from '@imah/state-machines';
import * as Primitive from '@radix-ui/react-tooltip';
import { useSelector } from '@xstate/react';
import { use, useEffect, useMemo, useRef, type PointerEvent, type ReactElement, type SyntheticEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { content as contentStyle } from './tooltip.css.ts';
import { TooltipGroupContext, type TooltipMember } from './tooltip-group.tsx';

export type TooltipProps = {
  /** The text. It adds to what the element already says: never the only place of something needed. */
  content: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** One element that takes a ref and the events of a button or link. */
  children: ReactElement;
};

export type TooltipByStatechartProps = TooltipProps & {
  actor: ActorRefFrom<typeof tooltipMachine>;
  /** `stays` where what is pressed outside is the statechart's own remote control. */
  pressOutside?: 'closes' | 'stays';
};

/** Radix opens and closes by itself unless an event is marked as handled; here the statechart alone does. */
const leaveToStatechart = (event: Pick<SyntheticEvent, 'preventDefault'>) => event.preventDefault();

/** A tooltip as its statechart says; Tooltip brings a statechart of its own. */
export function TooltipByStatechart({
  actor,
  content,
  side = 'top',
  pressOutside = 'closes',
  children,
}: TooltipByStatechartProps) {
  const group = use(TooltipGroupContext);
  const { send } = actor;
  const open = useSelector(actor, (snapshot) => snapshot.hasTag('open'));
  const state = useSelector(actor, (snapshot) => stateWord(snapshot.value));
  const text = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const member = useMemo<TooltipMember>(() => ({ close: () => send({ type: 'OTHER_OPENED' }) }), [send]);

  useEffect(() => {
    if (!open) return;
    group?.opened(member);
    return () => group?.closed(member);
  }, [group, member, open]);

  const handlePress = () => {
    send({ type: 'PRESS' });
    // The press may end anywhere, also outside of the trigger.
    window.addEventListener('pointerup', () => send({ type: 'RELEASE' }), { once: true });
  };

  const handleLeave = (event: PointerEvent) => {
    const to = event.relatedTarget;
    const within = to instanceof Node && (text.current?.contains(to) || trigger.current?.contains(to));
    if (!within) send({ type: 'POINTER_LEAVE' });
  };

  return (
    <Primitive.Provider delayDuration={0} skipDelayDuration={0}>
      <Primitive.Root open={open} onOpenChange={(next) => (next ? undefined : send({ type: 'ESCAPE' }))}>
        <Primitive.Trigger
          asChild
          ref={trigger}
          data-state={state}
          onPointerEnter={(event) => {
            // A finger has no way to stay above something.
            if (event.pointerType !== 'touch') send({ type: 'POINTER_ENTER', group: group?.state() ?? 'delayed' });
          }}
          onPointerMove={leaveToStatechart}
          onPointerLeave={(event) => {
            leaveToStatechart(event);
            handleLeave(event);
          }}
          onPointerDown={handlePress}
          onFocus={(event) => {
            leaveToStatechart(event);
            send({ type: 'FOCUS' });
          }}
          onBlur={(event) => {
            leaveToStatechart(event);
            send({ type: 'BLUR' });
          }}
        >
          {children}
        </Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            ref={text}
            side={side}
            sideOffset={4}
            collisionPadding={8}
            data-state={state}
            onPointerLeave={handleLeave}
            {...(pressOutside === 'stays' ? { onPointerDownOutside: leaveToStatechart } : {})}
            className={contentStyle}
          >
            {content}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
