import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { fill } from '../../labels/fill.ts';
import { useDataLabels } from '../../labels/use-data-labels.ts';
import type { RootProps } from '../../shared/root-props.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { BoardCard, BoardColumn } from './board-card.ts';
import { BoardColumn as Column } from './board-column.tsx';
import { arrowMove, cardsOf, positionOf, type BoardMove, type BoardPosition } from './board-moves.ts';
import * as styles from './board.css.ts';

export type BoardProps = RootProps<'div', 'children'> & {
  label: string;
  columns: readonly BoardColumn[];
  /** In their order within each column. */
  cards: readonly BoardCard[];
  /** Moves the card in `cards`, or does not: then it stays where it was. Keep the function the same between renders. */
  onMove: (move: BoardMove) => void;
  level?: 2 | 3 | 4;
};

/** Work by its state. Cards are moved with the pointer, with the arrows, or from their menu. */
export function Board({ label, columns, cards, onMove, level = 3, ...rest }: BoardProps) {
  const labels = useDataLabels();
  const root = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<{ card: string; from: BoardPosition } | null>(null);
  const [said, setSaid] = useState('');

  // A card that changed its column is another element: the hand stays on it.
  useEffect(() => {
    if (held === null) return;
    root.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(held.card)}"]`)?.focus();
  }, [held, cards]);

  const titleOf = (id: string) => cards.find((card) => card.id === id)?.title ?? id;
  const say = (template: string, card: string, position: BoardPosition) =>
    setSaid(
      fill(template, {
        name: titleOf(card),
        column: columns.find(({ id }) => id === position.column)?.label ?? position.column,
        position: position.index + 1,
      }),
    );

  const handlePress = (card: string) => {
    const position = positionOf(cards, card);
    if (!position) return;
    const taking = held?.card !== card;
    setHeld(taking ? { card, from: position } : null);
    say(taking ? labels.cardTaken : labels.cardPutDown, card, position);
  };
  const handleKey = (event: KeyboardEvent, card: string) => {
    if (held?.card !== card) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onMove({ card, ...held.from });
      say(labels.cardBack, card, held.from);
      setHeld(null);
      return;
    }
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    const position = arrowMove(
      event.key,
      card,
      cards,
      columns.map(({ id }) => id),
      cards.find(({ id }) => id === card)?.moves,
    );
    if (!position) return;
    onMove({ card, ...position });
    say(labels.cardMoved, card, position);
  };
  const handleMove = useCallback((move: BoardMove) => onMove(move), [onMove]);

  return (
    <div {...rest} className={styles.root}>
      {/* Columns beyond the edge are scrolled to with the keyboard as well. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section ref={root} aria-label={label} tabIndex={0} className={styles.columns}>
        {columns.map((column) => (
          <Column
            key={column.id}
            column={column}
            columns={columns}
            cards={cardsOf(cards, column.id)}
            level={level}
            held={held?.card ?? null}
            onMove={handleMove}
            onHandleKey={handleKey}
            onHandlePress={handlePress}
            labels={labels}
          />
        ))}
      </section>
      <VisuallyHidden aria-live="assertive">{said}</VisuallyHidden>
    </div>
  );
}
