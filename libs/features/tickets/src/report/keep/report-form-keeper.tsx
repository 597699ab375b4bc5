import { useApiClient, useBuildings } from '@imah/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sideOf, useApp, useViews } from '@imah/app/ports';
import { afterFirstDataIn } from '@imah/app/shell';

/**
 * Sees to it, in a quiet moment, that those who live or work in a building can report there also without a network; who
 * oversees many opens the form first.
 */
export function ReportFormKeeper() {
  const queryClient = useQueryClient();
  const client = useApiClient();
  const views = useViews();
  const { data: buildings = [] } = useBuildings();
  const { person } = useApp();
  const oversees = sideOf(person) === 'all';
  const mine = buildings.filter(({ id, orgId }) => !oversees && views('ticket.create', { orgId, buildingId: id }));
  const key = mine.map(({ id }) => id).join();

  useEffect(() => {
    if (key === '') return undefined;
    let isWanted = true;
    afterFirstDataIn(window, queryClient)
      .then(async () => {
        const { keepReportForm } = await import('./keep-report-form.ts');
        await keepReportForm({ queryClient, client, buildings: mine, isWanted: () => isWanted });
      })
      // Without it the form asks for the place in words.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
    // The same buildings, read again, are the same form.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [queryClient, client, key]);

  return null;
}
