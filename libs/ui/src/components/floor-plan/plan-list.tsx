import type { ReactNode } from 'react';
import { arrowUpRightIcon, chevronDownIcon, mapPinIcon, shapesIcon, textIcon } from '../../icons/generated/icons.ts';
import type { CanvasLabels } from '../../labels/canvas-labels.ts';
import { Icon } from '../icon/icon.tsx';
import { List, ListRow } from '../list/list.tsx';
import { Text } from '../text/text.tsx';
import * as styles from './floor-plan.css.ts';
import type { PlanItem } from './plan-item.ts';
import { PlanValue } from './plan-value.tsx';
import { kindWord } from './plan-words.ts';

export type PlanListProps = {
  items: readonly PlanItem[];
  selected: string | null;
  detail: ((item: PlanItem) => ReactNode) | undefined;
  onSelect: (id: string | null) => void;
  labels: CanvasLabels;
};

const usual = { pin: mapPinIcon, zone: shapesIcon, link: arrowUpRightIcon, text: textIcon };

/** The same as the picture, in the same order, for those who cannot use the picture. */
export function PlanList({ items, selected, detail, onSelect, labels }: PlanListProps) {
  if (items.length === 0) return <Text tone="muted">{labels.nothingOnPlan}</Text>;
  return (
    <List aria-label={labels.planItems}>
      {items.map((item) => {
        const open = selected === item.id;
        const content = detail && item.kind !== 'text' && item.kind !== 'link' ? detail(item) : null;
        return (
          <ListRow
            key={item.id}
            icon={(item.kind === 'text' ? undefined : item.icon) ?? usual[item.kind]}
            title={
              content ? (
                <button
                  type="button"
                  aria-expanded={open}
                  data-row={item.id}
                  onClick={() => onSelect(open ? null : item.id)}
                  className={styles.rowName}
                >
                  {item.label}
                  <Icon icon={chevronDownIcon} size="sm" />
                </button>
              ) : (
                item.label
              )
            }
            description={
              <>
                {kindWord(item, labels)}
                {open && content ? <div className={styles.rowDetail}>{content}</div> : null}
              </>
            }
            trailing={<PlanValue item={item} labels={labels} />}
            {...(item.kind === 'link' ? { href: item.href } : {})}
          />
        );
      })}
    </List>
  );
}
