import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { WallDraft } from '@imah/contract/dashboards';
import { answerOf, tower, whoamiOfOwner, whoamiOfSupervisor } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fullAnswers } from '@imah/app/harness';
import { show, withToasts } from '@imah/app/harness/testing';
import { BuildingProvider } from '@imah/features-buildings';
import { newWall, otherWalls, wall } from '../wall/testing/index.ts';
import { BuildingDashboardPage } from './building-dashboard-page.tsx';
import { dashboardAnswers } from './testing/dashboard-fixtures.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(answers: FakeAnswers = {}, person = whoamiOfOwner) {
  const { page, toasts } = withToasts(
    <BuildingProvider building={tower}>
      <BuildingDashboardPage />
    </BuildingProvider>,
  );
  const shown = await show(page, {
    route: '/imah/building/:id/dashboard',
    path: `/imah/building/${tower.id}/dashboard`,
    person,
    answers: { ...fullAnswers, ...dashboardAnswers, listWalls: answerOf([wall, ...otherWalls]), ...answers },
  });
  await screen.findByRole('heading', { name: 'Dasbor gedung' });
  const asked = (call: string) => shown.calls().filter(({ name }) => name === call);
  return { ...shown, asked, toasts };
}

async function openSheet(answers: FakeAnswers = {}) {
  const opened = await open(answers);
  await userEvent.click(screen.getByRole('button', { name: 'Layar dinding' }));
  await screen.findByRole('button', { name: 'Buat layar' });
  return opened;
}

async function openForm(answers: FakeAnswers = {}) {
  const opened = await openSheet(answers);
  await userEvent.click(screen.getByRole('button', { name: 'Buat layar' }));
  await screen.findByRole('dialog', { name: 'Layar baru' });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Buat tautan layar' }));
  const fill = async (label: string, text: string) => {
    const field = screen.getByRole('textbox', { name: label });
    await userEvent.clear(field);
    if (text !== '') await userEvent.type(field, text);
  };
  const sent = () => opened.asked('createWall').map(({ input }) => (input as { body: WallDraft }).body);
  return { ...opened, save, fill, sent };
}

describe('walls of a building', () => {
  it('are offered to who arranges its dashboard, and to nobody else', async () => {
    await open({}, whoamiOfSupervisor);

    expect(screen.queryByRole('button', { name: 'Layar dinding' })).toBeNull();
  });

  it('are listed with what they show, how they stand and when a screen was seen from where', async () => {
    await openSheet();
    const rows = await within(await screen.findByRole('list', { name: 'Layar dinding' })).findAllByRole('listitem');

    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Lobi utama.*Berganti tiap 30 detik.*Berlaku sampai ditarik.*dari 192\.0\.2\.7.*Berlaku/),
      expect.stringMatching(/Ruang teknisi.*Belum pernah dibuka.*tidak lagi boleh menata dasbor.*Tertahan/),
      expect.stringMatching(/Pos satpam.*Ditarik/),
    ]);
    expect(screen.getAllByRole('button', { name: /^Tarik / })).toHaveLength(2);
  });

  it('are none at first', async () => {
    await openSheet({ listWalls: answerOf([]) });

    expect(await screen.findByText('Belum ada layar')).toBeVisible();
  });

  it('are withdrawn after a question', async () => {
    const { asked, toasts } = await openSheet({ withdrawWall: async () => undefined });
    await userEvent.click(await screen.findByRole('button', { name: 'Tarik Lobi utama' }));
    const question = await screen.findByRole('alertdialog', { name: 'Tarik layar Lobi utama?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Tarik' }));

    expect(asked('withdrawWall')[0]?.input).toMatchObject({ params: { buildingId: tower.id, wallId: wall.id } });
    await expect.poll(() => JSON.stringify(toasts())).toContain('Layar ditarik.');
  });
});

describe('a new wall', () => {
  it('shows the dashboard of its building for ninety days where nothing else is said, and its link once', async () => {
    const { fill, save, sent } = await openForm({ createWall: answerOf(newWall) });
    await fill('Nama', 'Lobi utama');
    await save();

    expect(await screen.findByRole('textbox', { name: 'Tautan' })).toHaveValue(newWall.address);
    expect(sent()).toEqual([{ name: 'Lobi utama', buildingIds: [tower.id], seconds: 30, days: 90 }]);
    await userEvent.click(screen.getByRole('button', { name: 'Selesai' }));
    expect(await screen.findByRole('list', { name: 'Layar dinding' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Tautan' })).toBeNull();
  });

  it('is good until it is withdrawn where no days are named', async () => {
    const { fill, save, sent } = await openForm({ createWall: answerOf(newWall) });
    await fill('Nama', 'Lobi');
    await fill('Berlaku berapa hari', '');
    await save();

    await screen.findByRole('textbox', { name: 'Tautan' });
    expect(sent()[0]?.days).toBeNull();
  });

  it('needs a name and a dashboard; seconds and days are brought within their bounds', async () => {
    const { fill, save, sent } = await openForm();
    await save();
    expect(await screen.findByText('Wajib diisi')).toBeVisible();
    await fill('Nama', 'Lobi');
    await userEvent.click(screen.getByRole('checkbox', { name: tower.name }));
    await save();
    expect(await screen.findAllByText('Pilih minimal satu dasbor.')).not.toEqual([]);
    expect(sent()).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: tower.name }));
    await fill('Detik tiap layar', '9');
    await fill('Berlaku berapa hari', '366');
    await save();

    await expect.poll(() => sent()).toMatchObject([{ seconds: 10, days: 365 }]);
  });

  it('stays as it was filled in where the server refuses a dashboard', async () => {
    const refused = new ApiError({
      kind: 'validation',
      status: 422,
      message: '',
      fieldErrors: { 'buildingIds.0': ['Pilihan ini tidak ada.'] },
    });
    const { fill, save } = await openForm({ createWall: refused });
    await fill('Nama', 'Lobi');
    await save();

    expect(await screen.findAllByText('Pilihan ini tidak ada.')).not.toEqual([]);
    expect(screen.getByRole('textbox', { name: 'Nama' })).toHaveValue('Lobi');
  });

  it('is copied, and says so where the browser cannot', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce(undefined);
    const { fill, save, toasts } = await openForm({ createWall: answerOf(newWall) });
    await fill('Nama', 'Lobi');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Salin tautan' }));
    expect(await screen.findByRole('button', { name: 'Tersalin' })).toBeVisible();
    expect(write).toHaveBeenCalledWith(newWall.address);
    write.mockRejectedValueOnce(new Error('refused'));
    await userEvent.click(screen.getByRole('button', { name: 'Tersalin' }));

    await expect.poll(() => JSON.stringify(toasts())).toContain('tidak dapat menyalin');
  });
});
