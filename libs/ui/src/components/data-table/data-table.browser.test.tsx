import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../global/global.ts';
import type { DataTableProps } from './data-table.tsx';
import { DataTable } from './data-table.tsx';
import { exampleColumns, exampleUnits, type ExampleUnit } from './example-units.tsx';

const rowId = ({ id }: ExampleUnit) => id;

function show(props: Partial<DataTableProps<ExampleUnit>> = {}) {
  render(<DataTable caption="Unit" fileName="unit" columns={exampleColumns} rows={units} rowId={rowId} {...props} />);
}
const units = exampleUnits(8);
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await page.viewport(1280, 800);
});

describe('a table of data', () => {
  it('sorts upwards, downwards and back to how the rows came, and says which', async () => {
    show();
    const head = () => screen.getByRole('columnheader', { name: 'Pemilik' });
    const press = () => userEvent.click(screen.getByRole('button', { name: 'Pemilik' }));
    const original = names();

    await press();
    expect(head()).toHaveAttribute('aria-sort', 'ascending');
    const upwards = names();
    await press();
    expect(head()).toHaveAttribute('aria-sort', 'descending');
    expect(names().slice(0, -1)).toEqual(upwards.slice(0, -1).toReversed());
    await press();
    expect(head()).toHaveAttribute('aria-sort', 'none');
    expect(names()).toEqual(original);
  });

  it('keeps a missing value last in either direction', async () => {
    show();
    const missing = units.find(({ owner }) => owner === null)?.unit;

    await userEvent.click(screen.getByRole('button', { name: 'Pemilik' }));
    expect(names().at(-1)).toBe(missing);
    await userEvent.click(screen.getByRole('button', { name: 'Pemilik' }));
    expect(names().at(-1)).toBe(missing);
  });

  it('finds what people see, not what is stored', async () => {
    show();

    await userEvent.type(screen.getByRole('searchbox'), 'menunggak');

    await waitFor(() => expect(names()).toEqual(units.filter(({ state }) => state === 'late').map(({ unit }) => unit)));
  });

  it('hides and shows columns, and never the one that names the row', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Kolom' }));
    const menu = await screen.findByRole('menu');

    expect(within(menu).queryByRole('menuitemcheckbox', { name: 'Unit' })).toBeNull();
    await userEvent.click(within(menu).getByRole('menuitemcheckbox', { name: 'Pemilik' }));
    await userEvent.click(within(menu).getByRole('menuitemcheckbox', { name: 'Parkir' }));
    await userEvent.keyboard('{Escape}');

    const table = screen.getByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Unit', 'Lantai', 'Listrik (kWh)', 'Tagihan', 'Status', 'Parkir']);
  });

  it('copies the selected rows as they are read, with the heads', async () => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    show({ selection: 'rows', columns: exampleColumns.slice(0, 3) });

    await userEvent.click(screen.getByRole('checkbox', { name: 'Pilih B-102' }));
    await userEvent.click(screen.getByRole('button', { name: 'Salin' }));

    expect(written).toHaveBeenCalledWith('Unit\tPemilik\tLantai\nB-102\tBudi Santoso\t1');
    expect(await screen.findByText('1 baris disalin')).toBeVisible();
  });

  it('says so when the browser refuses to copy', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));
    show();

    await userEvent.click(screen.getByRole('button', { name: 'Salin' }));

    expect(await screen.findByText('Peramban menolak menyalin')).toBeVisible();
  });

  it('downloads every row that shows, with the plain values', async () => {
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return '#unduh';
    });
    show({ columns: exampleColumns.slice(0, 1).concat(exampleColumns.slice(4, 5)), rows: units.slice(0, 2) });

    await userEvent.click(screen.getByRole('button', { name: 'Unduh CSV' }));

    expect(await blobs[0]?.text()).toBe(`Unit,Tagihan\r\nA-101,${units[0]?.bill}\r\nB-102,${units[1]?.bill}\r\n`);
  });

  it('draws only the rows that can be seen of a hundred thousand, and counts them all', async () => {
    show({ rows: exampleUnits(100_000) });
    const region = screen.getByRole('region', { name: 'Unit' });
    await waitFor(() => expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(5));

    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '100001');
    expect(screen.getAllByRole('rowheader').length).toBeLessThan(80);
    region.scrollTop = region.scrollHeight;

    await waitFor(() => expect(screen.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', '100001'));
    const head = screen.getByRole('columnheader', { name: 'Unit' }).getBoundingClientRect();
    expect(Math.round(head.top - region.getBoundingClientRect().top)).toBeLessThanOrEqual(1);
  });

  it('counts no rows beneath what it says instead of them', () => {
    show({ rows: [] });

    expect(screen.queryByText('0 dari 0 baris')).toBeNull();
    cleanup();
    show();
    expect(screen.getByText('8 dari 8 baris')).toBeVisible();
  });

  it('has a shade at its end while columns go on beside it, and none at the last', async () => {
    await page.viewport(800, 600);
    show();
    const region = screen.getByRole('region', { name: 'Unit' });
    await waitFor(() => expect(region.dataset['beyond']).toBe('yes'));
    expect(getComputedStyle(region).maskImage).toContain('linear-gradient');

    region.scrollLeft = region.scrollWidth;
    await waitFor(() => expect(region.dataset['beyond']).toBe('no'));
    expect(getComputedStyle(region).maskImage).toBe('none');
  });

  it('is cards on a phone, which sort from a menu', async () => {
    await page.viewport(390, 844);
    show();

    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(screen.getByRole('button', { name: 'Urutkan' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Tagihan, turun' }));

    const dearest = units.toSorted((one, other) => other.bill - one.bill)[0]?.unit ?? '';
    await waitFor(() => expect(screen.getAllByRole('listitem')[0]?.textContent).toContain(dearest));
  });

  it('draws a row on a phone as its page says, with the boxes only once something is chosen', async () => {
    await page.viewport(390, 844);
    show({
      selection: 'rows',
      line: ({ unit }, { check, menu }) => (
        <p>
          {check}
          {unit} saja {menu}
        </p>
      ),
    });
    const [first] = units;
    if (first === undefined) throw new Error('there are units');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual(
      units.map(({ unit }) => `${unit} saja`),
    );
    expect(screen.queryAllByRole('checkbox')).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: `Tindakan untuk ${first.unit}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pilih' }));
    expect(screen.getByText('1 baris dipilih')).toBeVisible();
    expect(screen.getAllByRole('checkbox').length).toBe(units.length);
    expect(screen.queryByRole('button', { name: `Tindakan untuk ${first.unit}` })).toBeNull();
  });

  it('has its cards scroll with the page of a phone, not in a frame of their own, and draws those in sight', async () => {
    await page.viewport(390, 844);
    const many = exampleUnits(300);
    const before = document.createElement('div');
    before.style.height = '500px';
    document.body.prepend(before);
    try {
      render(<DataTable caption="Unit" columns={exampleColumns} rows={many} rowId={rowId} />);
      const region = screen.getByRole('region', { name: 'Unit' });
      const inSight = () =>
        screen
          .getAllByRole('listitem')
          .filter((card) => {
            const { top, bottom } = card.getBoundingClientRect();
            return bottom > 0 && top < window.innerHeight;
          })
          .map((card) => Number(card.ariaPosInSet));
      expect([region.scrollHeight - region.clientHeight, getComputedStyle(region).overflowY]).toEqual([0, 'visible']);
      expect(inSight()[0]).toBe(1);

      window.scrollTo(0, document.documentElement.scrollHeight);
      await waitFor(() => expect(inSight().at(-1)).toBe(300));
      expect(screen.getAllByRole('listitem').length).toBeLessThan(30);
    } finally {
      before.remove();
      window.scrollTo(0, 0);
    }
  });
});
