import { memo, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { arrowUpRightIcon, hourglassIcon, mapPinIcon, shapesIcon } from '../../icons/generated/icons.ts';
import type { CanvasLabels } from '../../labels/canvas-labels.ts';
import { fill } from '../../labels/fill.ts';
import { statusIcons } from '../../shared/status/status-look.ts';
import { Icon } from '../icon/icon.tsx';
import { Anchor } from '../link/link-context.tsx';
import { statusOf, type PlanItem } from './plan-item.ts';
import { spokenItem, statusWord } from './plan-words.ts';
import * as styles from './plan-marker.css.ts';

export type MarkerProps = {
  item: PlanItem;
  x: number;
  y: number;
  detail: 'words' | 'mark';
  mode: 'view' | 'edit';
  state: 'still' | 'selected' | 'held';
  /** The one stop that Tab makes among all of them. */
  stop: 'yes' | 'no';
  opens: 'detail' | 'nothing';
  onPress: (id: string) => void;
  onKey: (event: KeyboardEvent, id: string) => void;
  onFocus: (event: FocusEvent<HTMLElement>, id: string) => void;
  onPointer: (event: PointerEvent, id: string) => void;
  labels: CanvasLabels;
};

/** One item at its place; drawn again only when its own value or state changes. */
export const PlanMarker = memo(function PlanMarker(props: MarkerProps) {
  const { item, x, y, detail, mode, state, stop, opens, labels } = props;
  const { tone } = statusOf(item);
  const common = {
    'data-marker': item.id,
    'data-kind': item.kind,
    'data-tone': tone,
    'data-detail': detail,
    'data-state': state,
    style: { left: `${x * 100}%`, top: `${y * 100}%` },
    onFocus: (event: FocusEvent<HTMLElement>) => props.onFocus(event, item.id),
    onKeyDown: (event: KeyboardEvent) => props.onKey(event, item.id),
    tabIndex: stop === 'yes' ? 0 : -1,
    className: styles.marker,
  };
  const content = <MarkerContent item={item} labels={labels} />;
  if (mode === 'view' && item.kind === 'link') {
    return (
      <Anchor href={item.href} draggable={false} {...common}>
        {content}
      </Anchor>
    );
  }
  if (mode === 'view' && item.kind === 'text') {
    return (
      <span data-kind="text" style={common.style} className={styles.marker}>
        {item.label}
      </span>
    );
  }
  const name = spokenItem(item, labels);
  return (
    <button
      type="button"
      {...common}
      aria-label={name}
      title={mode === 'edit' && detail === 'words' ? fill(labels.movePin, { name: item.label }) : name}
      {...(mode === 'edit'
        ? { 'aria-pressed': state === 'held' }
        : opens === 'detail'
          ? { 'aria-haspopup': 'dialog' as const, 'aria-expanded': state === 'selected' }
          : { 'aria-pressed': state === 'selected' })}
      onPointerDown={(event) => props.onPointer(event, item.id)}
      onClick={() => props.onPress(item.id)}
    >
      {content}
    </button>
  );
});

function MarkerContent({ item, labels }: { item: PlanItem; labels: CanvasLabels }) {
  if (item.kind === 'text') return item.label;
  if (item.kind === 'link') {
    return (
      <>
        {item.icon ? <Icon icon={item.icon} size="sm" /> : null}
        <span className={styles.words}>{item.label}</span>
        <Icon icon={arrowUpRightIcon} size="sm" />
      </>
    );
  }
  const { tone } = statusOf(item);
  const usual = item.kind === 'zone' ? shapesIcon : mapPinIcon;
  return (
    <>
      <span className={styles.icon}>
        <Icon icon={item.icon ?? usual} size="sm" />
        {tone === 'neutral' ? null : (
          <span className={styles.status}>
            <Icon icon={statusIcons[tone]} size="sm" />
          </span>
        )}
      </span>
      {/* The spaces are not drawn: they keep the words apart for those who compare the text with the name. */}
      <span className={styles.words}>
        {item.kind === 'zone' || !item.reading ? <span>{item.label}</span> : null}{' '}
        {item.reading ? <strong>{item.reading.text}</strong> : null}{' '}
        {item.reading?.age ? (
          <span className={styles.age}>
            <Icon icon={hourglassIcon} size="sm" />
            {item.reading.age}
          </span>
        ) : null}{' '}
        {tone === 'danger' || tone === 'warning' ? (
          <span className={styles.meaning}>{statusWord(item, labels)}</span>
        ) : null}
      </span>
    </>
  );
}
