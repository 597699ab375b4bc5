import type { StatementLine } from '@imah/contract/statements';
import type { StatementLineState } from '@imah/contract/statements/words';
import { Checkbox, Inline, ListRow, StatusBadge, type StatusBadgeProps, Text, VisuallyHidden } from '@imah/ui';
import { useDay, useFormat } from '@imah/app/i18n';
import { useBankTexts } from './texts.ts';
import { useBankFilters } from './use-bank-filters.ts';

interface LineRowProps {
  readonly line: StatementLine;
  readonly choice: 'none' | 'free' | 'chosen';
  readonly onChoose: () => void;
}

const lineTones: Readonly<Record<StatementLineState, StatusBadgeProps['tone']>> = {
  new: 'info',
  matched: 'success',
  ignored: 'neutral',
};

/** A line of a statement in the list; it opens beside it. */
export function LineRow({ line, choice, onChoose }: LineRowProps) {
  const t = useBankTexts();
  const format = useFormat();
  const day = useDay();
  const { hrefOf } = useBankFilters();
  const text = line.description === '' ? t('lines.noText') : line.description;
  const memo = line.match?.parts.map((part) => part.memo).join(', ');
  return (
    <ListRow
      data-line={line.id}
      leading={
        choice === 'none' ? undefined : (
          <Checkbox
            label={<VisuallyHidden>{t('lines.choose', { text })}</VisuallyHidden>}
            checked={choice === 'chosen'}
            onChange={onChoose}
          />
        )
      }
      title={text}
      description={[
        day(line.on),
        ...(memo === undefined ? [] : [memo]),
        ...(line.reason === null ? [] : [line.reason]),
      ].join(' · ')}
      href={hrefOf({ lineIds: [line.id] })}
      trailing={
        <Inline gap="sm" align="center">
          <StatusBadge tone={lineTones[line.state]} label={t(`lines.states.${line.state}`)} />
          <Text weight="semibold">{format.rupiah(line.amount)}</Text>
        </Inline>
      }
    />
  );
}
