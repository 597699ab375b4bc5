import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../global/global.ts';
import { englishLabels } from '../labels/english-labels.ts';
import { LabelsProvider } from '../labels/labels.tsx';
import { BarChart, type BarChartProps } from './bar-chart/bar-chart.tsx';
import { DonutChart } from './donut-chart/donut-chart.tsx';
import { Gauge, type GaugeProps } from './gauge/gauge.tsx';
import { HeatMap } from './heat-map/heat-map.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const table = () => screen.getByRole('table', { name: 'Tiket' });
const rowsOf = () =>
  within(table())
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
const showTable = () => userEvent.click(screen.getByRole('button', { name: 'Tampilkan tabel' }));
const state = () => screen.getByRole('figure').dataset['state'];
const frame = { title: 'Tiket', summary: 'Naik dari 3 ke 12.' };

describe('a chart', () => {
  const bars: BarChartProps = {
    ...frame,
    categoryLabel: 'Bulan',
    categories: ['Okt', 'Nov'],
    series: [
      { id: 'masuk', label: 'Masuk', values: [12, -3] },
      { id: 'selesai', label: 'Selesai', values: [null, 0] },
    ],
    formatValue: (value) => `${value} tiket`,
    formatTick: String,
  };

  it('says in one sentence what there is to see, and has its numbers as a table that is opened and closed', async () => {
    render(<BarChart {...bars} />);
    expect(screen.getByRole('img', { name: 'Tiket. Naik dari 3 ke 12.' })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();

    await showTable();
    expect(rowsOf()).toEqual([
      ['Bulan', 'Masuk', 'Selesai'],
      ['Okt', '12 tiket', '–'],
      ['Nov', '-3 tiket', '0 tiket'],
    ]);
    const button = screen.getByRole('button', { name: 'Sembunyikan tabel' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);

    expect(screen.queryByRole('table')).toBeNull();
  });

  it('speaks of the category under the pointer, and no longer when it leaves', () => {
    const { container } = render(<BarChart {...bars} />);
    const plot = container.querySelector('svg[class*="bar-chart"]') ?? container;
    const { left, width, top } = plot.getBoundingClientRect();
    const legend = () => container.querySelector('[class*="legend"]')?.textContent;

    fireEvent.pointerMove(plot, { clientX: left + width * 0.75, clientY: top + 5 });
    expect(legend()).toBe('Masuk-3 tiketSelesai0 tiketNov');
    fireEvent.pointerMove(plot, { clientX: left + width * 0.25, clientY: top + 5 });
    expect(legend()).toBe('Masuk12 tiketSelesai–Okt');
    fireEvent.pointerLeave(plot);

    expect(legend()).toBe('MasukSelesai');
  });

  it('of rows says the sum of each beside its name, and a dash where nothing is known', () => {
    render(
      <BarChart
        {...bars}
        direction="rows"
        arrangement="stacked"
        series={[
          { id: 'a', label: 'A', values: [12, null] },
          { id: 'b', label: 'B', values: [5, null] },
        ]}
      />,
    );

    expect(within(screen.getByRole('img', { name: /^Tiket/ })).getByText('Okt').parentElement).toHaveTextContent(
      'Okt17 tiket',
    );
    expect(within(screen.getByRole('img', { name: /^Tiket/ })).getByText('Nov').parentElement).toHaveTextContent(
      'Nov–',
    );
  });

  it.each(['columns', 'rows'] as const)(
    'of %s keeps two categories of one name apart: two buildings may be called alike',
    async (direction) => {
      const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      render(<BarChart {...bars} direction={direction} categories={['Ruko', 'Ruko']} />);
      await showTable();

      expect(
        rowsOf()
          .slice(1)
          .map(([name, value]) => `${name} ${value}`),
      ).toEqual(['Ruko 12 tiket', 'Ruko -3 tiket']);
      expect(complained.mock.calls.filter(([text]) => String(text).includes('key'))).toEqual([]);
    },
  );

  it.each<[string, BarChartProps['series']]>([
    ['no value at all', [{ id: 'a', label: 'A', values: [null, null] }]],
    ['no series', []],
  ])('with %s says so instead of drawing', (_, series) => {
    render(<BarChart {...bars} series={series} />);

    expect(state()).toBe('empty');
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Belum ada data')).toBeVisible();
  });

  it('of nothing but noughts is drawn: nought is a value', () => {
    render(<BarChart {...bars} series={[{ id: 'a', label: 'A', values: [0, 0] }]} />);

    expect(state()).toBe('ready');
  });
});

describe('a ring of parts', () => {
  const parts = [
    { id: 'air', label: 'Air', value: 1 },
    { id: 'lift', label: 'Lift', value: 2 },
    { id: 'lain', label: 'Lainnya', value: 0 },
  ];
  const ring = <DonutChart {...frame} categoryLabel="Kategori" parts={parts} totalLabel="tiket" formatValue={String} />;

  it('says each part, its share and the sum, and draws none of a part that is nothing', async () => {
    const { container } = render(ring);
    expect(container.querySelectorAll('path[class*="slice"]')).toHaveLength(2);
    await showTable();

    expect(rowsOf()).toEqual([
      ['Kategori', 'Jumlah', 'Bagian'],
      ['Air', '1', '33,3%'],
      ['Lift', '2', '66,7%'],
      ['Lainnya', '0', '0%'],
    ]);
    expect(screen.getByRole('img', { name: /^Tiket/ })).toHaveTextContent('3tiketAir133,3%Lift266,7%Lainnya00%');
  });

  it('writes shares in the language of the page', () => {
    render(<LabelsProvider labels={englishLabels}>{ring}</LabelsProvider>);

    expect(screen.getByText('33.3%', { selector: 'span' })).toBeVisible();
  });

  it('of one part alone is whole', () => {
    const { container } = render(
      <DonutChart
        {...frame}
        categoryLabel="Kategori"
        parts={parts.slice(0, 1)}
        totalLabel="tiket"
        formatValue={String}
      />,
    );

    expect(container.querySelector('path[class*="slice"]')?.getAttribute('d')?.match(/Z/g)).toHaveLength(2);
    expect(screen.getByText('100%', { selector: 'span' })).toBeVisible();
  });

  it.each([[[]], [[{ id: 'a', label: 'A', value: 0 }]]])('of %o says that there is nothing', (none) => {
    render(<DonutChart {...frame} categoryLabel="Kategori" parts={none} totalLabel="tiket" formatValue={String} />);

    expect(state()).toBe('empty');
  });
});

describe('a gauge', () => {
  const zones: GaugeProps['zones'] = [
    { upTo: 40, label: 'Rendah', tone: 'warning' },
    { upTo: 80, label: 'Baik', tone: 'success' },
    { upTo: 100, label: 'Tinggi', tone: 'danger' },
  ];
  const show = (value: number | null, props: Partial<GaugeProps> = {}) =>
    render(<Gauge {...frame} value={value} max={100} unit="%" zones={zones} formatValue={String} {...props} />);

  it.each([
    [0, 'Rendah'],
    [40, 'Rendah'],
    [40.1, 'Baik'],
    [100, 'Tinggi'],
    [130, 'Tinggi'],
    [-10, 'Rendah'],
  ])('at %s is in the zone %s', (value, zone) => {
    show(value);

    expect(screen.getByRole('img', { name: /^Tiket/ })).toHaveTextContent(`${value} %${zone}0 %100 %`);
  });

  it('has the ranges of its zones as rows, the last to its end', async () => {
    show(41);
    await showTable();

    expect(rowsOf()).toEqual([
      ['Arti', 'Rentang'],
      ['Sekarang', '41 %'],
      ['Rendah', '0–40 %'],
      ['Baik', '40–80 %'],
      ['Tinggi', '80–100 %'],
    ]);
  });

  it('without a value says so, and without zones or a unit has neither', () => {
    const { rerender } = show(null);
    expect(state()).toBe('empty');

    rerender(<Gauge {...frame} value={3} min={-5} max={5} formatValue={String} />);

    expect(screen.getByRole('img', { name: /^Tiket/ })).toHaveTextContent('3 -55');
  });
});

describe('a map of hours', () => {
  const day = (fill: number | null) => Array.from({ length: 24 }, () => fill);
  const draw = (values: readonly (readonly (number | null)[])[], formatValue = String as (value: number) => string) =>
    render(<HeatMap {...frame} days={['Senin', 'Selasa']} values={values} formatValue={formatValue} />);

  it('speaks of the hour under the pointer, from midnight to midnight, and of none beside it', () => {
    const { container } = draw([[...day(1).slice(0, 23), 9], day(null)]);
    const plot = container.querySelector('svg[class*="heat-map"]') ?? container;
    const { left, top, width, height } = plot.getBoundingClientRect();
    const said = (across: number, down: number) => {
      fireEvent.pointerMove(plot, { clientX: left + width * across, clientY: top + height * down });
      return screen.queryByText(/, \d\d\.00: /)?.textContent ?? null;
    };

    expect([said(0.001, 0.25), said(0.999, 0.25), said(0.5, 0.75), said(1.2, 0.25)]).toEqual([
      'Senin, 00.00: 1',
      'Senin, 23.00: 9',
      'Selasa, 12.00: –',
      null,
    ]);
  });

  it('has a row for each hour and a column for each day, also of days that are shorter than told', async () => {
    draw([[5]]);
    await showTable();

    const rows = rowsOf();
    expect([rows.length, rows[0], rows[1], rows[24]]).toEqual([
      25,
      ['Jam', 'Senin', 'Selasa'],
      ['00.00', '5', '–'],
      ['23.00', '–', '–'],
    ]);
  });

  it('asks for no words of a value that there is not', () => {
    const formatValue = vi.fn<(value: number) => string>(String);
    draw([day(null), day(null)], formatValue);

    expect(state()).toBe('empty');
    expect(formatValue.mock.calls.filter(([value]) => !Number.isFinite(value))).toEqual([]);
  });
});
