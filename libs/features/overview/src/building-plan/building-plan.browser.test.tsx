import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { Plan, PlanContent } from '@imah/contract/plans';
import { answerOf, places, pump, tower, whoamiOfOwner, whoamiOfSupervisor } from '@imah/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page as view } from 'vitest/browser';
import { fullAnswers } from '@imah/app/harness';
import { show, withToasts } from '@imah/app/harness/testing';
import { BuildingProvider } from '@imah/features-buildings';
import { BuildingPlanPage } from './building-plan-page.tsx';
import { noPlan, pictureFile, planAnswers, planDraft, publishedPlan } from './testing/plan-fixtures.ts';

beforeEach(() => view.viewport(1280, 900));
afterEach(cleanup);

async function open(answers: FakeAnswers = {}, person = whoamiOfOwner) {
  const { page, toasts } = withToasts(
    <BuildingProvider building={tower}>
      <BuildingPlanPage />
    </BuildingProvider>,
  );
  const shown = await show(page, {
    route: '/imah/building/:id/dashboard-img',
    path: `/imah/building/${tower.id}/dashboard-img`,
    person,
    answers: { ...fullAnswers, ...planAnswers, ...answers },
  });
  await screen.findByRole('heading', { name: 'Denah gedung' });
  const asked = (call: string) => shown.calls().filter(({ name }) => name === call);
  return { ...shown, asked, toasts };
}

const pin = (name: RegExp) => screen.findByRole('button', { name });

