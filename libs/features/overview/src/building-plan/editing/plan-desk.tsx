import type { PlanContent, PlanPoint } from '@imah/contract/plans';
import { Checkbox, Inline, Stack } from '@imah/ui';
import { FloorPlan } from '@imah/ui/data';
import { type ReactNode, useState } from 'react';
import { nameOf, visibleItems } from '../drawn-items.ts';
import type { PlanGround } from '../plan-ground.ts';
import { usePlanTexts } from '../texts.ts';
import { useDrawnItems } from '../use-drawn-items.ts';
import { usePlanImage } from '../use-plan-image.ts';
import { alignedOn, moved, type Placing, placed, withChanged, withItem, withoutItem } from './edit-plan.ts';
import { ItemSettings } from './item-settings.tsx';
import * as styles from './plan-desk.css.ts';
import { PlanTray } from './plan-tray.tsx';
import type { Realigning } from './realign-sheet.tsx';

export interface PlanDeskProps {
  readonly content: PlanContent;
  readonly ground: PlanGround;
  readonly name: string;
  readonly mode: 'view' | 'edit';
  /** While somebody shows where two things belong. */
  readonly realigning: Realigning | null;
  readonly onShow: (point: PlanPoint) => void;
  readonly onStopRealigning: () => void;
  readonly onChange: (content: PlanContent) => void;
  readonly actions: ReactNode;
}

/** The plan with what can be put on it beside it. */
export function PlanDesk(props: PlanDeskProps) {
  const { content, ground, name, mode, realigning, onShow, onStopRealigning, onChange, actions } = props;
  const t = usePlanTexts();
  const items = useDrawnItems(content.items, ground);
  const { picture } = usePlanImage(content.picture);
  const [placing, setPlacing] = useState<Placing | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const [snaps, setSnaps] = useState<'yes' | 'no'>('yes');
  const known = visibleItems(content.items);
  const chosen = known.find(({ id }) => id === selected);
  const shown = known.find(({ id }) => id === realigning?.ids[realigning.shown.length]);
  const inHand = placing === null ? null : nameOf(placed(placing, 'new', { x: 0, y: 0 }), ground, t);
  const put = (point: PlanPoint) => {
    if (shown !== undefined) return onShow(point);
    if (placing === null) return undefined;
    const item = placed(placing, `${placing.kind}-${crypto.randomUUID().slice(0, 8)}`, point);
    setPlacing(null);
    setSelected(item.id);
    return onChange(withItem(content, item));
  };
  return (
    <div className={styles.desk}>
      <Stack gap="sm">
        <Inline gap="sm" justify="between">
          <Checkbox
            label={t('edit.snap')}
            checked={snaps === 'yes'}
            onChange={(event) => setSnaps(event.currentTarget.checked ? 'yes' : 'no')}
          />
          <Inline gap="sm">{actions}</Inline>
        </Inline>
        <FloorPlan
          label={t('plan', { floor: name })}
          level={2}
          picture={picture}
          items={items}
          mode={mode}
          selected={selected}
          onSelect={({ id }) => setSelected(id)}
          placing={
            shown !== undefined ? { label: nameOf(shown, ground, t) } : inHand === null ? null : { label: inHand }
          }
          onPlace={put}
          onCancelPlacing={() => {
            setPlacing(null);
            onStopRealigning();
          }}
          // With the arrows somebody means the very place.
          onMove={(move) => onChange(moved(content, move, move.by === 'pointer' ? snaps : 'no'))}
          onRemove={({ id }) => {
            setSelected(null);
            onChange(withoutItem(content, id));
          }}
        />
      </Stack>
      {mode === 'view' ? null : (
        <Stack gap="lg">
          {chosen === undefined ? null : (
            <ItemSettings
              key={chosen.id}
              item={chosen}
              ground={ground}
              onChange={(item) => onChange(withChanged(content, item))}
              onAlign={(axis) => onChange(alignedOn(content, chosen.id, axis))}
              onRemove={() => {
                setSelected(null);
                onChange(withoutItem(content, chosen.id));
              }}
            />
          )}
          <PlanTray content={content} ground={ground} onPlacing={setPlacing} />
        </Stack>
      )}
    </div>
  );
}
