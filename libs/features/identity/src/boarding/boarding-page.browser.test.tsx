import { ApiError } from '@imah/api-client';
import { tower } from '@imah/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { boardingDraftKey } from './boarding-draft.ts';
import { BoardingPage } from './boarding-page.tsx';
import { BuildingBoarding } from './building-boarding.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const organization = { id: tower.orgId, name: 'Graha Contoh', kind: 'manager', isDemo: false } as const;
const boarded = { data: { organization, building: tower } };
const page = <BuildingBoarding onBack={() => undefined} />;
const next = () => userEvent.click(screen.getByRole('button', { name: 'Lanjut' }));
const create = () => userEvent.click(screen.getByRole('button', { name: 'Buat gedung' }));

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Nama organisasi'), 'Graha Contoh');
  await next();
  await userEvent.type(screen.getByLabelText('Nama gedung'), 'Menara Graha');
  await userEvent.selectOptions(screen.getByLabelText('Jenis gedung'), 'apartment');
  await next();
  await userEvent.selectOptions(screen.getByLabelText('Provinsi'), 'Sulawesi Selatan');
  await userEvent.type(screen.getByLabelText('Kota atau kabupaten'), 'Makassar');
}

function refusal(status: number, data: object, fieldErrors = {}) {
  return new ApiError({ kind: status === 422 ? 'validation' : 'conflict', status, message: 'x', data, fieldErrors });
}

describe('BoardingPage', () => {
  it('makes the organisation and the building, with the zone of the province (S-45)', async () => {
    const onBoarded = vi.fn<() => void>();
    const draftStorage = memory();
    const { calls } = await show(page, {
      answers: { boarding: boarded },
      app: { onBoarded, draftStorage },
    });

    await fillIn();
    await create();

    await vi.waitFor(() => expect(onBoarded).toHaveBeenCalledOnce());
    expect(calls()).toEqual([
      {
        name: 'boarding',
        input: {
          body: {
            organization: { name: 'Graha Contoh', kind: 'manager' },
            building: {
              name: 'Menara Graha',
              kind: 'apartment',
              timeZone: 'Asia/Makassar',
              address: { street: '', city: 'Makassar', province: 'Sulawesi Selatan' },
            },
          },
        },
      },
    ]);
    expect(draftStorage.kept.size).toBe(0);
  });

  it('asks on each step for what is missing there, and goes no further', async () => {
    await show(page);

    await next();

    expect(document.activeElement).toBe(screen.getByLabelText('Nama organisasi'));
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Organisasi');
  });

  it('moves the focus to the new step, and keeps what was typed on the way back', async () => {
    await show(page);
    await userEvent.type(screen.getByLabelText('Nama organisasi'), 'Graha Contoh');

    await next();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Gedung' }));

    await userEvent.click(screen.getByRole('button', { name: 'Kembali' }));
    expect(screen.getByLabelText<HTMLInputElement>('Nama organisasi').value).toBe('Graha Contoh');
  });

  it('resumes in the same tab where it was left', async () => {
    const draftStorage = memory();
    await show(page, { app: { draftStorage } });
    await fillIn();
    cleanup();

    await show(<BoardingPage />, { app: { draftStorage } });

    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Alamat dan waktu');
    expect(screen.getByLabelText<HTMLInputElement>('Kota atau kabupaten').value).toBe('Makassar');
    expect(screen.getByLabelText<HTMLSelectElement>('Zona waktu').value).toBe('Asia/Makassar');
    expect(draftStorage.kept.has(boardingDraftKey)).toBe(true);
  });

  it('shows the words of S-52 for a 422, goes to the step of the field and puts the focus on it', async () => {
    const errors = { 'building.name': ['Paling banyak 120 karakter'] };
    await show(page, {
      answers: { boarding: refusal(422, { message: 'apa pun', isError: true, errors }, errors) },
    });

    await fillIn();
    await create();

    expect(await screen.findByText('Paling banyak 120 karakter')).toBeVisible();
    expect(screen.getByRole('alert').textContent).toContain('Validasi Salah, Cek Kembali Input');
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nama gedung')));
  });

  it('shows the message of the answer for other HTTP errors (S-53), and the way on to who is boarded already', async () => {
    await show(page, {
      answers: { boarding: refusal(409, { message: 'Anda sudah memiliki organisasi.', isError: true }) },
    });

    await fillIn();
    await create();

    expect((await screen.findByRole('alert')).textContent).toContain('Anda sudah memiliki organisasi.');
    expect(screen.getByRole('link', { name: 'Ke Beranda' }).getAttribute('href')).toBe('/imah');
  });

  it('shows the words of S-54 for an unknown error, and logs it', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(page, { answers: { boarding: () => Promise.reject(new Error('mystery')) } });

    await fillIn();
    await create();

    expect((await screen.findByRole('alert')).textContent).toContain('Error tidak diketahui, silahkan kontak admin');
    expect(logged).toHaveBeenCalledOnce();
  });
});

