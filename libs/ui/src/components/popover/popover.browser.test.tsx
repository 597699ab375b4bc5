import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../global/global.ts';
import { Button } from '../button/button.tsx';
import { HoverCard } from '../hover-card/hover-card.tsx';
import { Popover, type PopoverProps } from './popover.tsx';

afterEach(cleanup);

function show(props: Partial<PopoverProps> = {}) {
  const element = (more: Partial<PopoverProps>) => (
    <>
      <Popover trigger={<Button>Saring</Button>} label="Saring perangkat" {...props} {...more}>
        {more.children ?? props.children ?? <input aria-label="Nama" />}
      </Popover>
      <button type="button">Lain</button>
    </>
  );
  const { rerender } = render(element({}));
  return {
    change: (more: Partial<PopoverProps>) => rerender(element(more)),
    opener: screen.getByRole('button', { name: 'Saring' }),
  };
}
const panel = () => screen.queryByRole('dialog', { name: 'Saring perangkat' });
const gone = () => waitFor(() => expect(panel()).toBeNull());

describe('a popover that keeps itself', () => {
  it('opens by its button with the focus inside, and gives it back on Escape', async () => {
    const onOpenChange = vi.fn<(change: { open: boolean }) => void>();
    const { opener } = show({ onOpenChange });

    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nama' })).toHaveFocus());
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');

    await gone();
    await waitFor(() => expect(opener).toHaveFocus());
    expect(onOpenChange.mock.calls).toEqual([[{ open: true }], [{ open: false }]]);
  });

  it('leaves the page behind it alive: a press there counts, and closes it', async () => {
    const { opener } = show();
    await userEvent.click(opener);
    await waitFor(() => expect(panel()).not.toBeNull());

    expect(screen.getByRole('button', { name: 'Lain' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Lain' }));

    await gone();
  });

  it('is closed by what it holds', async () => {
    const { opener } = show({ children: ({ close }) => <Button onClick={close}>Terapkan</Button> });
    await userEvent.click(opener);

    await userEvent.click(await screen.findByRole('button', { name: 'Terapkan' }));

    await gone();
    expect(opener).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('a popover that the page holds', () => {
  it('stays as the page says, and tells what a person wants', async () => {
    const onOpenChange = vi.fn<(change: { open: boolean }) => void>();
    const ref = createRef<HTMLDivElement>();
    const { change, opener } = show({ open: false, onOpenChange, ref });

    await userEvent.click(opener);
    expect(panel()).toBeNull();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith({ open: true });
    change({ open: true });
    await waitFor(() => expect(panel()).toBe(ref.current));
    await userEvent.keyboard('{Escape}');

    expect(onOpenChange).toHaveBeenLastCalledWith({ open: false });
    expect(panel()).not.toBeNull();
  });
});

describe('a hover card', () => {
  it('is there for the keyboard as for the pointer, and goes when the focus does', async () => {
    render(
      <>
        <HoverCard trigger={<a href="#sari">Sari</a>}>Teknisi lift, 12 tiket</HoverCard>
        <button type="button">Lain</button>
      </>,
    );

    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Sari' })).toHaveFocus();
    expect(await screen.findByText('Teknisi lift, 12 tiket')).toBeVisible();
    await userEvent.tab();

    await waitFor(() => expect(screen.queryByText('Teknisi lift, 12 tiket')).toBeNull());
  });
});
