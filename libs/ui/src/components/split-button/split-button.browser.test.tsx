import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import '../../global/global.ts';
import { SplitButton, type SplitButtonProps } from './split-button.tsx';

afterEach(cleanup);

function show(props: Partial<SplitButtonProps> = {}) {
  const [onClick, onSelect] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const element = (more: Partial<SplitButtonProps>) => (
    <SplitButton onClick={onClick} items={[{ kind: 'action', label: 'Jadwalkan', onSelect }]} {...props} {...more}>
      Terbitkan
    </SplitButton>
  );
  const { rerender } = render(element({}));
  return {
    onClick,
    onSelect,
    change: (more: Partial<SplitButtonProps>) => rerender(element(more)),
    main: screen.getByRole('button', { name: /Terbitkan/ }),
    more: () => screen.getByRole('button', { name: props.moreLabel ?? 'Tindakan lain' }),
  };
}

it('does its action at once, and its sisters from behind the arrow, by the keyboard alone', async () => {
  const { onClick, onSelect, main, more } = show();

  await userEvent.tab();
  expect(main).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect([onClick.mock.calls.length, onSelect.mock.calls.length]).toEqual([1, 0]);
  await userEvent.tab();
  expect(more()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Jadwalkan' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');

  expect([onClick.mock.calls.length, onSelect.mock.calls.length]).toEqual([1, 1]);
  await waitFor(() => expect(more()).toHaveFocus());
});

it('says what its arrow opens in the words of the page', () => {
  const { more } = show({ moreLabel: 'Cara lain menerbitkan' });

  expect(more()).toHaveAttribute('aria-haspopup', 'menu');
});

it('while it is under way does nothing twice, keeps the focus and locks its sisters', async () => {
  const { onClick, change, main, more } = show();
  await userEvent.click(main);
  change({ loading: true });

  await userEvent.click(main);
  expect(onClick).toHaveBeenCalledOnce();
  expect(main).toHaveFocus();
  expect(main).toHaveAttribute('aria-busy', 'true');
  expect(more()).toBeDisabled();

  change({ loading: false });
  expect(more()).toBeEnabled();
});

it('has both of its parts off when it is', () => {
  const { main, more } = show({ disabled: true });

  expect(main).toBeDisabled();
  expect(more()).toBeDisabled();
});
