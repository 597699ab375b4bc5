import { useApiClient } from '@imah/api-client/react';
import type { Building } from '@imah/contract';
import { openTicketStates } from '@imah/contract/tickets';
import { Card, Grid, Skeleton, Stack } from '@imah/ui';
import { useQuery } from '@tanstack/react-query';
import { LiveQuery } from '../../live/live-query.tsx';
import { TicketNumbers } from '../../ticket-numbers/index.ts';
import { listKeys, noFilter, ticketLists } from '../../tickets/model/index.ts';

const changes = ['ticket'] as const;
const filters = { open: '', overdue: '?due=overdue', unassigned: '?assignee=none' } as const;

/**
 * The open tickets of the building in numbers that change as the tickets do. Nothing where they cannot be counted: the
 * list itself says why.
 */
export function TicketHealth({ building }: { readonly building: Building }) {
  const { orgId, id: buildingId } = building;
  const { data, isError } = useQuery(ticketLists(useApiClient(), buildingId).counts(noFilter));
  if (data === undefined) return isError ? null : <TicketHealthSkeleton />;
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

function TicketHealthSkeleton() {
  return (
    <Grid columns={3} gap="md" aria-busy>
      {[1, 2, 3].map((place) => (
        <Card key={place}>
          <Stack gap="sm">
            <Skeleton width="1/2" />
            <Skeleton shape="heading" width="1/4" />
            <Skeleton width="3/4" />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
