import type { TicketCounts } from '@imah/contract/tickets';
import { openTicketStates } from '@imah/contract/tickets/words';
import { Button, media, Menu, ToggleGroup } from '@imah/ui';
import { chevronDownIcon } from '@imah/ui/icons';
import { useFormat } from '@imah/app/i18n';
import { useMedia } from '@imah/app/live';
import { useTicketWords } from '../../ticket/parts/index.ts';
import { useTicketsTexts } from '../texts.ts';
import type { TicketFilter } from '../model/ticket-filter.ts';
import * as styles from './filters.css.ts';

const shown = ['open', 'new', 'in-progress', 'waiting', 'deferred', 'resolved', 'closed', 'all'] as const;

/** As many as a filter by state would show. */
export function countOf({ states }: TicketCounts, state: TicketFilter['state']): number {
  if (state === 'open') return openTicketStates.reduce((sum, open) => sum + states[open], 0);
  if (state === 'all') return Object.values(states).reduce((sum, count) => sum + count, 0);
  return states[state];
}

interface StateFilterProps {
  readonly value: TicketFilter['state'];
  readonly counts: TicketCounts | undefined;
  readonly onChange: (state: TicketFilter['state']) => void;
}

/** The states with how many there are in each; on a phone, where they would take rows of their own, in a menu. */
export function StateFilter({ value, counts, onChange }: StateFilterProps) {
  const t = useTicketsTexts();
  const words = useTicketWords();
  const format = useFormat();
  const options = shown.map((state) => {
    const word = state === 'open' || state === 'all' ? t(`states.${state}`) : words(`states.${state}`);
    const count = counts === undefined ? '…' : format.number(countOf(counts, state));
    return { value: state, label: t('states.counted', { state: word, count }) };
  });
  const isPhone = useMedia(media.phone);
  const chosen = options.find((option) => option.value === value);
  if (isPhone) {
    return (
      <Menu
        trigger={
          <Button size="lg" icon={chevronDownIcon} aria-label={`${t('states.label')}: ${chosen?.label ?? ''}`}>
            {chosen?.label}
          </Button>
        }
        items={options.map((option) => ({
          kind: 'action',
          label: option.label,
          current: option.value === value,
          onSelect: () => onChange(option.value),
        }))}
      />
    );
  }
  return (
    <div className={styles.states}>
      <ToggleGroup
        label={t('states.label')}
        size="sm"
        value={value}
        options={options}
        onChange={({ value: next }) => onChange(shown.find((state) => state === next) ?? 'open')}
      />
    </div>
  );
}
