import type { Building } from '@imah/contract/buildings';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApp } from '@imah/app/ports';
import { useClock } from '@imah/app/i18n';
import { applyNews } from './apply-news.ts';
import { type TicketNews, useLiveTickets } from './use-live-tickets.ts';

export interface News {
  /** How many changes wait until the person asks for them. */
  readonly count: number;
  readonly show: () => void;
}

/** Keeps the lists of a building as they are elsewhere. While `isHeld`, nothing moves: what would is counted. */
export function useTicketNews({ orgId, id: buildingId }: Building, isHeld: () => boolean): News {
  const queryClient = useQueryClient();
  const clock = useClock();
  const { person } = useApp();
  const waiting = useRef(new Map<string, TicketNews>());
  const [count, setCount] = useState(0);
  const place = () => ({ buildingId, userId: person?.id ?? '', now: clock.now() });

  useLiveTickets({ orgId, buildingId }, (news) => {
    const way = isHeld() ? 'stay' : 'move';
    for (const one of news) {
      if (applyNews(queryClient, place(), one, way) === 'waits') waiting.current.set(one.id, one);
      else waiting.current.delete(one.id);
    }
    setCount(waiting.current.size);
  });

  return {
    count,
    show: () => {
      for (const one of waiting.current.values()) applyNews(queryClient, place(), one, 'move');
      waiting.current.clear();
      setCount(0);
    },
  };
}
