import { usePlaces, useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { ticketMine, ticketPriorities, ticketSorts } from '@imah/contract/tickets/words';
import { Button, type ComboboxOption, Inline, media, Menu, type MenuItem, Tag } from '@imah/ui';
import { arrowUpDownIcon, listFilterIcon } from '@imah/ui/icons';
import type { ReactNode } from 'react';
import { useMedia } from '@imah/app/live';
import { useApp } from '@imah/app/ports';
import { commonOptions, placeValue, spotOf } from '@imah/features-buildings/place-choice';
import { useTicketWords } from '../../ticket/parts/index.ts';
import { isNarrowed } from '../model/ticket-filter.ts';
import type { TicketLook } from '../model/use-ticket-view.ts';
import { FilterRow } from '../phone/index.ts';
import { useTicketsTexts } from '../texts.ts';
import * as styles from './filters.css.ts';
import { TextFilter } from './text-filter.tsx';

interface TicketFiltersProps {
  readonly building: Building;
  readonly look: TicketLook;
  readonly mayAssign: boolean;
}

interface ShownOf {
  /** How many tickets they leave; null while that is not known. */
  readonly count: number | null;
  /** The choice of a state, which a phone has in the same row. */
  readonly states: ReactNode;
  /** What else acts on the tickets that are shown. */
  readonly children?: ReactNode;
}

/** Search, filters and order, and what holds of them as tags. */
export function TicketFilters({ building, look, mayAssign, count, states, children }: TicketFiltersProps & ShownOf) {
  const t = useTicketsTexts();
  const words = useTicketWords();
  const { filter, change } = look;
  const items = useFilterItems(building, look, mayAssign);
  const isPhone = useMedia(media.phone);
  const search = (focus: 'taken' | 'left') => (
    <TextFilter value={filter.q} focus={focus} onChange={(q) => change({ q })} />
  );
  return (
    <>
      {isPhone ? (
        <FilterRow look={look} items={items} count={count} states={states} search={search}>
          {children}
        </FilterRow>
      ) : (
        <Inline gap="sm">
          <div className={styles.search}>{search('left')}</div>
          <div className={styles.tools}>
            <Menu trigger={<Button icon={listFilterIcon}>{t('filters.more')}</Button>} items={items} />
            <Menu
              trigger={<Button icon={arrowUpDownIcon}>{t(`sort.${filter.sort}`)}</Button>}
              items={ticketSorts.map((sort) => ({
                kind: 'action',
                label: t(`sort.${sort}`),
                current: filter.sort === sort,
                onSelect: () => change({ sort }),
              }))}
            />
            {children}
          </div>
        </Inline>
      )}
      {isNarrowed(filter) ? (
        <Inline gap="xs">
          {filter.priorities.map((priority) => (
            <Tag
              key={priority}
              label={words(`priorityAlone.${priority}`)}
              onRemove={() => change({ priorities: filter.priorities.filter((other) => other !== priority) })}
            />
          ))}
          <ChosenTags building={building} look={look} />
          <Button size="sm" tone="ghost" onClick={look.clear}>
            {t('filters.clear')}
          </Button>
        </Inline>
      ) : null}
    </>
  );
}

function ChosenTags({ building, look: { filter, change } }: Omit<TicketFiltersProps, 'mayAssign'>) {
  const t = useTicketsTexts();
  const { person } = useApp();
  const categories = useRead('listTicketCategories', { params: { orgId: building.orgId } }).data ?? [];
  const workers = useRead(
    'listTicketWorkers',
    { params: { buildingId: building.id } },
    { enabled: filter.assignee !== null && filter.assignee !== 'none' && filter.assignee !== person?.id },
  );
  const assignee =
    filter.assignee === 'none'
      ? t('filters.nobody')
      : filter.assignee === person?.id
        ? t('filters.me')
        : (workers.data?.find(({ id }) => id === filter.assignee)?.name ?? t('filters.chosen'));
  const spots = useSpots(building);
  const spot = spots.find(({ value }) => value === placeValue(filter))?.label;
  const category = categories.find(({ id }) => id === filter.categoryId)?.name ?? t('filters.chosen');
  return (
    <>
      {filter.categoryId === null ? null : <Tag label={category} onRemove={() => change({ categoryId: null })} />}
      {filter.assignee === null ? null : <Tag label={assignee} onRemove={() => change({ assignee: null })} />}
      {filter.unitId === null ? null : (
        <Tag label={t('filters.chosenUnit')} onRemove={() => change({ unitId: null })} />
      )}
      {filter.floorId === null && filter.sectionId === null ? null : (
        <Tag label={spot ?? t('filters.chosen')} onRemove={() => change({ floorId: null, sectionId: null })} />
      )}
      {filter.mine === null ? null : (
        <Tag label={t(`filters.mine.${filter.mine}`)} onRemove={() => change({ mine: null })} />
      )}
      {filter.due === null ? null : <Tag label={t('filters.overdue')} onRemove={() => change({ due: null })} />}
      {filter.q.trim() === '' ? null : <Tag label={`"${filter.q}"`} onRemove={() => change({ q: '' })} />}
    </>
  );
}

/** Sections and floors, as the places of a building have them. */
function useSpots(building: Building): readonly ComboboxOption[] {
  const { data } = usePlaces(building.id);
  return data === undefined ? [] : commonOptions(data);
}

function useFilterItems(building: Building, { filter, change }: TicketLook, mayAssign: boolean): MenuItem[] {
  const t = useTicketsTexts();
  const words = useTicketWords();
  const { person } = useApp();
  const categories = useRead('listTicketCategories', { params: { orgId: building.orgId } }).data ?? [];
  const workers =
    useRead('listTicketWorkers', { params: { buildingId: building.id } }, { enabled: mayAssign }).data ?? [];
  const one = (label: string, isOn: boolean, pick: (value: 'off' | 'on') => void): MenuItem => ({
    kind: 'check',
    label,
    value: isOn ? 'on' : 'off',
    onChange: ({ value }) => pick(value),
  });
  const spots = useSpots(building);
  const people = [
    { id: 'none', name: t('filters.nobody') },
    ...(person === null ? [] : [{ id: person.id, name: t('filters.me') }]),
    ...workers.filter(({ id }) => id !== person?.id),
  ];
  return [
    one(t('filters.overdue'), filter.due !== null, (value) => change({ due: value === 'on' ? 'overdue' : null })),
    ...ticketMine.map((mine) =>
      one(t(`filters.mine.${mine}`), filter.mine === mine, (value) => change({ mine: value === 'on' ? mine : null })),
    ),
    {
      kind: 'submenu',
      label: t('filters.priority'),
      items: ticketPriorities.map((priority) =>
        one(words(`priorities.${priority}`), filter.priorities.includes(priority), (value) =>
          change({
            priorities: ticketPriorities.filter((other) =>
              other === priority ? value === 'on' : filter.priorities.includes(other),
            ),
          }),
        ),
      ),
    },
    {
      kind: 'submenu',
      label: t('filters.category'),
      items: categories.map(({ id, name }) =>
        one(name, filter.categoryId === id, (value) => change({ categoryId: value === 'on' ? id : null })),
      ),
    },
    ...(spots.length === 0
      ? []
      : [
          {
            kind: 'submenu' as const,
            label: t('filters.spot'),
            items: spots.map(({ value: spot, label }) =>
              one(label, placeValue(filter) === spot, (value) =>
                change({ unitId: null, floorId: null, sectionId: null, ...(value === 'on' ? spotOf(spot) : {}) }),
              ),
            ),
          },
        ]),
    {
      kind: 'submenu',
      label: t('filters.assignee'),
      items: people.map(({ id, name }) =>
        one(name, filter.assignee === id, (value) => change({ assignee: value === 'on' ? id : null })),
      ),
    },
  ];
}
