import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../global/global.ts';
import { Board } from './board.tsx';
import { moveCard, type BoardMove } from './board-moves.ts';

afterEach(cleanup);

const columns = [
  { id: 'baru', label: 'Baru' },
  { id: 'proses', label: 'Dikerjakan' },
  { id: 'selesai', label: 'Selesai' },
];
const card = (id: string, column: string, title: string) => ({ id, column, title, content: title });
const first = [
  card('a', 'baru', 'Tekanan air'),
  card('b', 'baru', 'Lampu lorong'),
  card('c', 'proses', 'Lift berbunyi'),
  card('d', 'proses', 'Uji genset'),
];

function Tickets({ onMove }: { onMove: (move: BoardMove) => void }) {
  const [cards, setCards] = useState(first);
  const handleMove = useCallback(
    (move: BoardMove) => {
      onMove(move);
      setCards((now) => moveCard(now, move));
    },
    [onMove],
  );
  return <Board label="Tiket" columns={columns} cards={cards} onMove={handleMove} />;
}

const draw = () => {
  const onMove = vi.fn<(move: BoardMove) => void>();
  render(<Tickets onMove={onMove} />);
  return onMove;
};
const column = (name: string) => screen.getByRole('region', { name });
const titlesIn = (name: string) =>
  within(column(name))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
const handle = (title: string) => screen.getByRole('button', { name: `Pindahkan ${title}` });
const cardOf = (title: string) => handle(title).closest('li')!;

it('is dropped before the card whose middle is below the pointer', async () => {
  const onMove = draw();
  const target = cardOf('Uji genset');

  await userEvent.dragAndDrop(handle('Tekanan air'), target, { targetPosition: { x: 60, y: 3 } });

  await waitFor(() => expect(onMove.mock.calls).toEqual([[{ card: 'a', column: 'proses', index: 1 }]]));
  await waitFor(() => expect(titlesIn('Dikerjakan')).toEqual(['Lift berbunyi', 'Tekanan air', 'Uji genset']));
  expect(titlesIn('Baru')).toEqual(['Lampu lorong']);
});

it('is dropped at the end below the last card, and into an empty column', async () => {
  const onMove = draw();
  const last = cardOf('Uji genset');
  await userEvent.dragAndDrop(handle('Tekanan air'), last, {
    targetPosition: { x: 60, y: last.getBoundingClientRect().height - 3 },
  });
  await waitFor(() => expect(titlesIn('Dikerjakan')).toEqual(['Lift berbunyi', 'Uji genset', 'Tekanan air']));

  await userEvent.dragAndDrop(handle('Lampu lorong'), column('Selesai'));

  await waitFor(() => expect(titlesIn('Selesai')).toEqual(['Lampu lorong']));
  expect(onMove.mock.calls).toEqual([
    [{ card: 'a', column: 'proses', index: 2 }],
    [{ card: 'b', column: 'selesai', index: 0 }],
  ]);
});

it('changes places within its column', async () => {
  const onMove = draw();

  await userEvent.dragAndDrop(handle('Uji genset'), cardOf('Lift berbunyi'), { targetPosition: { x: 60, y: 3 } });

  await waitFor(() => expect(titlesIn('Dikerjakan')).toEqual(['Uji genset', 'Lift berbunyi']));
  expect(onMove.mock.calls).toEqual([[{ card: 'd', column: 'proses', index: 0 }]]);
});

it('stays where it was when it is dropped beside the board', async () => {
  const onMove = draw();
  const outside = document.body.appendChild(document.createElement('p'));
  outside.textContent = 'Di luar papan';

  await userEvent.dragAndDrop(handle('Tekanan air'), outside);

  await waitFor(() => expect(cardOf('Tekanan air')).toHaveAttribute('data-state', 'still'));
  expect(titlesIn('Baru')).toEqual(['Tekanan air', 'Lampu lorong']);
  expect(onMove).not.toHaveBeenCalled();
  outside.remove();
});
