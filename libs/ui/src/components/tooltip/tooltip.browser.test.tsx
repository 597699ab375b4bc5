import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../global/global.ts';
import { bellIcon, searchIcon } from '../../icons/generated/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Tooltip } from './tooltip.tsx';
import { TooltipGroup } from './tooltip-group.tsx';

const triggerOf = (name: string) => screen.getByRole('button', { name });
const stateOf = (name: string) => triggerOf(name).dataset['state'];

beforeEach(() => {
  render(
    <TooltipGroup>
      <Tooltip content="Yang belum dibaca" side="bottom">
        <IconButton icon={bellIcon} label="Kabar" />
      </Tooltip>
      <Tooltip content="Cari di gedung ini" side="bottom">
        <IconButton icon={searchIcon} label="Cari" />
      </Tooltip>
    </TooltipGroup>,
  );
});

afterEach(cleanup);

describe('a tooltip', () => {
  it('is closed at first (S-35)', () => {
    expect(stateOf('Kabar')).toBe('closed');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('is delayed-open under the pointer, at once by a delay of 0 (S-35, S-67)', async () => {
    await userEvent.hover(triggerOf('Kabar'));

    await waitFor(() => expect(stateOf('Kabar')).toBe('delayed-open'));
    expect(screen.getByRole('tooltip')).toHaveTextContent('Yang belum dibaca');
  });

  it('stays while the pointer goes on over its element, and onto the text', async () => {
    await userEvent.hover(triggerOf('Kabar'));
    await waitFor(() => expect(stateOf('Kabar')).toBe('delayed-open'));

    await userEvent.hover(triggerOf('Kabar'), { position: { x: 3, y: 30 } });
    expect(stateOf('Kabar')).toBe('delayed-open');
    await userEvent.hover(document.querySelector('[data-radix-popper-content-wrapper] > *') ?? document.body);

    expect(stateOf('Kabar')).toBe('delayed-open');
  });

  it('is instant-open with the focus of the keyboard (S-35)', async () => {
    await userEvent.tab();

    await waitFor(() => expect(stateOf('Kabar')).toBe('instant-open'));
    expect(triggerOf('Kabar')).toHaveAccessibleDescription('Yang belum dibaca');
  });

  it('is instant-open after another of its group, which closes (S-67)', async () => {
    await userEvent.hover(triggerOf('Kabar'));
    await waitFor(() => expect(stateOf('Kabar')).toBe('delayed-open'));

    await userEvent.hover(triggerOf('Cari'));

    await waitFor(() => expect(stateOf('Cari')).toBe('instant-open'));
    expect(stateOf('Kabar')).toBe('closed');
  });

  it('closes when the pointer leaves, on Escape and on a press', async () => {
    await userEvent.hover(triggerOf('Kabar'));
    await waitFor(() => expect(stateOf('Kabar')).not.toBe('closed'));
    await userEvent.unhover(triggerOf('Kabar'));
    await waitFor(() => expect(stateOf('Kabar')).toBe('closed'));

    await userEvent.tab();
    await waitFor(() => expect(stateOf('Kabar')).toBe('instant-open'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(stateOf('Kabar')).toBe('closed'));

    await userEvent.click(triggerOf('Cari'));
    expect(stateOf('Cari')).toBe('closed');
  });

  it('stands 4 px from its element (S-67)', async () => {
    await userEvent.tab();
    const trigger = triggerOf('Kabar').getBoundingClientRect();

    await waitFor(() => {
      const text = document.querySelector('[data-radix-popper-content-wrapper]')?.getBoundingClientRect();
      expect(Math.round((text?.top ?? 0) - trigger.bottom)).toBe(4);
    });
  });
});
