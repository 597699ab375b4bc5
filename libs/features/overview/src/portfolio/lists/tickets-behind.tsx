import { ListRow } from '@imah/ui';
import { SlaChip } from '@imah/features-tickets/ticket/parts';
import { type TicketsBehind as Which, usePortfolioTickets } from '../use-portfolio.ts';
import { ListBody } from './list-body.tsx';
import { moreOf } from './lists.tsx';
import { readState } from '@imah/app/read';

/** The open tickets of all buildings, those whose time is up, or those that nobody has. */
export function TicketsBehind({ which }: { readonly which: Which }) {
  const found = usePortfolioTickets(which);
  const rows = found.data?.pages
    .flatMap(({ data }) => data)
    .map(({ id, number, title, buildingName, sla, timeZone }) => (
      <ListRow
        key={id}
        title={title}
        href={`/imah/ticket/${id}`}
        description={`${number} · ${buildingName}`}
        trailing={<SlaChip clock={sla.resolution} timeZone={timeZone} />}
      />
    ));
  return <ListBody of={readState(found)} rows={rows} more={moreOf(found)} />;
}
