import { useApiClient, useBuildings } from '@imah/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useViews } from '../../app/use-can.ts';
import { afterFirstData, pageClockOf } from '../browser/first-data.ts';
import { whenIdleOf } from '../browser/when-idle.ts';

/** Sees to it, in a quiet moment, that those who may report can also do so without a network. */
export function ReportFormKeeper() {
  const queryClient = useQueryClient();
  const client = useApiClient();
  const views = useViews();
  const { data: buildings = [] } = useBuildings();
  const mine = buildings.filter(({ id, orgId }) => views('ticket.create', { orgId, buildingId: id }));
  const key = mine.map(({ id }) => id).join();

  useEffect(() => {
    if (key === '') return;
    afterFirstData(queryClient, whenIdleOf(window), pageClockOf(window))
      .then(async () => {
        const { keepReportForm } = await import('../../new-ticket/keep/index.ts');
        await keepReportForm({ queryClient, client, buildings: mine });
      })
      // Without it the form asks for the place in words.
      .catch(() => undefined);
    // The same buildings, read again, are the same form.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [queryClient, client, key]);

  return null;
}
