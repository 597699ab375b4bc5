import { ApiError } from '@imah/api-client';
import { answerOf, listOf, unfinishedBuilding, whoamiOfOwner } from '@imah/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { groups } from '@imah/testing/members';
import { DescribeBuilding } from './describe-building.tsx';
import { SetUpBuilding } from './set-up-building.tsx';

afterEach(cleanup);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('describing a new building', () => {
  it('says what is wrong in the step in which it is, by the names of its fields, and keeps what was typed on the way back', async () => {
    await show(<DescribeBuilding onCreated={() => undefined} />, {
      person: whoamiOfOwner,
      answers: { listBuildings: listOf([]) },
    });
    await screen.findAllByRole('radio');
    await press('Lanjut');
    expect((await screen.findByRole('alert')).textContent).toContain('wajib diisi');

    await userEvent.click(screen.getByRole('radio', { name: /^Apartemen/ }));
    await press('Lanjut');
    const name = await screen.findByLabelText(/^Nama gedung/);
    expect(screen.queryByRole('alert')).toBeNull();

    await userEvent.type(name, 'Menara Baru');
    await press('Buat gedung');
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('Provinsi: wajib diisi');
    expect(summary.textContent).not.toContain('Nama gedung');

    await press('Kembali');
    expect(screen.getByRole('radio', { name: /^Apartemen/ })).toBeChecked();
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Lanjut');
    expect(await screen.findByLabelText(/^Nama gedung/)).toHaveValue('Menara Baru');
  });
});

describe('setting up a new building', () => {
  const csv = (name: string) => new File(['unit,luas'], name, { type: 'text/csv' });
  const open = (importUnits: () => Promise<never>) =>
    show(<SetUpBuilding buildingId={unfinishedBuilding.id} />, {
      person: whoamiOfOwner,
      answers: {
        getBuilding: answerOf(unfinishedBuilding),
        listGroups: listOf([...groups]),
        importUnits,
      },
    });
  const refuse = async () => {
    throw new ApiError({
      kind: 'validation',
      status: 422,
      code: 'VALIDASI_SALAH',
      message: '',
      fieldErrors: { 'source.file': ['Berkas ini tidak memuat kolom unit'] },
    });
  };

  it('forgets what was said of a file as soon as another takes its place', async () => {
    const { calls } = await open(refuse);
    await userEvent.click(await screen.findByRole('radio', { name: 'Berkas' }));
    const field = screen.getByLabelText(/^Berkas CSV/);
    await userEvent.upload(field, csv('salah.csv'));
    await press('Periksa');
    await screen.findAllByText(/tidak memuat kolom unit/);

    await userEvent.upload(field, csv('benar.csv'));
    await waitFor(() => expect(screen.queryByText(/tidak memuat kolom unit/)).toBeNull());
    expect([screen.queryByText('salah.csv'), screen.queryByText(/Paling banyak 1 berkas/)]).toEqual([null, null]);

    await press('Periksa');
    await waitFor(() => expect(calls().filter(({ name }) => name === 'importUnits')).toHaveLength(2));
    expect(calls().findLast(({ name }) => name === 'importUnits')?.input).toMatchObject({
      body: { source: { kind: 'file', name: 'benar.csv' } },
    });
  });

  it('keeps the file and the address that were filled in while another step is looked at', async () => {
    await open(refuse);
    await userEvent.click(await screen.findByRole('radio', { name: 'Berkas' }));
    await userEvent.upload(screen.getByLabelText(/^Berkas CSV/), csv('unit.csv'));
    expect(screen.getByText('unit.csv')).toBeVisible();
    expect(screen.queryByText('Menunggu giliran')).toBeNull();

    await press('Lewati');
    await userEvent.type(await screen.findByLabelText(/^Alamat email/), 'budi@contoh.id');
    await press('Kembali');
    expect(screen.getByText('unit.csv')).toBeVisible();
    await press('Lewati');
    expect(screen.getByLabelText(/^Alamat email/)).toHaveValue('budi@contoh.id');
  });
});
