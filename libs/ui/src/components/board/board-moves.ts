/** Where a card is or goes: its column, and its position in it from 0. */
export type BoardPosition = { column: string; index: number };
export type BoardMove = BoardPosition & { card: string };

type InColumn = { id: string; column: string };

/** The cards of one column, in their order. */
export function cardsOf<Card extends InColumn>(cards: readonly Card[], column: string): Card[] {
  return cards.filter((card) => card.column === column);
}

/** Where a card is now; undefined when there is none of that name. */
export function positionOf(cards: readonly InColumn[], id: string): BoardPosition | undefined {
  const card = cards.find((one) => one.id === id);
  if (!card) return undefined;
  return { column: card.column, index: cardsOf(cards, card.column).findIndex((one) => one.id === id) };
}

/** The cards after a move; the order of those that did not move stays. */
export function moveCard<Card extends InColumn>(
  cards: readonly Card[],
  { card: id, column, index }: BoardMove,
): Card[] {
  const card = cards.find((one) => one.id === id);
  if (!card) return [...cards];
  const others = cards.filter((one) => one.id !== id);
  const neighbour = cardsOf(others, column)[index];
  const last = others.findLastIndex((one) => one.column === column);
  const at = neighbour ? others.indexOf(neighbour) : last < 0 ? others.length : last + 1;
  return [...others.slice(0, at), { ...card, column }, ...others.slice(at)];
}

/** Where an arrow takes a card that is held; undefined at an edge. Into another column it keeps its height. */
export function arrowMove(
  key: string,
  id: string,
  cards: readonly InColumn[],
  columns: readonly string[],
  moves?: readonly string[],
): BoardPosition | undefined {
  const position = positionOf(cards, id);
  if (!position) return undefined;
  const { column, index } = position;
  const open = columns.filter((one) => one === column || (moves?.includes(one) ?? true));
  const at = open.indexOf(column);
  if (key === 'ArrowUp') return index > 0 ? { column, index: index - 1 } : undefined;
  if (key === 'ArrowDown') return index < cardsOf(cards, column).length - 1 ? { column, index: index + 1 } : undefined;
  const next = key === 'ArrowLeft' ? open[at - 1] : key === 'ArrowRight' ? open[at + 1] : undefined;
  return next === undefined ? undefined : { column: next, index: Math.min(index, cardsOf(cards, next).length) };
}
