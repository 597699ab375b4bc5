import { Button, EmptyState, ForbiddenState, Heading, Inline, Stack, ToggleGroup } from '@imah/ui';
import { circleCheckIcon, kanbanIcon, listIcon, searchIcon, wrenchIcon } from '@imah/ui/icons';
import { useCan, useViews } from '@imah/app/ports';
import { useCurrentBuilding } from '@imah/features-buildings';
import { TicketBoard } from './board/ticket-board.tsx';
import { TicketList } from './list/ticket-list.tsx';
import { isNarrowed } from './model/ticket-filter.ts';
import { useTicketCounts } from './model/ticket-lists.ts';
import { type TicketLook, useTicketLook } from './model/use-ticket-view.ts';
import { ExportMenu } from './parts/export-menu.tsx';
import { countOf, StateFilter } from './parts/state-filter.tsx';
import { TicketFilters } from './parts/ticket-filters.tsx';
import { ReportButton } from './phone/index.ts';
import { useTicketsTexts } from './texts.ts';
import { SavedViews } from './views/saved-views.tsx';

/** `/imah/building/{id}/ticket`: the tickets of a building as a list, or as a board by their state. */
export function BuildingTicketPage() {
  const t = useTicketsTexts();
  const building = useCurrentBuilding();
  const look = useTicketLook();
  const can = useCan();
  const views = useViews();
  const scope = { orgId: building.orgId, buildingId: building.id };
  const isStaff = can('ticket.view', scope) === 'allowed' || views('ticket.transition', scope);
  const counts = useTicketCounts(building.id, look.filter).data;
  if (!views('ticket.view', scope)) return <ForbiddenState />;

  const mayAssign = can('ticket.assign', scope) === 'allowed';
  const total = counts === undefined ? null : countOf(counts, 'all');
  const empty = <NoTickets look={look} total={total} side={isStaff ? 'staff' : 'resident'} />;
  // A board is for those who move what is on it.
  const shape = isStaff ? look.shape : 'list';
  const shown = counts === undefined ? null : countOf(counts, look.filter.state);
  const states = <StateFilter value={look.filter.state} counts={counts} onChange={(state) => look.change({ state })} />;
  return (
    <Stack gap="md">
      <Inline justify="between" gap="sm">
        <Heading level={2}>{t('title')}</Heading>
        <Inline gap="sm">
          {isStaff ? (
            <ToggleGroup
              label={t('shape.label')}
              value={shape}
              options={[
                { value: 'list', label: t('shape.list'), icon: listIcon },
                { value: 'board', label: t('shape.board'), icon: kanbanIcon },
              ]}
              onChange={({ value }) => look.chooseShape(value === 'board' ? 'board' : 'list')}
            />
          ) : null}
          {views('ticket.create', scope) ? (
            <ReportButton href={`/imah/new/ticket/${building.id}`} label={t('report')} />
          ) : null}
        </Inline>
      </Inline>
      <TicketFilters
        building={building}
        look={look}
        mayAssign={mayAssign}
        count={shown}
        states={shape === 'list' ? states : null}
      >
        {isStaff ? <SavedViews building={building} look={look} /> : null}
        {can('ticket.export', scope) === 'allowed' ? <ExportMenu building={building} filter={look.filter} /> : null}
      </TicketFilters>
      {shape === 'list' ? (
        <TicketList
          building={building}
          look={look}
          count={shown}
          side={isStaff ? 'staff' : 'resident'}
          empty={empty}
          states={states}
        />
      ) : (
        <TicketBoard building={building} look={look} counts={counts} empty={empty} />
      )}
    </Stack>
  );
}

/** None yet, none open, or none that the filters let through. */
function NoTickets({
  look,
  total,
  side,
}: {
  readonly look: TicketLook;
  readonly total: number | null;
  readonly side: 'staff' | 'resident';
}) {
  const t = useTicketsTexts();
  if (isNarrowed(look.filter)) {
    return (
      <EmptyState
        icon={searchIcon}
        title={t('empty.noneTitle')}
        text={t('empty.noneText')}
        actions={<Button onClick={look.clear}>{t('filters.clear')}</Button>}
      />
    );
  }
  if (total !== null && total > 0) {
    return (
      <EmptyState
        icon={circleCheckIcon}
        title={look.filter.state === 'open' ? t('empty.doneTitle') : t('empty.noneTitle')}
        text={look.filter.state === 'open' ? t('empty.doneText') : t('empty.noneText')}
        actions={<Button onClick={() => look.change({ state: 'all' })}>{t('states.all')}</Button>}
      />
    );
  }
  return (
    <EmptyState icon={wrenchIcon} title={t('empty.title')} text={side === 'staff' ? t('empty.text') : t('empty.own')} />
  );
}
