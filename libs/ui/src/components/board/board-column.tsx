import { useEffect, useRef, type KeyboardEvent } from 'react';
import { ellipsisIcon, gripVerticalIcon } from '../../icons/generated/icons.ts';
import type { DataLabels } from '../../labels/data-labels.ts';
import { fill } from '../../labels/fill.ts';
import { Badge } from '../badge/badge.tsx';
import { Heading } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from '../menu/menu.tsx';
import type { BoardCard, BoardColumn as Column } from './board-card.ts';
import type { BoardMove } from './board-moves.ts';
import * as styles from './board.css.ts';
import { useColumnTarget, useDragged } from './use-board-drag.ts';

export type BoardColumnProps = {
  column: Column;
  columns: readonly Column[];
  cards: readonly BoardCard[];
  level: 2 | 3 | 4;
  held: string | null;
  onMove: (move: BoardMove) => void;
  onHandleKey: (event: KeyboardEvent, card: string) => void;
  onHandlePress: (card: string) => void;
  labels: DataLabels;
};

export function BoardColumn(props: BoardColumnProps) {
  const { column, cards, level, onMove } = props;
  const root = useRef<HTMLElement>(null);
  const over = useColumnTarget(root, column.id, onMove);
  const end = useRef<HTMLLIElement>(null);
  const { onEnd } = column;
  useEffect(() => {
    const last = end.current;
    if (last === null || onEnd === undefined) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onEnd();
    });
    observer.observe(last);
    return () => observer.disconnect();
  }, [onEnd, cards.length]);
  return (
    <section ref={root} aria-label={column.label} data-over={over} className={styles.column}>
      <div className={styles.columnHead}>
        <Heading level={level} size="sm">
          {column.label}
        </Heading>
        <Badge>{column.count ?? cards.length}</Badge>
      </div>
      <ul className={styles.list}>
        {cards.map((card) => (
          <CardOfBoard key={card.id} {...props} card={card} />
        ))}
        {onEnd === undefined ? null : <li ref={end} aria-hidden className={styles.end} />}
      </ul>
    </section>
  );
}

function CardOfBoard({
  card,
  column,
  columns,
  held,
  onMove,
  onHandleKey,
  onHandlePress,
  labels,
}: BoardColumnProps & { card: BoardCard }) {
  const root = useRef<HTMLLIElement>(null);
  const dragged = useDragged(root, card.id, card.moves);
  const targets = columns.filter(({ id }) => id !== column.id && (card.moves?.includes(id) ?? true));
  const isHeld = held === card.id;
  return (
    <li
      ref={root}
      data-card={card.id}
      data-state={dragged === 'dragged' ? 'dragged' : isHeld ? 'held' : 'still'}
      className={styles.card}
    >
      <button
        type="button"
        disabled={targets.length === 0}
        data-handle={card.id}
        aria-label={fill(labels.moveCard, { name: card.title })}
        aria-pressed={isHeld}
        onClick={() => onHandlePress(card.id)}
        onKeyDown={(event) => onHandleKey(event, card.id)}
        className={styles.handle}
      >
        <Icon icon={gripVerticalIcon} />
      </button>
      <div className={styles.content}>{card.content}</div>
      {targets.length === 0 ? null : (
        <Menu
          align="end"
          trigger={<IconButton icon={ellipsisIcon} label={fill(labels.actionsFor, { name: card.title })} size="md" />}
          items={targets.map(({ id, label }) => ({
            kind: 'action' as const,
            label: fill(labels.moveTo, { name: label }),
            onSelect: () => onMove({ card: card.id, column: id, index: 0 }),
          }))}
        />
      )}
    </li>
  );
}
