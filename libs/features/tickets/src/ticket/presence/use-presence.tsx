import { isApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import { watchTopic } from '@imah/contract/mqtt/words';
import type { TicketPresence } from '@imah/contract/tickets';
import { type Realtime } from '@imah/realtime';
import { useRealtime } from '@imah/realtime/react';
import { presenceBeatMachine, type PresenceChannel } from '@imah/state-machines';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useApp } from '@imah/app/ports';
import { newId } from '@imah/api-client';
import { type ActorOptions, type AnyActorLogic, createActor } from 'xstate';
import { useClock } from '@imah/app/i18n';

interface Writing {
  /** A key was pressed in a channel. */
  readonly write: (channel: PresenceChannel) => void;
  /** What was written is sent or taken back. */
  readonly rest: () => void;
}
type Others = Pick<TicketPresence, 'people' | 'staff'>;

const nobody: Others = { people: [], staff: 'quiet' };
const OthersContext = createContext<Others>(nobody);
const WritingContext = createContext<Writing>({ write: () => undefined, rest: () => undefined });

/** Who else is before the ticket. */
export const useOthers = (): Others => useContext(OthersContext);

/** Says that this person writes, and that they have stopped. */
export const useWriting = (): Writing => useContext(WritingContext);

interface PresenceProviderProps {
  readonly ticketId: string;
  readonly children: ReactNode;
}

/** Tells the others that this page is looked at while it is, and what is in it of the others. */
export function PresenceProvider({ ticketId, children }: PresenceProviderProps) {
  const client = useApiClient();
  const realtime = useRealtime();
  const clock = useClock();
  const userId = useApp().person?.id ?? null;
  const [pageId] = useState(() => newId(clock.now()));
  const [known, setKnown] = useState<TicketPresence | null>(null);

  const beat = useMemo(() => {
    const hear = (heard: TicketPresence) =>
      setKnown((before) => (before !== null && before.seq > heard.seq ? before : heard));
    const actor = createActor(presenceBeatMachine, { clock: clockOver(realtime) }).start();
    actor.on('said', ({ doing, when }) => {
      client
        .setTicketPresence({ params: { ticketId, pageId }, body: { doing }, keepalive: when === 'last' })
        .then(({ data }) => hear(data))
        .catch((error: unknown) => {
          // Nobody knows who is there now. Whoever is refused will be: seeing as a group, one is not there oneself.
          setKnown(null);
          if (isApiError(error) && (error.kind === 'forbidden' || error.kind === 'not-found'))
            actor.send({ type: 'HIDE' });
        });
    });
    return {
      hear,
      actor,
      write: (channel: PresenceChannel) => actor.send({ type: 'WRITE', channel, at: performance.now() }),
      rest: () => actor.send({ type: 'REST' }),
    };
  }, [client, realtime, ticketId, pageId]);

  useEffect(() => {
    if (userId === null) return undefined;
    const follow = () => beat.actor.send({ type: document.visibilityState === 'visible' ? 'SHOW' : 'HIDE' });
    const close = () => beat.actor.send({ type: 'LEAVE', when: 'last' });
    const release = realtime.subscribe(
      watchTopic(userId),
      ({ payload }) => {
        if (payload.pageId === pageId && payload.ticketId === ticketId) beat.hear(payload);
      },
      // What was said while the channel was away went unheard; the answer to the next beat tells it.
      { qos: 1, onGranted: follow },
    );
    follow();
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('pagehide', close);
    window.addEventListener('pageshow', follow);
    return () => {
      release();
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('pagehide', close);
      window.removeEventListener('pageshow', follow);
      beat.actor.send({ type: 'LEAVE', when: 'now' });
    };
  }, [beat, realtime, userId, ticketId, pageId]);

  return (
    <WritingContext value={beat}>
      <OthersContext value={known ?? nobody}>{children}</OthersContext>
    </WritingContext>
  );
}

/** The channel's timers: they end with it. */
function clockOver({ later }: Pick<Realtime, 'later'>): NonNullable<ActorOptions<AnyActorLogic>['clock']> {
  return { setTimeout: (run, delayMs) => later(run, delayMs), clearTimeout: (stop: () => void) => stop() };
}