describe('who has no organisation', () => {
  const choose = async (name: string) => {
    await userEvent.click(await screen.findByRole('radio', { name: new RegExp(name) }));
    await userEvent.click(screen.getByRole('button', { name: 'Lanjut' }));
  };
  const place = { building: 'Menara Graha', organization: 'Graha Contoh' };

  it('is asked what they are before anything else, with a way out', async () => {
    await show(<BoardingPage />, { answers: { listOwnJoinRequests: { data: [] } } });

    expect(screen.queryByLabelText('Nama organisasi')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Lanjut' }).disabled).toBe(true);
    expect(screen.getByRole('link', { name: 'Keluar' }).getAttribute('href')).toBe('/logout');
    await choose('Saya mengelola gedung');
    expect(screen.getByLabelText('Nama organisasi')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Kembali' }));
    expect(screen.getByRole('radio', { name: /Saya penghuni/ })).toBeVisible();
  });

  it('asks by the code of the building to be let into their unit', async () => {
    const own = {
      ...place,
      id: tower.id,
      unitCode: 'A-101',
      role: 'owner',
      note: '',
      status: 'pending',
      reason: '',
    } as const;
    const { calls } = await show(<BoardingPage />, {
      answers: {
        listOwnJoinRequests: { data: [] },
        readJoinCode: { data: place },
        requestToJoin: { data: { ...own, createdAt: '2026-11-22T10:00:00.000Z' } },
      },
    });
    await choose('Saya penghuni');
    await userEvent.type(screen.getByLabelText('Kode gedung'), '7kq3m-x2pabc');
    await userEvent.click(screen.getByRole('button', { name: 'Lanjut' }));
    await userEvent.type(await screen.findByLabelText('Unit Anda'), 'A-101');
    await userEvent.selectOptions(screen.getByLabelText('Anda di unit ini sebagai'), 'owner');
    await userEvent.click(screen.getByRole('button', { name: 'Kirim permintaan' }));

    expect(await screen.findByText('Permintaan dikirim ke Menara Graha')).toBeVisible();
    expect(calls().at(-1)).toEqual({
      name: 'requestToJoin',
      input: { body: { code: '7kq3m-x2pabc', unitCode: 'A-101', role: 'owner', note: '' } },
    });
  });

  it('reads at the field that a code is worth nothing', async () => {
    const message = 'Kode gedung ini tidak berlaku.';
    await show(<BoardingPage />, {
      answers: {
        listOwnJoinRequests: { data: [] },
        readJoinCode: new ApiError({ kind: 'not-found', status: 410, message }),
      },
    });
    await choose('Saya penghuni');
    await userEvent.type(screen.getByLabelText('Kode gedung'), 'salah');
    await userEvent.click(screen.getByRole('button', { name: 'Lanjut' }));

    // At the field, and in the summary that leads to it.
    expect(await screen.findAllByText(message)).toHaveLength(2);
  });

  it('is told what became of what they asked for', async () => {
    const asked = {
      ...place,
      id: tower.id,
      unitCode: 'A-101',
      role: 'owner',
      note: '',
      createdAt: '2026-11-22T10:00:00.000Z',
    } as const;
    await show(<BoardingPage />, {
      answers: { listOwnJoinRequests: { data: [{ ...asked, status: 'refused', reason: 'Unit ini kosong.' }] } },
    });

    expect(await screen.findByText('Permintaan Anda di Menara Graha ditolak')).toBeVisible();
    expect(screen.getByText('Unit ini kosong.')).toBeVisible();
  });
});
