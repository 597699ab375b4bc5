import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { Dashboard, DashboardContent } from '@imah/contract/dashboards';
import { answerOf, listOf, pump, tower, whoamiOfOwner, whoamiOfSupervisor } from '@imah/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { fullAnswers } from '@imah/app/harness';
import { show, withToasts } from '@imah/app/harness/testing';
import { BuildingProvider } from '@imah/features-buildings';
import { BuildingDashboardPage } from './building-dashboard-page.tsx';
import { arranged, dashboardAnswers, draft, photo } from './testing/dashboard-fixtures.ts';

afterEach(cleanup);

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
    answers: { ...fullAnswers, ...dashboardAnswers, ...answers },
  });
  await screen.findByRole('heading', { name: 'Dasbor gedung' });
  const asked = (call: string) => shown.calls().filter(({ name }) => name === call);
  return { ...shown, asked, toasts };
}

const widget = (name: string) => screen.findByRole('article', { name });

async function arrange(answers: FakeAnswers = {}) {
  const opened = await open(answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Tata dasbor' }));
  await screen.findByRole('button', { name: 'Terbitkan' });
  const saved = () =>
    opened.asked('saveDashboardDraft').map(({ input }) => input as { version: number; body: DashboardContent });
  return { ...opened, saved };
}

async function add(kind: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Tambah widget' }));
  await userEvent.click(await screen.findByRole('button', { name: `Tambah widget: ${kind}` }));
  return screen.findByRole('dialog', { name: kind });
}

it('each widget shows its value with its unit, and a silent device says so', async () => {
  await open();

  expect(within(await widget('Tekanan air')).getByText(/4,2/)).toBeVisible();
  expect(within(await widget('Pompa transfer 2 (cadangan)')).getByText('Luring')).toBeVisible();
  expect(within(await widget('Catatan')).getByText(/bila tekanan di bawah 3 bar/)).toBeVisible();
  expect(screen.getByText(/^Diterbitkan .* oleh Ratna Dewi\.$/)).toBeVisible();
});

it('what the person may not see is named by nothing, and says that it is closed', async () => {
  await open({ getDashboard: answerOf<Dashboard>({ ...arranged, widgets: [{ type: 'withheld', id: 'pressure' }] }) });

  expect(await widget('Widget tertutup')).toBeVisible();
  expect(screen.queryByText(/Tekanan air/)).toBeNull();
});

it('a widget whose device is gone says so', async () => {
  await open({
    getDashboard: answerOf<Dashboard>({
      ...arranged,
      widgets: [{ id: 'pressure', type: 'value', title: 'Dahulu', deviceId: tower.id, metric: 'pressure' }],
    }),
  });

  expect(within(await widget('Dahulu')).getByText('Perangkat ini tidak ada lagi.')).toBeVisible();
});

it('who may not arrange it is offered nothing of the kind', async () => {
  await open({}, whoamiOfSupervisor);

  await widget('Tekanan air');
  expect(screen.queryByRole('button', { name: 'Tata dasbor' })).toBeNull();
});

it('a widget is added from the gallery, set up, and kept by itself with the version that was seen', async () => {
  const { saved } = await arrange();

  const sheet = await add('Nilai');
  await userEvent.type(within(sheet).getByLabelText('Judul'), 'Pompa kita');
  await userEvent.selectOptions(within(sheet).getByLabelText('Perangkat'), pump.id);
  await userEvent.click(within(sheet).getByRole('button', { name: 'Simpan widget' }));

  await waitFor(() => expect(saved().at(-1)?.body.widgets.at(-1)).toMatchObject({ title: 'Pompa kita' }));
  expect(saved()[0]?.version).toBe(draft.version);
  expect(saved().at(-1)?.body.widgets.at(-1)).toMatchObject({ type: 'value', deviceId: pump.id });
  expect(saved().at(-1)?.body.layouts.sm).toHaveLength(draft.widgets.length + 1);
  expect(await screen.findByText('Draf tersimpan')).toBeVisible();
});

it('a change is undone and done again, and what is taken out comes back', async () => {
  await arrange();
  await userEvent.click(screen.getByRole('button', { name: 'Tindakan untuk Catatan' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Hapus Catatan' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Catatan' })).toBeNull());

  await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
  expect(await widget('Catatan')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ulangi' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Catatan' })).toBeNull());
});

it('a widget is moved with the arrows alone, in the layout of this width and no other', async () => {
  const { saved } = await arrange();

  screen.getByRole('button', { name: 'Atur letak Catatan' }).focus();
  await userEvent.keyboard('{Enter}{Shift>}{ArrowDown}{/Shift}{Enter}');

  await waitFor(() => expect(saved()).toHaveLength(1));
  const { layouts } = saved()[0]?.body ?? draft;
  const changed = (['lg', 'md', 'sm'] as const).filter(
    (width) => JSON.stringify(layouts[width]) !== JSON.stringify(draft.layouts[width]),
  );
  expect(changed).toHaveLength(1);
});

