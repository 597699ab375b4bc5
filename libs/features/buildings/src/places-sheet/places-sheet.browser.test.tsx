import { ApiError } from '@imah/api-client';
import { toasterMachine } from '@imah/state-machines';
import { answerOf, places, tower, whoamiOfOwner } from '@imah/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { FakeAnswers } from '@imah/api-client/testing';
import { useState } from 'react';
import { createActor } from 'xstate';
import { show } from '@imah/app/harness/testing';
import { ToasterProvider } from '@imah/app/shell';
import { PlacesSheet } from './places-sheet.tsx';

afterEach(cleanup);

const page = () => (
  <ToasterProvider actor={createActor(toasterMachine, { input: { now: () => 0 } }).start()}>
    <PlacesSheet building={tower} places={places} onClose={() => {}} />
  </ToasterProvider>
);

const [towerA, parking] = places.sections as [(typeof places.sections)[number], (typeof places.sections)[number]];
const top = places.floors.find(({ label }) => label === 'Lantai 2')!;
const params = { buildingId: tower.id };
const open = (answers: FakeAnswers = {}) => show(page(), { person: whoamiOfOwner, answers });
const choose = async (name: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Tindakan untuk ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

it('shows the sections in their order, each with its floors from the top', async () => {
  await open();

  const regions = screen.getAllByRole('region', { name: /Menara A|Parkir/ });
  expect(
    regions.map((region) => [
      within(region).getByRole('heading').textContent,
      within(region)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ]),
  ).toEqual([
    [
      'Menara A',
      [/^Lantai 2\d+ unit|^Lantai 2tanpa unit/, /^Lantai 1/, /^LG/, /^B1lantai nomor -1/].map((line) =>
        expect.stringMatching(line),
      ),
    ],
    ['Parkir', [expect.stringMatching(/^P1/)]],
  ]);
});

it('moves a section down among the others, and the last one no further', async () => {
  const { calls } = await open({ updateSection: answerOf({ ...towerA, position: 1 }) });

  await userEvent.click(screen.getByRole('button', { name: 'Turunkan Menara A' }));

  await expect.poll(calls).toEqual([
    {
      name: 'updateSection',
      input: { params: { ...params, sectionId: towerA.id }, body: { position: 1 }, version: 1 },
    },
  ]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Turunkan Parkir' }).disabled).toBe(true);
});

it('leaves whoever moves a section at its buttons: at the other one where it has come to an end', async () => {
  const moved = { ...places, sections: [parking, towerA] };
  const toaster = createActor(toasterMachine, { input: { now: () => 0 } }).start();
  const sheet = (shown: typeof places) => (
    <ToasterProvider actor={toaster}>
      <PlacesSheet building={tower} places={shown} onClose={() => {}} />
    </ToasterProvider>
  );
  const answers = { updateSection: answerOf({ ...towerA, position: 1 }) };
  function Page() {
    const [shown, setShown] = useState(places);
    return (
      <>
        {sheet(shown)}
        <ShowMoved onShow={() => setShown(moved)} />
      </>
    );
  }
  let showMoved: () => void = () => {};
  function ShowMoved({ onShow }: { readonly onShow: () => void }) {
    showMoved = onShow;
    return null;
  }
  const { calls } = await show(<Page />, { person: whoamiOfOwner, answers });

  await userEvent.click(screen.getByRole('button', { name: 'Turunkan Menara A' }));
  await expect.poll(calls).toHaveLength(1);
  act(showMoved);

  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Naikkan Menara A');
});

it('renames a section, and tells at its field when the name is taken', async () => {
  const taken = new ApiError({
    kind: 'validation',
    status: 422,
    message: 'tidak',
    fieldErrors: { name: ['Nama ini sudah dipakai'] },
  });
  const { calls } = await open({ updateSection: taken });

  await choose('Parkir', 'Ubah');
  const form = within(await screen.findByRole('dialog', { name: 'Ubah Parkir' }));
  await userEvent.clear(form.getByLabelText('Nama bagian'));
  await userEvent.type(form.getByLabelText('Nama bagian'), 'Menara A');
  await userEvent.click(form.getByRole('button', { name: 'Simpan' }));

  expect((await form.findAllByText('Nama ini sudah dipakai')).length).toBeGreaterThan(0);
  expect(calls()[0]?.input).toEqual({
    params: { ...params, sectionId: parking.id },
    body: { name: 'Menara A', kind: 'parking' },
    version: 1,
  });
});

it('puts a floor at another level, and names it by its number when it has no name', async () => {
  const { calls } = await open({ updateFloor: answerOf({ ...top, level: 3, label: 'Lantai 3' }) });

  await choose('Lantai 2, Menara A', 'Ubah');
  const form = within(await screen.findByRole('dialog', { name: 'Ubah Lantai 2' }));
  const level = form.getByLabelText(/Nomor lantai/);
  await userEvent.clear(level);
  await userEvent.type(level, '3');
  await userEvent.clear(form.getByLabelText(/Nama lantai/));
  await userEvent.click(form.getByRole('button', { name: 'Simpan' }));

  await expect.poll(calls).toEqual([
    {
      name: 'updateFloor',
      input: { params: { ...params, floorId: top.id }, body: { level: 3, label: 'Lantai 3' }, version: 1 },
    },
  ]);
});

it('offers the deletion only of what is empty, and tells why the server refused', async () => {
  const filled = new ApiError({ kind: 'conflict', status: 409, message: 'Masih ada perangkat di sini.' });
  await open({ deleteFloor: filled });
  const empty = places.floors.find(({ id }) => !places.units.some(({ floorId }) => floorId === id))!;
  const section = places.sections.find(({ id }) => id === empty.sectionId)!;

  await userEvent.click(screen.getByRole('button', { name: 'Tindakan untuk Menara A' }));
  await screen.findByRole('menuitem', { name: 'Ubah' });
  expect(screen.queryByRole('menuitem', { name: 'Hapus' })).toBeNull();
  await userEvent.keyboard('{Escape}');

  await choose(`${empty.label}, ${section.name}`, 'Hapus');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Hapus' }));

  expect(await question.findByText('Masih ada perangkat di sini.')).toBeVisible();
});
