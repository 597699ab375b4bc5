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

describe('a line with a time of its own', () => {
  const seen = { from: 0, to: 10_000 };
  const moments: readonly Moment[] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((second) => ({
    time: second * 1_000,
    values: [10 + second],
  }));
  const shared = {
    summary: 'Naik.',
    initial: moments,
    window: seen,
    group: 'uji',
    series: [{ id: 'suhu', label: 'Suhu' }],
    formatValue: (value: number) => value.toFixed(0),
    formatTime: (time: number) => `${time / 1000} d`,
  };

  it('tells which time was dragged over, and only by the chart it was dragged over', async () => {
    const told: string[] = [];
    render(
      <>
        <LiveLineChart {...shared} title="Satu" onZoom={({ from, to }) => told.push(`satu ${to > from}`)} />
        <LiveLineChart {...shared} title="Dua" onZoom={() => told.push('dua')} />
      </>,
    );
    const over = await waitFor(() => {
      const found = document.querySelector('.u-over');
      expect(found?.getBoundingClientRect().width).toBeGreaterThan(50);
      return found as HTMLElement;
    });
    const { left, top, width } = over.getBoundingClientRect();
    const at = (share: number) => ({
      bubbles: true,
      clientX: left + width * share,
      clientY: top + 20,
      // One that does not move is held for a stray event of the browser.
      movementX: 5,
      button: 0,
    });
    over.dispatchEvent(new MouseEvent('mousemove', at(0.2)));
    over.dispatchEvent(new MouseEvent('mousedown', at(0.2)));
    document.dispatchEvent(new MouseEvent('mousemove', at(0.6)));
    over.dispatchEvent(new MouseEvent('mousemove', at(0.6)));
    document.dispatchEvent(new MouseEvent('mouseup', at(0.6)));

    await waitFor(() => expect(told).toEqual(['satu true']));
  });

  it('shows the pointer of one chart in the others of its group', async () => {
    render(
      <>
        <LiveLineChart {...shared} title="Satu" />
        <LiveLineChart {...shared} title="Dua" />
      </>,
    );
    const [first, second] = screen.getAllByRole('figure') as [HTMLElement, HTMLElement];
    const over = await waitFor(() => {
      expect(first.querySelector('.u-over')?.getBoundingClientRect().width).toBeGreaterThan(50);
      return first.querySelector('.u-over') as HTMLElement;
    });
    await waitFor(() => expect(second.textContent).toContain('9 d'));
    const { left, top, width } = over.getBoundingClientRect();
    over.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, clientX: left + width * 0.3, clientY: top + 20 }));

    await waitFor(() => expect(second.textContent).toContain('3 d'));
  });

  it('says in its table what was marked, with when it ended', async () => {
    render(
      <LiveLineChart
        {...shared}
        title="Satu"
        events={[{ time: 2_000, end: 4_000, label: 'Suhu 12, di atas batas' }]}
      />,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Tampilkan tabel' }));

    expect(screen.getByRole('row', { name: /2 d – 4 d Suhu 12, di atas batas/ })).toBeVisible();
  });
});
