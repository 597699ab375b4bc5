import { ticketSorts } from '@imah/contract/tickets/words';
import { IconButton, Inline, type MenuItem, SelectField, Sheet, Stack } from '@imah/ui';
import { searchIcon } from '@imah/ui/icons';
import { type ReactNode, useState } from 'react';
import { filtersIn } from '../model/ticket-filter.ts';
import type { TicketLook } from '../model/use-ticket-view.ts';
import { useTicketsTexts } from '../texts.ts';
import { FilterActions } from './filter-actions.tsx';
import { FilterButton } from './filter-button.tsx';
import { FilterChoices } from './filter-choices.tsx';
import * as styles from './filter-row.css.ts';

interface FilterRowProps {
  readonly look: TicketLook;
  /** As the menu of a wide screen offers them. */
  readonly items: readonly MenuItem[];
  /** How many tickets they leave; null while that is not known. */
  readonly count: number | null;
  /** The choice of a state, in the row itself. */
  readonly states: ReactNode;
  readonly search: (focus: 'taken' | 'left') => ReactNode;
  /** What else acts on the tickets that are shown. */
  readonly children?: ReactNode;
}

/** Search, filters and state in one row of a phone: the field opens below it, the filters in a sheet. */
export function FilterRow({ look, items, count, states, search, children }: FilterRowProps) {
  const t = useTicketsTexts();
  const { filter, change } = look;
  const [opened, setOpened] = useState<'nothing' | 'search' | 'filters'>('nothing');
  const isSearched = opened === 'search' || filter.q !== '';
  const used = filtersIn(filter);
  const close = () => setOpened('nothing');
  return (
    <>
      <div className={styles.row}>
        <IconButton
          icon={searchIcon}
          label={t('phone.search')}
          tone="neutral"
          size="lg"
          aria-expanded={isSearched}
          onClick={() => setOpened(opened === 'search' ? 'nothing' : 'search')}
        />
        <FilterButton used={used} onPress={() => setOpened('filters')} />
        <div className={styles.states}>{states}</div>
      </div>
      {isSearched ? search(opened === 'search' ? 'taken' : 'left') : null}
      {opened === 'filters' ? (
        <Sheet
          open
          onClose={close}
          title={t('phone.filtersTitle')}
          actions={<FilterActions used={used} count={count} onClear={look.clear} onShow={close} />}
        >
          <Stack gap="md">
            <SelectField
              label={t('sort.label')}
              value={filter.sort}
              options={ticketSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
              onChange={({ target }) => {
                const sort = ticketSorts.find((known) => known === target.value);
                if (sort !== undefined) change({ sort });
              }}
            />
            <FilterChoices items={items} />
            <Inline gap="sm">{children}</Inline>
          </Stack>
        </Sheet>
      ) : null}
    </>
  );
}
