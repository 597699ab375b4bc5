import { useMemo, useState, type ReactNode } from 'react';
import { imageOffIcon, listIcon, mapIcon } from '../../icons/generated/icons.ts';
import { useCanvasLabels } from '../../labels/use-canvas-labels.ts';
import { useLabels } from '../../labels/labels.tsx';
import type { RootProps } from '../../shared/root-props.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { ToggleGroup } from '../toggle-group/toggle-group.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { PlanCanvas } from './plan-canvas.tsx';
import { PlanLegend } from './plan-controls.tsx';
import * as styles from './floor-plan.css.ts';
import { isZone, type PlanPoint } from './plan-geometry.ts';
import { planOrder, type PlanItem } from './plan-item.ts';
import { PlanList } from './plan-list.tsx';
import type { PlanPicture } from './plan-picture.tsx';
import type { PlanMove } from './use-plan-editing.ts';

export type FloorPlanProps = RootProps<'section', 'children' | 'onSelect'> & {
  /** Names the plan to those who hear it: "Lantai 2, Graha Contoh". */
  label: string;
  picture: PlanPicture;
  /** Keep an item the same object while nothing of it changes: then a live value draws only its own marker. */
  items: readonly PlanItem[];
  mode?: 'view' | 'edit';
  /** Held by the page; left out, the plan keeps it itself. */
  selected?: string | null;
  onSelect?: (choice: { id: string | null }) => void;
  /** What the chosen item shows beside its value: a chart, its tickets, a switch. */
  detail?: (item: PlanItem) => ReactNode;
  /** An item was put elsewhere, or a corner of a zone was. */
  onMove?: (move: PlanMove) => void;
  onRemove?: (choice: { id: string }) => void;
  /** Something that has no place yet: the next tap gives it one. */
  placing?: { label: string } | null;
  onPlace?: (point: PlanPoint) => void;
  onCancelPlacing?: () => void;
  /** What shows first; people change it with the switch above the plan. */
  initialView?: 'picture' | 'list';
  level?: 2 | 3 | 4;
};

/** A floor with what is on it: live values, alarms, areas, ways to other floors; also as a list. */
export function FloorPlan(props: FloorPlanProps) {
  const { label, picture, items, mode = 'view', selected, onSelect, detail, onMove, onRemove } = props;
  const { placing = null, onPlace, onCancelPlacing, initialView = 'picture', level = 3, ...others } = props;
  const {
    label: _label,
    picture: _picture,
    items: _items,
    mode: _mode,
    selected: _selected,
    onSelect: _onSelect,
    detail: _detail,
    onMove: _onMove,
    onRemove: _onRemove,
    ...rest
  } = others;
  const labels = useCanvasLabels();
  const { loading } = useLabels();
  const [view, setView] = useState(initialView);
  const [own, setOwn] = useState<string | null>(null);
  const chosen = selected === undefined ? own : selected;
  // A zone without an area cannot be drawn, and is in no list either: the page that stored it says so.
  const ordered = useMemo(
    () => planOrder(items.filter((item) => item.kind !== 'zone' || isZone(item.points))),
    [items],
  );
  const select = (id: string | null) => {
    setOwn(id);
    onSelect?.({ id });
  };
  const list = <PlanList items={ordered} selected={chosen} detail={detail} onSelect={select} labels={labels} />;

  return (
    <section aria-label={label} {...rest} className={styles.root}>
      {picture.kind === 'loading' ? (
        <div aria-busy>
          <VisuallyHidden>{loading}</VisuallyHidden>
          <Skeleton shape="chart" />
        </div>
      ) : null}
      {picture.kind === 'none' ? (
        <>
          <EmptyState
            icon={imageOffIcon}
            level={level === 4 ? 3 : level}
            title={labels.noPlanTitle}
            text={labels.noPlanText}
            actions={picture.action}
          />
          {items.length > 0 ? list : null}
        </>
      ) : null}
      {picture.kind === 'image' || picture.kind === 'drawing' ? (
        <>
          <div className={styles.bar}>
            <PlanLegend items={ordered} labels={labels} />
            <ToggleGroup
              label={labels.view}
              size="sm"
              value={view}
              onChange={({ value }) => setView(value === 'list' ? 'list' : 'picture')}
              options={[
                { value: 'picture', label: labels.picture, icon: mapIcon },
                { value: 'list', label: labels.asList, icon: listIcon },
              ]}
            />
          </div>
          {view === 'list' ? (
            list
          ) : (
            <PlanCanvas
              label={label}
              picture={picture}
              items={ordered}
              mode={mode}
              selected={chosen}
              onSelect={select}
              detail={detail}
              onMove={onMove}
              onRemove={onRemove}
              placing={placing}
              onPlace={onPlace}
              onCancelPlacing={onCancelPlacing}
              level={level}
              labels={labels}
            />
          )}
        </>
      ) : null}
    </section>
  );
}
