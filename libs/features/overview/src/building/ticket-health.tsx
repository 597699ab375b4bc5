import { useApiClient } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { openTicketStates } from '@imah/contract/tickets/words';
import { useQuery } from '@tanstack/react-query';
import { LiveQuery } from '@imah/app/live';
import { TicketNumbers, TicketNumbersSkeleton } from '@imah/features-tickets/numbers';
import { listKeys, noFilter, ticketLists } from '@imah/features-tickets/lists/model';

const changes = ['ticket'] as const;
const filters = { open: '', overdue: '?due=overdue', unassigned: '?assignee=none' } as const;

/**
 * The open tickets of the building in numbers that change as the tickets do. Nothing where they cannot be counted: the
 * list itself says why.
 */
export function TicketHealth({ building }: { readonly building: Building }) {
  const { orgId, id: buildingId } = building;
  const { data, isError } = useQuery(ticketLists(useApiClient(), buildingId).counts(noFilter));
  if (data === undefined) return isError ? null : <TicketNumbersSkeleton />;
  const { states, overdue, unassigned } = data;
  const open = openTicketStates.reduce((sum, state) => sum + states[state], 0);
  return (
    <>
      <LiveQuery building={{ orgId, buildingId }} queryKey={listKeys.counts(buildingId)} entities={changes} />
      <TicketNumbers
        counts={{ open, overdue, unassigned }}
        hrefOf={(name) => `/imah/building/${buildingId}/ticket${filters[name]}`}
      />
    </>
  );
}
