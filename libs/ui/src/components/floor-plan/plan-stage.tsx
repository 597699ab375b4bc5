// What can be walked through with the arrows is a group of buttons, not a set of fields.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import type { CanvasLabels } from '../../labels/canvas-labels.ts';
import { PlanCorners } from './plan-corners.tsx';
import * as styles from './floor-plan.css.ts';
import { centreOf, type PlanPoint } from './plan-geometry.ts';
import { anchorOf, type PlanItem } from './plan-item.ts';
import { PlanMarker } from './plan-marker.tsx';
import { PlanZones, zonesOf } from './plan-zones.tsx';
import type { PlanEditing } from './use-plan-editing.ts';

export type PlanStageProps = {
  /** In the order in which they are walked through. */
  items: readonly PlanItem[];
  mode: 'view' | 'edit';
  detail: 'words' | 'mark';
  opens: 'detail' | 'nothing';
  selected: string | null;
  onSelect: (id: string | null) => void;
  onRemove: ((id: string) => void) | undefined;
  onShow: (point: PlanPoint) => void;
  editing: PlanEditing;
  labels: CanvasLabels;
};

/** Zones and markers in their places. One stop for Tab; the arrows, Home and End walk from one to the next. */
export function PlanStage(props: PlanStageProps) {
  const { items, mode, detail, opens, selected, editing, labels } = props;
  const { held } = editing;
  const root = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(selected);
  const walked = useMemo(() => (mode === 'edit' ? items : items.filter(({ kind }) => kind !== 'text')), [items, mode]);
  const stop = walked.find(({ id }) => id === focused)?.id ?? walked[0]?.id;
  const zones = useMemo(() => zonesOf(items, pointsInHand(held), selected), [items, held, selected]);
  const anchors = useMemo(() => new Map(items.map((item) => [item.id, anchorOf(item)])), [items]);
  const chosen = mode === 'edit' ? items.find(({ id }) => id === selected) : undefined;

  const walk = (event: KeyboardEvent, id: string) => {
    const at = walked.findIndex((item) => item.id === id);
    const moves: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: walked.length - 1,
    };
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = walked[to];
    if (next) root.current?.querySelector<HTMLElement>(`[data-marker="${CSS.escape(next.id)}"]`)?.focus();
  };

  // Handed to every marker: the same functions always, so that a live value draws only its own.
  const latest = useRef({ props, walk, anchors });
  useEffect(() => {
    latest.current = { props, walk, anchors };
  });
  const handlePress = useCallback((id: string) => {
    const { mode: now, selected: chosenId, onSelect, editing: hand } = latest.current.props;
    if (now === 'edit') hand.press(id);
    onSelect(now === 'view' && chosenId === id ? null : id);
  }, []);
  const handleKey = useCallback((event: KeyboardEvent, id: string) => {
    const { mode: now, editing: hand, onRemove } = latest.current.props;
    if (now === 'edit' && hand.handleKey(event, id)) return;
    if (now === 'edit' && event.key === 'Delete' && onRemove) {
      event.preventDefault();
      onRemove(id);
    } else latest.current.walk(event, id);
  }, []);
  const handleFocus = useCallback((event: FocusEvent<HTMLElement>, id: string) => {
    setFocused(id);
    const anchor = latest.current.anchors.get(id);
    // Under a pointer the plan stays where it is.
    if (anchor && event.currentTarget.matches(':focus-visible')) latest.current.props.onShow(anchor);
  }, []);
  const handlePointer = useCallback((event: PointerEvent, id: string, corner: number | null = null) => {
    const { mode: now, editing: hand } = latest.current.props;
    if (now !== 'edit' || event.button !== 0) return;
    hand.drag(event, id, corner);
  }, []);

  return (
    <>
      <PlanZones zones={zones} />
      {/* The group only hears the keys of the buttons in it. */}
      <div ref={root} role="group" aria-label={labels.planItems} className={styles.markers}>
        {items.map((item) => {
          const inHand = held?.id === item.id;
          const { x, y } = inHand ? centreOfHeld(held.now) : (anchors.get(item.id) ?? { x: 0, y: 0 });
          return (
            <PlanMarker
              key={item.id}
              item={item}
              x={x}
              y={y}
              detail={detail}
              mode={mode}
              state={inHand && held.corner === null ? 'held' : selected === item.id ? 'selected' : 'still'}
              stop={stop === item.id ? 'yes' : 'no'}
              opens={opens}
              onPress={handlePress}
              onKey={handleKey}
              onFocus={handleFocus}
              onPointer={handlePointer}
              labels={labels}
            />
          );
        })}
        {chosen?.kind === 'zone' ? (
          <PlanCorners
            id={chosen.id}
            name={chosen.label}
            points={held?.id === chosen.id ? held.now : chosen.points}
            held={held?.id === chosen.id ? held.corner : null}
            onPress={editing.press}
            onKey={editing.handleKey}
            onPointer={handlePointer}
            labels={labels}
          />
        ) : null}
      </div>
    </>
  );
}

const pointsInHand = (held: PlanEditing['held']) => (held ? { id: held.id, points: held.now } : null);
const centreOfHeld = (points: readonly PlanPoint[]) =>
  points.length > 1 ? centreOf(points) : (points[0] ?? { x: 0, y: 0 });
