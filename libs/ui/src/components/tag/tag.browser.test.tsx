import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../global/global.ts';
import { Tag } from './tag.tsx';

afterEach(cleanup);

describe('a tag', () => {
  it('cannot be taken away unless its page takes it', () => {
    render(<Tag label="Lift" dot="3" />);

    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is taken away by the keyboard, and its button says what it takes', async () => {
    const onRemove = vi.fn<() => void>();
    const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Tag label="Lift" onRemove={onRemove} />
      </form>,
    );

    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Hapus Lift' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');

    expect(onRemove).toHaveBeenCalledOnce();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('that is long is cut within its place, and read in full by the pointer', () => {
    const label = 'Pertanggungjawabanketidakbersinambunganpemeliharaankelistrikan';
    render(
      <div data-testid="place" style={{ width: '9rem' }}>
        <Tag label={label} onRemove={() => undefined} />
      </div>,
    );

    expect(screen.getByText(label)).toHaveAttribute('title', label);
    const place = screen.getByTestId('place');
    expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
    const { right } = screen.getByRole('button').getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(place.getBoundingClientRect().right);
  });
});
