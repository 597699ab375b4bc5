import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import '../../global/global.ts';
import type { Moment } from '../time-series.ts';
import { LiveLineChart } from './live-line-chart.tsx';
import type { LiveLineChartHandle } from './use-live-plot.ts';

const first: readonly Moment[] = [
  { time: 1_000, values: [10, 20] },
  { time: 2_000, values: [11, null] },
];

function draw(initial: readonly Moment[] = first) {
  const handle = createRef<LiveLineChartHandle>();
  render(
    <LiveLineChart
      title="Daya"
      summary="Tetap di sekitar 10 kW."
      handle={handle}
      initial={initial}
      series={[
        { id: 'lift', label: 'Lift', unit: 'kW' },
        { id: 'pompa', label: 'Pompa' },
      ]}
      formatValue={(value) => value.toFixed(1)}
      formatTime={(time) => `${time / 1000} d`}
    />,
  );
  const figure = screen.getByRole('figure');
  return { handle, figure };
}

const inkOf = (figure: HTMLElement) => {
  const canvas = figure.querySelector('canvas');
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  return Array.from(pixels ?? []).filter((part, index) => index % 4 === 3 && part > 0).length;
};

afterEach(() => {
  cleanup();
  document.documentElement.dataset['colorMode'] = 'light';
});

describe('a live line', () => {
  it('says what there is to see to those who do not see it', () => {
    draw();

    expect(screen.getByRole('img', { name: 'Daya. Tetap di sekitar 10 kW.' })).toBeVisible();
  });

  it('shows the last values in words, and a dash where there is none', () => {
    const { figure } = draw();

    expect(figure.textContent).toContain('Lift11.0 kW');
    expect(figure.textContent).toContain('Pompa–');
  });

  it('takes what comes later without being rendered by its page', async () => {
    const { figure, handle } = draw();
    await waitFor(() => expect(figure).toHaveAttribute('data-state', 'live'));

    handle.current?.append({ time: 3_000, values: [12, 22] });

    await waitFor(() => expect(figure.textContent).toContain('Lift12.0 kW'));
    expect(figure.textContent).toContain('Pompa22.0');
  });

  it('draws again in the colours of the other theme', async () => {
    const { figure } = draw();
    const canvas = figure.querySelector('canvas');
    await waitFor(() => expect(inkOf(figure)).toBeGreaterThan(100));
    const before = canvas?.toDataURL();

    document.documentElement.dataset['colorMode'] = 'dark';

    await waitFor(() => expect(canvas?.toDataURL()).not.toBe(before));
  });

  it('rests while nobody can see it, and keeps what came meanwhile', async () => {
    const { figure, handle } = draw();
    await waitFor(() => expect(figure).toHaveAttribute('data-state', 'live'));
    figure.hidden = true;
    await waitFor(() => expect(figure).toHaveAttribute('data-state', 'paused'));

    handle.current?.append({ time: 4_000, values: [14, 24] });
    await new Promise(requestAnimationFrame);
    expect(figure.textContent).toContain('Lift11.0 kW');
    figure.hidden = false;

    await waitFor(() => expect(figure.textContent).toContain('Lift14.0 kW'));
  });

  it('has a table of the same, newest first', async () => {
    draw();

    await userEvent.click(screen.getByRole('button', { name: 'Tampilkan tabel' }));
    const rows = within(screen.getByRole('table')).getAllByRole('row');

    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Waktu', 'Lift (kW)', 'Pompa'],
      ['2 d', '11.0', '–'],
      ['1 d', '10.0', '20.0'],
    ]);
  });

  it('shows between which values a mean lies, in its words and as a band that reaches up to the peak', async () => {
    const means = [1, 2, 3, 4].map((second) => ({ time: second * 1_000, values: [50, null] }));
    const peaked = means.map((moment) => ({ ...moment, extents: [[34, 87], null] as const }));
    const { figure } = draw(means);
    await waitFor(() => expect(inkOf(figure)).toBeGreaterThan(100));
    const flat = inkOf(figure);
    cleanup();

    const { figure: banded } = draw(peaked);

    await waitFor(() => expect(inkOf(banded)).toBeGreaterThan(flat * 2));
    expect(banded.textContent).toContain('Lift50.0 (34.0–87.0) kW');
    await userEvent.click(screen.getByRole('button', { name: 'Tampilkan tabel' }));
    expect(within(screen.getByRole('table')).getAllByText('50.0 (34.0–87.0)')).toHaveLength(4);
  });

  it('marks its axis with the decimals of the step, so that no mark repeats', async () => {
    const marks: { value: number; word: string }[] = [];
    render(
      <LiveLineChart
        title="Suhu"
        summary="Sekitar 22,5."
        initial={[
          { time: 1_000, values: [22.1] },
          { time: 2_000, values: [22.9] },
        ]}
        series={[{ id: 'suhu', label: 'Suhu', unit: '°C' }]}
        formatValue={(value, decimals) => {
          const word = value.toFixed(decimals ?? 0);
          if (decimals !== undefined) marks.push({ value, word });
          return word;
        }}
        formatTime={String}
      />,
    );

    await waitFor(() => expect(marks.length).toBeGreaterThan(2));
    expect(marks.filter(({ value, word }) => Math.abs(Number(word) - value) > 1e-9)).toEqual([]);
    expect(screen.getByText('°C')).toBeVisible();
  });

  it('says so when all that came are times without a value, in the words of its page', () => {
    render(
      <LiveLineChart
        title="Debit"
        summary="Belum ada data."
        empty="Meter luring sejak pagi."
        initial={[{ time: 1_000, values: [null] }]}
        series={[{ id: 'debit', label: 'Debit' }]}
        formatValue={String}
        formatTime={String}
      />,
    );

    expect(screen.getByText('Meter luring sejak pagi.')).toBeVisible();
  });

  it('says so when there is nothing yet, and no longer when there is', async () => {
    const { figure, handle } = draw([]);
    expect(figure.textContent).toContain('Belum ada data');
    await waitFor(() => expect(figure).toHaveAttribute('data-state', 'live'));

    handle.current?.append({ time: 1_000, values: [1, 2] });

    await waitFor(() => expect(figure.textContent).not.toContain('Belum ada data'));
  });

  it('speaks of the moment under a finger', async () => {
    const { figure } = draw();
    await waitFor(() => expect(figure).toHaveAttribute('data-state', 'live'));
    const over = figure.querySelector('.u-over');

    await waitFor(() => {
      const { left = 0, top = 0 } = over?.getBoundingClientRect() ?? {};
      over?.dispatchEvent(
        new PointerEvent('pointerdown', { pointerType: 'touch', clientX: left + 2, clientY: top + 9 }),
      );
      expect(figure.textContent).toContain('Lift10.0 kW');
    });
  });
});