async function draw(answers: FakeAnswers = {}) {
  const opened = await open(answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Ubah denah' }));
  await screen.findByRole('button', { name: 'Terbitkan' });
  await screen.findByRole('application');
  const saved = () => opened.asked('savePlanDraft').map(({ input }) => input as { version: number; body: PlanContent });
  const last = () => saved().at(-1)?.body.items ?? [];
  return { ...opened, saved, last };
}

it('each pin says its value with its unit and what it means; a silent one says how old it is', async () => {
  await open();

  expect(await pin(/^Pompa utama: 4,2.bar/)).toBeVisible();
  expect(await pin(/^Pompa transfer 2 \(cadangan\): .* lalu, /)).toBeVisible();
  expect(await pin(/^Ruang panel: Daya /)).toBeVisible();
  expect(screen.getByText(/^Diterbitkan .* oleh Ratna Dewi\.$/)).toBeVisible();
});

it('the list says the same as the picture, and is what a telephone shows first', async () => {
  await view.viewport(390, 844);
  await open();

  const list = await screen.findByRole('list', { name: 'Isi denah' });
  expect(within(list).getByText('Pompa utama')).toBeVisible();
  expect(within(list).getAllByRole('listitem')).toHaveLength(publishedPlan.items.length);
  expect(screen.queryByRole('application')).toBeNull();
});

it('a pin opens what is known of it, with its switch for whom it is, and leads to its page', async () => {
  await open();
  await userEvent.click(await pin(/^Pompa utama: /));

  const card = await screen.findByRole('dialog', { name: 'Pompa utama' });
  expect(await within(card).findByRole('switch')).toBeVisible();
  expect(within(card).getByRole('link', { name: 'Buka perangkat' })).toHaveAttribute(
    'href',
    `/imah/building/${tower.id}/iot?device=${pump.id}`,
  );
});

it('another floor has its plan under its own address, and a link on the plan leads there', async () => {
  const { asked } = await open();
  const link = await screen.findByRole('link', { name: 'Lantai 1' });
  expect(link).toHaveAttribute('href', `/imah/building/${tower.id}/dashboard-img?lantai=${places.floors[2]?.id}`);

  await userEvent.click(screen.getByRole('tab', { name: 'Menara A, B1' }));

  await waitFor(() =>
    expect(asked('getPlan').at(-1)?.input).toMatchObject({ params: { floorId: places.floors[0]?.id } }),
  );
});

it('a device that is gone says so, and who may not draw is offered nothing of the kind', async () => {
  const gone: Plan = {
    ...publishedPlan,
    items: [{ kind: 'device', id: 'gone', label: 'Dahulu', x: 0, y: 0, deviceId: tower.id, metric: null }],
  };
  await open({ getPlan: answerOf(gone) }, whoamiOfSupervisor);

  expect(await pin(/^Dahulu: Perangkat ini tidak ada lagi\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ubah denah' })).toBeNull();
});

it('without a network the plan shows the small picture that was kept, and says so', async () => {
  await open({ downloadFile: new ApiError({ kind: 'network', status: 0, message: 'putus' }) });

  const told = await screen.findByText(/Gambar ini tersimpan di perangkat Anda/);
  expect(told.textContent).toMatch(/perangkat Anda (?:.*lalu|baru.saja)\.$/);
  await waitFor(() => expect(document.querySelector('img')?.src).toMatch(/^data:image/));
});

it('a floor without a plan leads to its first picture, and only who may draw it', async () => {
  await open({ getPlan: answerOf(noPlan) }, whoamiOfSupervisor);

  expect(await screen.findByText('Belum ada yang menerbitkan denah lantai ini.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Unggah gambar' })).toBeNull();
});

it('the first picture is sent and stands on the draft; what the server does not take is said beside it', async () => {
  let refused = true;
  const refusal = new ApiError({ kind: 'validation', status: 422, message: 'Gambar ini rusak.' });
  const { asked } = await open({
    getPlan: answerOf(noPlan),
    getPlanDraft: answerOf({ ...planDraft, picture: null, items: [] }),
    sendPlanPicture: async (input) => {
      if (refused) throw refusal;
      return { data: { fileId: input.query.id, width: 800, height: 400, dark: 'same' as const } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Unggah gambar' }));
  const field = await screen.findByLabelText('Unggah gambar');
  const file = new File([pictureFile], 'lantai.svg', { type: 'image/svg+xml' });

  await userEvent.upload(field, file);
  expect(await screen.findByText(/Gambar ini rusak\./)).toBeVisible();
  refused = false;
  await userEvent.upload(field, file);

  await waitFor(() => expect(asked('savePlanDraft')).toHaveLength(1));
  expect(asked('savePlanDraft')[0]?.input).toMatchObject({ body: { picture: { width: 800, height: 400 } } });
});

it('a device is put on the plan with the keyboard alone, moved with the arrows, and kept by itself', async () => {
  const { last, saved } = await draw();
  const button = await screen.findByRole('button', { name: /^Taruh: Pintu/ });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('application')).toHaveFocus();
  await userEvent.keyboard('{Enter}');

  await waitFor(() => expect(last().at(-1)).toMatchObject({ kind: 'device', label: '', x: 0.5, y: 0.5 }));
  expect(saved()[0]?.version).toBe(planDraft.version);
  const marker = await pin(/^Pintu/);
  marker.focus();
  await userEvent.keyboard('{Enter}{Shift>}{ArrowRight}{/Shift}{Enter}');
  await waitFor(() => expect(last().at(-1)).toMatchObject({ x: 0.51, y: 0.5 }));
  expect(screen.queryByRole('button', { name: /^Taruh: Pintu/ })).toBeNull();
});

it('a device is dragged from the tray onto the plan', async () => {
  const { last } = await draw();
  const row = (await screen.findByRole('button', { name: /^Taruh: Pintu/ })).closest('li');
  const plan = screen.getByRole('application');
  if (row === null) throw new Error('a device of the tray stands in a row');
  const dataTransfer = new DataTransfer();

  fireEvent.dragStart(row, { dataTransfer });
  // What is in hand is named above the plan, which stands lower from then on.
  const box = plan.getBoundingClientRect();
  fireEvent.dragOver(plan, { dataTransfer });
  const drop = new DragEvent('drop', {
    bubbles: true,
    cancelable: true,
    clientX: box.left + box.width / 4,
    clientY: box.top + box.height / 2,
    dataTransfer,
  });
  plan.dispatchEvent(drop);

  await waitFor(() => expect(last().at(-1)).toMatchObject({ kind: 'device' }));
  const { x, y } = last().at(-1) as { x: number; y: number };
  expect([x, y].map((share) => Math.round(share * 20) / 20)).toEqual([0.25, 0.5]);
  expect(drop.defaultPrevented).toBe(true);
});

it('what is chosen is called otherwise, shows another measure, is lined up, and leaves the plan', async () => {
  const { last } = await draw();
  await userEvent.click(await pin(/^Pompa utama: /));

  const name = await screen.findByLabelText('Nama');
  await userEvent.clear(name);
  await userEvent.type(name, 'Pompa kita{Enter}');
  await userEvent.selectOptions(screen.getByLabelText('Besaran'), '');
  await userEvent.click(screen.getByRole('button', { name: 'Luruskan tegak' }));
  await waitFor(() =>
    expect(last().find(({ id }) => id === 'pump')).toMatchObject({ label: 'Pompa kita', metric: null, x: 0.15 }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Hapus dari denah' }));
  await waitFor(() => expect(last().map(({ id }) => id)).not.toContain('pump'));
  expect(await screen.findByRole('button', { name: `Taruh: ${pump.name}` })).toBeVisible();
});

it('a zone, a unit, a text and a way to another floor are put like devices', async () => {
  const { last } = await draw();
  for (const kind of ['Zona', 'Unit', 'Ke lantai lain', 'Tulisan', 'Alarm lantai ini', 'Tiket lantai ini']) {
    await userEvent.click(await screen.findByRole('button', { name: `Taruh: ${kind}` }));
    screen.getByRole('application').focus();
    await userEvent.keyboard('{Enter}');
  }

  await waitFor(() =>
    expect(
      last()
        .slice(-6)
        .map(({ kind }) => kind),
    ).toEqual(['zone', 'unit', 'link', 'text', 'alarms', 'tickets']),
  );
});

it('a name that is undone is the former one again, and a text is never without words', async () => {
  const { last } = await draw();
  await userEvent.click(await pin(/^Lobi$/));
  const name = await screen.findByLabelText('Nama');
  await userEvent.clear(name);
  await userEvent.keyboard('{Enter}');
  expect(name).toHaveValue('Lobi');
  await userEvent.clear(name);
  await userEvent.type(name, 'Aula{Enter}');
  await waitFor(() => expect(last().find(({ id }) => id === 'text')).toMatchObject({ label: 'Aula' }));

  await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));

  expect(name).toHaveValue('Lobi');
  await waitFor(() => expect(last().find(({ id }) => id === 'text')).toMatchObject({ label: 'Lobi' }));
});

it('what was changed just before going to another floor is kept all the same', async () => {
  const { last, saved } = await draw();
  await userEvent.click(await pin(/^Pompa utama: /));
  await userEvent.click(await screen.findByRole('button', { name: 'Hapus dari denah' }));
  expect(saved()).toEqual([]);

  await userEvent.click(screen.getByRole('tab', { name: 'Menara A, B1' }));

  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(last().map(({ id }) => id)).not.toContain('pump');
});

it('a change is undone and done again', async () => {
  await draw();
  await userEvent.click(await pin(/^Pompa utama: /));
  await userEvent.click(await screen.findByRole('button', { name: 'Hapus dari denah' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Pompa utama: / })).toBeNull());

  await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
  expect(await pin(/^Pompa utama: /)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ulangi' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Pompa utama: / })).toBeNull());
});

it('another picture keeps everything in its place, and two points put all of it right', async () => {
  const { last, saved } = await draw();
  await userEvent.click(screen.getByRole('button', { name: 'Ganti gambar' }));
  const sheet = await screen.findByRole('dialog', { name: 'Gambar lantai' });
  await userEvent.upload(
    within(sheet).getByLabelText('Unggah gambar'),
    new File(['a'], 'b.png', { type: 'image/png' }),
  );
  await waitFor(() => expect(saved().at(-1)?.body.picture).toMatchObject({ width: 800, height: 400 }));
  expect(last()).toEqual(planDraft.items);

  await userEvent.click(screen.getByRole('button', { name: 'Sesuaikan letak' }));
  const chooser = await screen.findByRole('dialog', { name: 'Sesuaikan letak dengan gambar baru' });
  await userEvent.selectOptions(within(chooser).getByLabelText('Titik kedua'), 'pump');
  await userEvent.click(within(chooser).getByRole('button', { name: 'Tunjukkan tempatnya' }));
  const plan = await screen.findByRole('application');
  const press = async (x: number, y: number) => {
    const box = plan.getBoundingClientRect();
    const at = { clientX: box.left + box.width * x, clientY: box.top + box.height * y, button: 0, pointerId: 1 };
    fireEvent.pointerDown(plan, at);
    fireEvent.pointerUp(plan, at);
  };
  await press(0.25, 0.25);
  await press(0.25, 0.75);

  await waitFor(() => expect(last()).not.toEqual(planDraft.items));
  const [lobby, , , moved] = last() as { x: number; y: number }[];
  expect([lobby?.y, moved?.y].map((value) => Math.round((value ?? 0) * 100))).toEqual([25, 75]);
});

it('what is published is told, and the page goes back to what everybody sees', async () => {
  const { asked } = await draw();

  await userEvent.click(screen.getByRole('button', { name: 'Terbitkan' }));

  expect(await screen.findByRole('button', { name: 'Ubah denah' })).toBeVisible();
  expect(asked('publishPlan').map(({ input }) => (input as { version: number }).version)).toEqual([planDraft.version]);
  await waitFor(() => expect(asked('getPlan').length).toBeGreaterThan(1));
});

it('an earlier version becomes the draft, and a draft is discarded once that is confirmed', async () => {
  const { asked } = await draw();
  await userEvent.click(screen.getByRole('button', { name: 'Versi sebelumnya' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Pulihkan: Versi 2' }));
  expect(await screen.findByRole('button', { name: 'Dari dahulu' })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Buang draf' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(asked('discardPlanDraft')).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Buang draf' }));

  expect(await screen.findByRole('button', { name: 'Ubah denah' })).toBeVisible();
  expect(asked('discardPlanDraft')).toHaveLength(1);
});

it('what the server did not keep stays on the page, and who was overtaken looks at that first', async () => {
  let error = new ApiError({ kind: 'server', status: 500, message: 'gangguan' });
  const { asked } = await draw({
    savePlanDraft: async () => {
      throw error;
    },
  });
  await userEvent.click(await pin(/^Pompa utama: /));
  await userEvent.click(await screen.findByRole('button', { name: 'Hapus dari denah' }));
  await screen.findByText('Perubahan terakhir belum tersimpan di server.');

  error = new ApiError({ kind: 'conflict', status: 412, message: 'berubah' });
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await screen.findByText(/Orang lain mengubah draf ini/);
  await userEvent.click(screen.getByRole('button', { name: 'Lihat draf terbaru' }));

  await waitFor(() => expect(asked('getPlanDraft')).toHaveLength(2));
  expect(await screen.findByText('Draf tersimpan')).toBeVisible();
});

it('who leaves while a change is being saved keeps also what they changed since', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { saved } = await draw({
    savePlanDraft: async ({ version, body }) => {
      await promise;
      return { data: { ...planDraft, ...body, version: version + 1 } };
    },
  });
  const remove = async (name: RegExp) => {
    await userEvent.click(await pin(name));
    await userEvent.click(await screen.findByRole('button', { name: 'Hapus dari denah' }));
  };
  await remove(/^Pompa utama: /);
  await waitFor(() => expect(saved()).toHaveLength(1));
  await remove(/^Ruang panel: /);
  cleanup();
  resolve();

  await waitFor(() => expect(saved()).toHaveLength(2));
  expect(saved().map(({ version }) => version)).toEqual([planDraft.version, planDraft.version + 1]);
  expect(saved().map(({ body }) => body.items.length)).toEqual([
    planDraft.items.length - 1,
    planDraft.items.length - 2,
  ]);
});

it('a refused publication leaves the draft as it stands, and is told with its reason', async () => {
  const { toasts } = await draw({
    publishPlan: new ApiError({ kind: 'conflict', status: 409, message: 'Tidak ada yang berubah.' }),
  });

  await userEvent.click(screen.getByRole('button', { name: 'Terbitkan' }));

  await expect.poll(toasts).toEqual(['Tidak ada yang berubah.']);
  expect(await screen.findByText('Draf tersimpan')).toBeVisible();
});
