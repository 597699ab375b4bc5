import type { OccupantImportReport } from '@imah/contract/people';
import { answerOf, tower } from '@imah/testing';
import { fieldRefusal, openPage, refusal } from '@imah/app/harness/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { InviteFileDialog } from './invite-file-dialog.tsx';
import { InviteFileResult } from './invite-file-result.tsx';

afterEach(cleanup);

const report: OccupantImportReport = {
  applied: false,
  rows: 2,
  outcomes: { invited: 1, added: 1, waiting: 0, joined: 0 },
  faults: [],
  faultyRows: 0,
  ignoredHeadings: [],
  people: [
    { row: 2, unit: 'A-0101', name: 'Dewi Lestari', email: 'dewi@contoh.id', outcome: 'invited' },
    { row: 3, unit: 'A-0102', name: 'Budi', email: 'budi@contoh.id', outcome: 'added' },
  ],
  errorFile: null,
};

describe('a file of people to invite', () => {
  async function open(answer: (mode: 'check' | 'apply') => OccupantImportReport | Error) {
    const onClose = vi.fn<() => void>();
    const page = await openPage(<InviteFileDialog building={tower} onClose={onClose} />, {
      answers: {
        importOccupants: async ({ body }) => {
          const given = answer(body.mode);
          if (given instanceof Error) throw given;
          return answerOf(given);
        },
      },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Undang penghuni dari berkas' }));
    const press = (name: string) => userEvent.click(dialog.getByRole('button', { name }));
    const check = async () => {
      const file = new File(['unit,penghuni,email'], 'warga.csv', { type: 'text/csv' });
      await userEvent.upload(dialog.getByLabelText(/^Berkas CSV atau XLSX/), file);
      await press('Periksa');
    };
    return { ...page, dialog, press, check, onClose };
  }

  it('closes with a sentence where every row was right', async () => {
    const { check, dialog, press, inputsOf, toasts, onClose } = await open((mode) => ({
      ...report,
      applied: mode === 'apply',
    }));
    await check();
    await dialog.findByRole('table', { name: 'Baris yang benar' });
    await press('Undang 2 orang');

    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(toasts).toEqual(['2 orang diundang.']);
    expect(inputsOf('importOccupants')).toEqual(
      (['check', 'apply'] as const).map((mode) =>
        expect.objectContaining({
          params: { buildingId: tower.id },
          body: {
            source: { kind: 'file', name: 'warga.csv', content: btoa('unit,penghuni,email') },
            mode,
            locale: 'id',
          },
        }),
      ),
    );
  });

  it('has nobody to invite where all of them are in already, and another may be chosen', async () => {
    const none = { ...report, outcomes: { invited: 0, added: 0, waiting: 1, joined: 1 } };
    const { check, dialog, press } = await open(() => none);
    await check();
    await dialog.findByRole('table', { name: 'Baris yang benar' });
    expect(dialog.queryByRole('button', { name: /^Undang/ })).toBeNull();

    await press('Pilih berkas lain');
    expect(dialog.getByLabelText(/^Berkas CSV atau XLSX/)).toBeVisible();
  });

  it('says at the file what the server does not take of it', async () => {
    const { check, dialog } = await open(() => fieldRefusal({ 'source.content': ['Berkas terlalu besar.'] }));
    await check();

    expect(await dialog.findByText(/berkas terlalu besar/i)).toBeVisible();
  });

  it('stays checked where the invitations are refused', async () => {
    const { check, dialog, press, onClose } = await open((mode) =>
      mode === 'check' ? report : refusal('forbidden', 403, 'Verifikasi dulu alamat email Anda.'),
    );
    await check();
    await dialog.findByRole('table', { name: 'Baris yang benar' });
    await press('Undang 2 orang');

    expect((await dialog.findByRole('alert')).textContent).toBe('Verifikasi dulu alamat email Anda.');
    expect(dialog.getByRole('button', { name: 'Undang 2 orang' })).toBeEnabled();
    expect(onClose.mock.calls).toEqual([]);
  });
});

describe('what a file of people came to', () => {
  const show = (change: Partial<OccupantImportReport>) =>
    openPage(<InviteFileResult report={{ ...report, ...change }} fileName="kesalahan.csv" />);
  const cells = (caption: string) =>
    within(screen.getByRole('table', { name: caption }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent));

  it('is what becomes of each row', async () => {
    await show({
      people: [
        ...report.people,
        { row: 4, unit: 'A-0103', name: 'Citra', email: 'c@contoh.id', outcome: 'waiting' },
        { row: 5, unit: 'A-0104', name: '=cmd()', email: 'd@contoh.id', outcome: 'joined' },
      ],
    });

    expect(cells('Baris yang benar')).toEqual([
      ['2', 'A-0101', 'Dewi Lestari', 'Diundang'],
      ['3', 'A-0102', 'Budi', 'Dicatat di unit dan diundang'],
      ['4', 'A-0103', 'Citra', 'Sudah diundang'],
      ['5', 'A-0104', '=cmd()', 'Sudah terhubung'],
    ]);
  });

  it('is one sentence where the whole file cannot be read', async () => {
    await show({
      people: [],
      rows: 0,
      faults: [{ row: null, column: null, message: 'Berkas ini tidak memuat kolom email' }],
    });

    expect(screen.getByRole('alert').textContent).toBe('Berkas ini tidak memuat kolom email');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows the first fifty rows of each kind, and says so', async () => {
    const people = Array.from({ length: 51 }, (_, row) => ({ ...report.people[0]!, row }));
    await show({ people });

    expect(cells('Baris yang benar')).toHaveLength(50);
    expect(screen.getByText('Hanya 50 baris pertama yang tampil.')).toBeVisible();
  });

  it('names the columns from which nothing was read', async () => {
    await show({ ignoredHeadings: ['Agama', 'No. KK'] });

    expect(screen.getByText('Kolom yang tidak dipakai: Agama, No. KK')).toBeVisible();
  });
});
