import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { locateIcon } from '../../icons/generated/icons.ts';
import type { CanvasLabels } from '../../labels/canvas-labels.ts';
import { fill } from '../../labels/fill.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { PlanZoom } from './plan-controls.tsx';
import { PlanDetail } from './plan-detail.tsx';
import * as styles from './floor-plan.css.ts';
import { onPlan, roundPoint, type PlanPoint } from './plan-geometry.ts';
import type { PlanItem } from './plan-item.ts';
import { PlanGround, type ShownPicture } from './plan-picture.tsx';
import { PlanStage } from './plan-stage.tsx';
import { drawnSize, pinDetail, pointAt } from './plan-view.ts';
import { newsWords } from './plan-words.ts';
import { usePlanEditing, type PlanMove } from './use-plan-editing.ts';
import { usePlanView } from './use-plan-view.ts';

export type PlanCanvasProps = {
  label: string;
  picture: ShownPicture;
  items: readonly PlanItem[];
  mode: 'view' | 'edit';
  selected: string | null;
  onSelect: (id: string | null) => void;
  detail: ((item: PlanItem) => ReactNode) | undefined;
  onMove: ((move: PlanMove) => void) | undefined;
  onRemove: ((choice: { id: string }) => void) | undefined;
  placing: { label: string } | null;
  onPlace: ((point: PlanPoint) => void) | undefined;
  onCancelPlacing: (() => void) | undefined;
  level: 2 | 3 | 4;
  labels: CanvasLabels;
};

/** The picture with its items: panned, zoomed, and in edit mode the place where they are put. */
export function PlanCanvas(props: PlanCanvasProps) {
  const { label, picture, items, mode, selected, onSelect, detail, onMove, onRemove, labels } = props;
  const { placing, onPlace, onCancelPlacing, level } = props;
  const hint = useId();
  const [said, setSaid] = useState('');
  const [failed, setFailed] = useState<string | null>(null);
  const source = picture.kind === 'image' ? picture.src : 'drawing';
  const plan = useMemo(() => ({ width: picture.width, height: picture.height }), [picture.width, picture.height]);

  const place = (point: PlanPoint) => onPlace?.(roundPoint(onPlan(point)));
  const tap = useRef<(at: { left: number; top: number }) => void>(() => undefined);
  const { frame, attach, view, frames, zoomBy, showAll, show, handleKey } = usePlanView(plan, tap);
  const editing = usePlanEditing({
    items,
    onMove,
    onNews: (news, id, points) => {
      const item = items.find((one) => one.id === id);
      if (item) setSaid(newsWords(news, item, points, labels));
    },
    pointBelow: ({ x, y }) => {
      const box = frame.current?.getBoundingClientRect();
      return pointAt({ left: x - (box?.left ?? 0), top: y - (box?.top ?? 0) }, view, frames);
    },
  });

  useEffect(() => {
    tap.current = (at) => {
      const point = pointAt(at, view, frames);
      if (placing) place(point);
      else if (editing.held) editing.putAt(point);
      else onSelect(null);
    };
  });

  // What is to be placed is placed with Enter, at once.
  const isPlacing = placing !== null;
  useEffect(() => {
    if (isPlacing) frame.current?.focus();
  }, [isPlacing, frame]);

  // The marker is there only after the plan was drawn with it; the detail stands beside it.
  const chosen = mode === 'view' && detail ? items.find(({ id }) => id === selected) : undefined;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const marker = chosen
      ? frame.current?.querySelector<HTMLElement>(`[data-marker="${CSS.escape(chosen.id)}"]`)
      : null;
    // oxlint-disable-next-line react-hooks/set-state-in-effect
    setAnchor(marker ?? null);
  }, [chosen, frame]);

  const handleFrameKey = (event: KeyboardEvent) => {
    const onFrame = event.target === event.currentTarget;
    if (placing && event.key === 'Escape') onCancelPlacing?.();
    else if (editing.held && event.key === 'Escape') editing.putBack();
    else if (placing && onFrame && (event.key === 'Enter' || event.key === ' ')) {
      place(pointAt({ left: frames.frame.width / 2, top: frames.frame.height / 2 }, view, frames));
    } else {
      handleKey(event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const size = drawnSize(view.zoom, frames);
  const isFailed = failed === source;

  return (
    <div className={styles.shell} {...(placing ? { 'data-placing': '' } : {})}>
      {placing ? (
        <div className={styles.news}>
          <Icon icon={locateIcon} />
          {fill(labels.placing, { name: placing.label })}
          {onCancelPlacing ? (
            <Button size="sm" onClick={onCancelPlacing}>
              {labels.cancelPlacing}
            </Button>
          ) : null}
        </div>
      ) : null}
      {isFailed ? (
        <div role="alert" data-tone="warning" className={styles.news}>
          <strong>{labels.planFailedTitle}.</strong> {labels.planFailedText}
        </div>
      ) : null}
      <div className={styles.room}>
        {/* Panned and zoomed with the keys like a map: a screen reader hands them over to an application alone. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div
          ref={attach}
          role="application"
          aria-label={label}
          aria-describedby={hint}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          data-mode={mode}
          data-zoomed={view.zoom > 1.001 ? 'yes' : 'no'}
          {...(placing ? { 'data-placing': '' } : {})}
          onKeyDown={handleFrameKey}
          onDragOver={(event) => {
            if (placing) event.preventDefault();
          }}
          onDrop={(event) => {
            if (!placing) return;
            event.preventDefault();
            const box = event.currentTarget.getBoundingClientRect();
            place(pointAt({ left: event.clientX - box.left, top: event.clientY - box.top }, view, frames));
          }}
          onBlur={(event) => {
            // A tap on the plan puts down there what is in hand; going anywhere else puts it down where it is.
            if (event.relatedTarget !== frame.current) editing.leave();
          }}
          className={styles.frame}
          style={{ aspectRatio: `${plan.width} / ${plan.height}` }}
        >
          <div
            className={styles.stage}
            style={{ width: size.width, height: size.height, transform: `translate(${view.left}px, ${view.top}px)` }}
          >
            {isFailed ? (
              <div className={styles.paper} />
            ) : (
              <PlanGround picture={picture} onFail={() => setFailed(source)} />
            )}
            <PlanStage
              items={items}
              mode={mode}
              detail={pinDetail(items.length, view, frames)}
              opens={detail ? 'detail' : 'nothing'}
              selected={selected}
              onSelect={onSelect}
              onRemove={onRemove ? (id) => onRemove({ id }) : undefined}
              onShow={show}
              editing={editing}
              labels={labels}
            />
          </div>
          <span className={styles.aim}>
            <Icon icon={locateIcon} size="xl" />
          </span>
        </div>
        <PlanZoom zoom={view.zoom} onZoom={zoomBy} onShowAll={showAll} labels={labels} />
      </div>
      <VisuallyHidden id={hint}>{labels.planHint}</VisuallyHidden>
      <VisuallyHidden aria-live="assertive">{said}</VisuallyHidden>
      {chosen && detail && anchor?.dataset['marker'] === chosen.id ? (
        <PlanDetail
          key={chosen.id}
          item={chosen}
          anchor={anchor}
          level={level === 4 ? 5 : level === 3 ? 4 : 3}
          onClose={() => onSelect(null)}
          labels={labels}
        >
          {detail(chosen)}
        </PlanDetail>
      ) : null}
    </div>
  );
}
