import type { UnitImportReport } from '@imah/contract/buildings';
import { openPage } from '@imah/app/harness/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ImportFaults } from './import-faults.tsx';
import { ImportResult } from './import-result.tsx';
import { useColumnName } from './use-column-name.ts';

afterEach(cleanup);

const clean: UnitImportReport = {
  applied: false,
  rows: 2,
  units: 2,
  floors: 1,
  sections: 1,
  people: 0,
  faults: [],
  faultyRows: 0,
  ignoredHeadings: [],
  preview: [
    { section: 'Menara A', floor: 'Lantai 1', code: 'A-1', kind: 'residential', areaMilliM2: 36_500 },
    { section: 'Menara A', floor: 'Lantai 1', code: 'A-2', kind: 'residential', areaMilliM2: 1_200_000 },
  ],
  errorFile: null,
};
const open = (report: Partial<UnitImportReport>, { headings = true, locale = 'id' as 'id' | 'en' } = {}) =>
  openPage(<Findings report={{ ...clean, ...report }} headings={headings} />, { locale });

function Findings({ report, headings }: { readonly report: UnitImportReport; readonly headings: boolean }) {
  return (
    <ImportFaults report={report} headings={headings} fileName="kesalahan-mgc.csv" columnName={useColumnName()}>
      {report.units > 0 ? <ImportResult report={report} /> : null}
    </ImportFaults>
  );
}
const cellsOf = (caption: string) =>
  within(screen.getByRole('table', { name: caption }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('what the check of an import found', () => {
  it('is how much would be made, and a sample of it with its areas in m²', async () => {
    await open({});

    expect(screen.getByText(/^Siap dibuat: 2 unit di 1 lantai baru dan 1 bagian baru\./)).toBeVisible();
    expect(screen.queryByText(/Beserta/)).toBeNull();
    expect(cellsOf('Contoh unit yang akan dibuat')).toEqual([
      ['A-1', 'Menara A', 'Lantai 1', '36,50'],
      ['A-2', 'Menara A', 'Lantai 1', '1.200,00'],
    ]);
  });

  it('is with whom they live there, where the rows name people', async () => {
    await open({ people: 3 });

    expect(screen.getByText(/Beserta 3 penghuni\./)).toBeVisible();
  });

  it('shows eight units of many at most', async () => {
    const preview = Array.from({ length: 20 }, (_, index) => ({ ...clean.preview[0]!, code: `A-${index}` }));
    await open({ preview });

    expect(cellsOf('Contoh unit yang akan dibuat')).toHaveLength(8);
  });

  it('names every faulty row, its column and what is wrong, and offers them as a file', async () => {
    await open({
      rows: 4,
      faultyRows: 2,
      errorFile: 'unit,kesalahan\r\n',
      faults: [
        { row: 3, column: 'area', message: 'Luas harus lebih dari nol' },
        { row: 5, column: null, message: 'Baris ini kosong' },
        { row: 5, column: 'since', message: '<b>31/02</b> bukan tanggal' },
      ],
    });

    expect(screen.getByText('2 dari 4 baris bermasalah. Belum ada yang disimpan.')).toBeVisible();
    expect(cellsOf('Baris bermasalah')).toEqual([
      ['3', 'luas', 'Luas harus lebih dari nol'],
      ['5', '', 'Baris ini kosong'],
      ['5', 'sejak', '<b>31/02</b> bukan tanggal'],
    ]);
    expect(screen.getByRole('button', { name: 'Unduh baris bermasalah' })).toBeVisible();
  });

  it('shows the first fifty faults and says that the file has them all', async () => {
    const faults = Array.from({ length: 51 }, (_, row) => ({ row, column: 'code' as const, message: 'Kode ganda' }));
    await open({ faults, faultyRows: 51, rows: 51, units: 0, preview: [] });

    expect(cellsOf('Baris bermasalah')).toHaveLength(50);
    expect(screen.getByText('Hanya 50 kesalahan pertama yang tampil; berkas memuat semuanya.')).toBeVisible();
    cleanup();

    await open({ faults: faults.slice(0, 50), faultyRows: 50, rows: 51, units: 1 });
    expect(screen.queryByText(/kesalahan pertama/)).toBeNull();
  });

  it('is one sentence where the whole cannot be read, and promises nothing beside it', async () => {
    await open({ faults: [{ row: null, column: null, message: 'Berkas ini tidak memuat kolom unit' }], preview: [] });

    expect(screen.getByRole('alert').textContent).toBe('Belum dapat dibuatBerkas ini tidak memuat kolom unit');
    expect(screen.queryByText(/Siap dibuat/)).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('names headings from which nothing was read, but not where the rows come from a pattern', async () => {
    await open({ ignoredHeadings: ['Catatan', 'Warna pintu'] });
    expect(screen.getByText('Kolom yang tidak dipakai: Catatan, Warna pintu')).toBeVisible();
    cleanup();

    await open({ ignoredHeadings: ['Catatan'] }, { headings: false });
    expect(screen.queryByText(/Kolom yang tidak dipakai/)).toBeNull();
  });

  it('is read in English by who reads English', async () => {
    await open(
      { faultyRows: 1, rows: 3, faults: [{ row: 2, column: 'since', message: 'Not a date' }] },
      { locale: 'en' },
    );

    expect(await screen.findByText('1 of 3 rows have errors. Nothing has been saved yet.')).toBeVisible();
    expect(cellsOf('Rows with errors')).toEqual([['2', 'since', 'Not a date']]);
  });
});
