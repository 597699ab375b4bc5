import type { Building } from '@imah/contract/buildings';
import { openTicketStates } from '@imah/contract/tickets/words';
import { LiveReads } from '@imah/app/live';
import { TicketNumberCards, TicketNumberSkeletons } from '@imah/features-tickets/numbers';
import { noFilter, useTicketCounts } from '@imah/features-tickets/lists/model';

const changing = ['countTickets'] as const;
const filters = { open: '', overdue: '?due=overdue', unassigned: '?assignee=none' } as const;

/**
 * The open tickets of the building in numbers that change as the tickets do. Nothing where they cannot be counted: the
 * list itself says why.
 */
export function TicketHealth({ building }: { readonly building: Building }) {
  const { orgId, id: buildingId } = building;
  const { data, isError } = useTicketCounts(buildingId, noFilter);
  if (data === undefined) return isError ? null : <TicketNumberSkeletons />;
  const { states, overdue, unassigned } = data;
  const open = openTicketStates.reduce((sum, state) => sum + states[state], 0);
  return (
    <>
      <LiveReads building={{ orgId, buildingId }} only={changing} />
      <TicketNumberCards
        counts={{ open, overdue, unassigned }}
        hrefOf={(name) => `/imah/building/${buildingId}/ticket${filters[name]}`}
      />
    </>
  );
}
