import { toasterMachine } from '@imah/state-machines';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import '../../global/global.ts';
import { ToastContainer } from '../toaster/toast-container.tsx';
import { ContextMenu, type ContextMenuProps } from './context-menu.tsx';

afterEach(cleanup);

function show(props: Partial<ContextMenuProps> = {}) {
  const onSelect = vi.fn<() => void>();
  render(
    <ContextMenu items={[{ kind: 'action', label: 'Ubah', onSelect }]} {...props}>
      <button type="button">Pompa</button>
    </ContextMenu>,
  );
  return { onSelect, row: screen.getByRole('button', { name: 'Pompa' }) };
}
const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

it('opens by a right click where the pointer is, and does what is chosen', async () => {
  const { onSelect, row } = show();

  expect(fireEvent.contextMenu(row, { clientX: 200, clientY: 120 })).toBe(false);
  const menu = await screen.findByRole('menu');
  const { left, top } = menu.getBoundingClientRect();
  expect([Math.abs(left - 200) < 16, Math.abs(top - 120) < 16]).toEqual([true, true]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Ubah' }));

  expect(onSelect).toHaveBeenCalledOnce();
  await closed();
});

it('leaves the menu of the browser alone where it is switched off', () => {
  const { row } = show({ disabled: true });

  expect(fireEvent.contextMenu(row)).toBe(true);
  expect(screen.queryByRole('menu')).toBeNull();
});

it('closes by Escape and by a press beside it, and nothing is done', async () => {
  const { onSelect, row } = show();

  fireEvent.contextMenu(row);
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  await closed();
  fireEvent.contextMenu(row);
  await screen.findByRole('menu');
  await userEvent.click(document.body);
  await closed();

  expect(onSelect).not.toHaveBeenCalled();
});

it('is closed by the first Escape when a message has come meanwhile, which goes by the next', async () => {
  const toaster = createActor(toasterMachine, { input: { now: () => 0 } }).start();
  render(<ToastContainer actor={toaster} />);
  const { row } = show();
  fireEvent.contextMenu(row);
  const entry = await screen.findByRole('menuitem', { name: 'Ubah' });
  act(() => toaster.send({ type: 'ADD', toast: { type: 'success', text: 'Tersimpan' } }));
  await screen.findAllByText('Tersimpan');

  entry.focus();
  await userEvent.keyboard('{Escape}');

  await closed();
  expect(screen.getAllByText('Tersimpan').length).toBeGreaterThan(0);
  toaster.stop();
});