it('what is published is told, and the page goes back to what everybody sees', async () => {
  const { asked } = await arrange();

  await userEvent.click(screen.getByRole('button', { name: 'Terbitkan' }));

  expect(await screen.findByRole('button', { name: 'Tata dasbor' })).toBeVisible();
  expect(asked('publishDashboard').map(({ input }) => (input as { version: number }).version)).toEqual([draft.version]);
  await waitFor(() => expect(asked('getDashboard').length).toBeGreaterThan(1));
});

it('an earlier version becomes the draft, and that can be undone', async () => {
  await arrange();
  await userEvent.click(screen.getByRole('button', { name: 'Versi sebelumnya' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Pulihkan: Versi 2' }));

  expect(await widget('Dari dahulu')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
  expect(await widget('Catatan')).toBeVisible();
});

it('a draft is discarded once that is confirmed', async () => {
  const { asked } = await arrange();
  await userEvent.click(screen.getByRole('button', { name: 'Buang draf' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(asked('discardDashboardDraft')).toEqual([]);

  await userEvent.click(within(dialog).getByRole('button', { name: 'Buang draf' }));

  expect(await screen.findByRole('button', { name: 'Tata dasbor' })).toBeVisible();
  expect(asked('discardDashboardDraft')).toHaveLength(1);
});

it('what the server did not keep stays on the page, and is sent again when it is asked to', async () => {
  const { saved } = await arrange({
    saveDashboardDraft: new ApiError({ kind: 'server', status: 500, message: 'gangguan' }),
  });
  await add('Jam');

  expect(await screen.findByText('Perubahan terakhir belum tersimpan di server.')).toBeInTheDocument();
  const before = saved().length;
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(saved().length).toBeGreaterThan(before));
});

it('who was overtaken by somebody else looks at that first', async () => {
  const { asked } = await arrange({
    saveDashboardDraft: new ApiError({ kind: 'conflict', status: 412, message: 'berubah' }),
  });
  await add('Jam');
  await screen.findByText(/Orang lain mengubah draf ini/);
  await userEvent.keyboard('{Escape}');

  await userEvent.click(await screen.findByRole('button', { name: 'Lihat draf terbaru' }));

  await waitFor(() => expect(asked('getDashboardDraft')).toHaveLength(2));
  expect(await screen.findByText('Draf tersimpan')).toBeVisible();
});

it('a refused publication or restoration leaves the draft as it stands, and is told with its reason', async () => {
  const refused = new ApiError({ kind: 'conflict', status: 409, message: 'Tidak ada yang berubah.' });
  const { toasts } = await arrange({ publishDashboard: refused, restoreDashboard: refused });

  await userEvent.click(screen.getByRole('button', { name: 'Terbitkan' }));
  await expect.poll(toasts).toEqual(['Tidak ada yang berubah.']);
  expect(await screen.findByText('Draf tersimpan')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Versi sebelumnya' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Pulihkan: Versi 2' }));
  await expect.poll(toasts).toEqual(['Tidak ada yang berubah.', 'Tidak ada yang berubah.']);
  expect(await widget('Catatan')).toBeVisible();
});

it('a ranking is set up by what it puts in order, the type of device and its metric', async () => {
  const { saved } = await arrange();

  const sheet = within(await add('Peringkat'));
  await userEvent.selectOptions(sheet.getByLabelText('Yang diurutkan'), 'units');
  await userEvent.selectOptions(sheet.getByLabelText('Jenis perangkat'), 'climate-sensor');
  expect(sheet.getByLabelText('Besaran')).toHaveProperty('value', 'temperature');
  await userEvent.selectOptions(sheet.getByLabelText('Besaran'), 'humidity');
  await userEvent.selectOptions(sheet.getByLabelText('Jumlah baris'), '3');
  await userEvent.click(sheet.getByRole('button', { name: 'Simpan widget' }));

  await waitFor(() =>
    expect(saved().at(-1)?.body.widgets.at(-1)).toMatchObject({
      type: 'ranking',
      of: 'units',
      typeKey: 'climate-sensor',
      metric: 'humidity',
      rows: 3,
    }),
  );
});

it('a picture that was chosen has to say what is seen on it before it is kept', async () => {
  const { saved } = await arrange({ listBuildingFiles: listOf([photo]) });

  const sheet = within(await add('Gambar'));
  await userEvent.selectOptions(await sheet.findByLabelText('Gambar'), photo.id);
  await userEvent.click(sheet.getByRole('button', { name: 'Simpan widget' }));
  expect((await sheet.findAllByText('Tuliskan apa yang tampak pada gambar.'))[0]).toBeVisible();
  await userEvent.type(sheet.getByLabelText('Keterangan gambar'), 'Lobi dari pintu masuk');
  await userEvent.click(sheet.getByRole('button', { name: 'Simpan widget' }));

  await waitFor(() =>
    expect(saved().at(-1)?.body.widgets.at(-1)).toMatchObject({
      type: 'picture',
      fileId: photo.id,
      alt: 'Lobi dari pintu masuk',
    }),
  );
});
