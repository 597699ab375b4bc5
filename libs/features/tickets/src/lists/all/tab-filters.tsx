import { useBuildings } from '@imah/api-client/react';
import { ticketPriorities } from '@imah/contract/tickets/words';
import { Button, Inline, media, Menu, type MenuItem, Sheet, Tag } from '@imah/ui';
import { listFilterIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useMedia } from '@imah/app/live';
import type { TicketSide } from '@imah/app/ports';
import { useTicketWords } from '../../ticket/parts/index.ts';
import { TextFilter } from '../parts/text-filter.tsx';
import { FilterActions, FilterButton, FilterChoices } from '../phone/index.ts';
import { useTicketsTexts } from '../texts.ts';
import * as styles from './tickets-page.css.ts';
import type { TabLook } from './use-tab-look.ts';

interface TabFiltersProps {
  readonly look: TabLook;
  readonly side: TicketSide;
  /** How many tickets they leave; null while that is not known. */
  readonly count: number | null;
}

/** Search and filters that hold in every tab, with what holds of them as tags. */
export function TabFilters({ look, side, count }: TabFiltersProps) {
  const t = useTicketsTexts();
  const isPhone = useMedia(media.phone);
  const items = useFilterItems(look, side);
  return (
    <>
      <div className={styles.filters}>
        <div className={styles.search}>
          <TextFilter value={look.narrowing.q} focus="left" onChange={(q) => look.narrow({ q })} />
        </div>
        {items.length === 0 ? null : isPhone ? (
          <FilterSheet look={look} items={items} count={count} />
        ) : (
          <Menu trigger={<Button icon={listFilterIcon}>{t('filters.more')}</Button>} items={items} />
        )}
      </div>
      <ChosenTags look={look} />
    </>
  );
}

function FilterSheet({ look, items, count }: Omit<TabFiltersProps, 'side'> & { readonly items: readonly MenuItem[] }) {
  const t = useTicketsTexts();
  const [shown, setShown] = useState<'closed' | 'open'>('closed');
  const close = () => setShown('closed');
  return (
    <>
      <FilterButton used={look.filters} onPress={() => setShown('open')} />
      {shown === 'open' ? (
        <Sheet
          open
          onClose={close}
          title={t('filters.more')}
          actions={<FilterActions used={look.filters} count={count} onClear={look.clear} onShow={close} />}
        >
          <FilterChoices items={items} />
        </Sheet>
      ) : null}
    </>
  );
}

function ChosenTags({ look: { narrowing, narrow, clear } }: { readonly look: TabLook }) {
  const t = useTicketsTexts();
  const words = useTicketWords();
  const { data: buildings = [] } = useBuildings();
  const { q, buildingId, priorities } = narrowing;
  if (q.trim() === '' && buildingId === null && priorities.length === 0) return null;
  return (
    <Inline gap="xs">
      {buildingId === null ? null : (
        <Tag
          label={buildings.find(({ id }) => id === buildingId)?.name ?? t('filters.chosen')}
          onRemove={() => narrow({ buildingId: null })}
        />
      )}
      {priorities.map((priority) => (
        <Tag
          key={priority}
          label={words(`priorityAlone.${priority}`)}
          onRemove={() => narrow({ priorities: priorities.filter((other) => other !== priority) })}
        />
      ))}
      {q.trim() === '' ? null : <Tag label={`"${q}"`} onRemove={() => narrow({ q: '' })} />}
      <Button size="sm" tone="ghost" onClick={clear}>
        {t('filters.clear')}
      </Button>
    </Inline>
  );
}

/** A reporter has few tickets and is told no priorities: they search only. */
function useFilterItems({ narrowing, narrow }: TabLook, side: TicketSide): readonly MenuItem[] {
  const t = useTicketsTexts();
  const words = useTicketWords();
  const { data: buildings = [] } = useBuildings();
  if (side === 'reports') return [];
  const { buildingId, priorities } = narrowing;
  return [
    ...(buildings.length < 2
      ? []
      : [
          {
            kind: 'submenu' as const,
            label: t('columns.building'),
            items: buildings.map(({ id, name }) => ({
              kind: 'check' as const,
              label: name,
              value: buildingId === id ? ('on' as const) : ('off' as const),
              onChange: ({ value }: { value: 'on' | 'off' }) => narrow({ buildingId: value === 'on' ? id : null }),
            })),
          },
        ]),
    {
      kind: 'submenu',
      label: t('filters.priority'),
      items: ticketPriorities.map((priority) => ({
        kind: 'check',
        label: words(`priorities.${priority}`),
        value: priorities.includes(priority) ? 'on' : 'off',
        onChange: ({ value }) =>
          narrow({
            priorities: ticketPriorities.filter((other) =>
              other === priority ? value === 'on' : priorities.includes(other),
            ),
          }),
      })),
    },
  ];
}
