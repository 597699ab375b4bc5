import type { CanvasLabels } from '../../labels/canvas-labels.ts';
import { Age } from '../age/age.tsx';
import { Inline } from '../inline/inline.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { Text } from '../text/text.tsx';
import { statusOf, type PlanItem } from './plan-item.ts';
import { statusWord } from './plan-words.ts';

/** Value, meaning and age of an item, as the list and the detail show them. */
export function PlanValue({ item, labels }: { item: PlanItem; labels: CanvasLabels }) {
  if (item.kind === 'text' || item.kind === 'link') return null;
  const { tone } = statusOf(item);
  const { reading } = item;
  if (!reading && tone === 'neutral') return null;
  return (
    <Inline gap="sm">
      {reading ? (
        <Text as="span" weight="semibold">
          {reading.text}
        </Text>
      ) : null}
      {tone === 'neutral' ? null : <StatusBadge tone={tone} label={statusWord(item, labels)} />}
      {reading?.age ? <Age text={reading.age} freshness="stale" /> : null}
    </Inline>
  );
}
