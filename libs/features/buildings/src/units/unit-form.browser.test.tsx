import type { FakeAnswers } from '@imah/api-client/testing';
import type { Unit } from '@imah/contract/buildings';
import { answerOf, fixtureId, noPlaces, office, places, tower } from '@imah/testing';
import { fieldRefusal, openPage, refusal } from '@imah/app/harness/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UnitForm } from './unit-form.tsx';

afterEach(cleanup);

const unit = places.units.find(({ code }) => code === 'A-0201')!;
const params = { buildingId: tower.id };
const [towerA] = places.sections as [(typeof places.sections)[number]];

interface Opening {
  readonly unit?: Unit | null;
  readonly answers?: FakeAnswers;
  readonly building?: typeof tower;
  readonly places?: typeof places;
}

async function open({ unit: edited = null, answers = {}, building = tower, places: known = places }: Opening = {}) {
  const onClose = vi.fn<() => void>();
  const page = await openPage(<UnitForm building={building} places={known} unit={edited} onClose={onClose} />, {
    answers,
  });
  const form = within(await screen.findByRole('dialog'));
  const fill = async (label: string | RegExp, text: string) => {
    await userEvent.clear(form.getByLabelText(label));
    await userEvent.type(form.getByLabelText(label), text);
  };
  const save = () => userEvent.click(form.getByRole('button', { name: 'Simpan' }));
  return { ...page, form, fill, save, onClose };
}
const made = answerOf({ ...unit, code: 'A-0303' });

describe('a unit that is added', () => {
  it('stands on the floor that was chosen, with its area in thousandths, and is told by the code that it got', async () => {
    const { form, fill, save, inputsOf, toasts, onClose } = await open({ answers: { createUnit: made } });
    await fill(/^Kode unit/, '  a-0303 ');
    await userEvent.selectOptions(form.getByLabelText('Lantai'), 'Menara A · Lantai 2');
    await fill('Luas', '36,125');
    await userEvent.selectOptions(form.getByLabelText('Status'), 'Disewa');
    await save();

    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(inputsOf('createUnit')).toEqual([
      {
        params,
        body: { floorId: unit.floorId, code: 'a-0303', kind: 'residential', status: 'rented', areaMilliM2: 36_125 },
      },
    ]);
    expect(toasts).toEqual(['Unit A-0303 ditambahkan.']);
  });

  it.each([
    { kind: 'office', begins: 'commercial' },
    { kind: 'mall', begins: 'commercial' },
    { kind: 'apartment', begins: 'residential' },
    { kind: 'warehouse', begins: 'residential' },
  ] as const)('is $begins in a building of the kind $kind until another is chosen', async ({ kind, begins }) => {
    const { form } = await open({ building: { ...office, kind } });

    expect(form.getByLabelText<HTMLSelectElement>('Jenis').value).toBe(begins);
  });

  it('gets a new floor, which is called by its number, before it is made', async () => {
    const floorId = fixtureId('floor', 50);
    const { form, fill, save, calls, onClose } = await open({
      answers: {
        createFloor: answerOf({ id: floorId, sectionId: towerA.id, level: -2, label: 'Basemen 2', version: 1 }),
        createUnit: made,
      },
    });
    await fill(/^Kode unit/, 'B-1');
    await userEvent.selectOptions(form.getByLabelText('Lantai'), 'Lantai baru…');
    await fill(/^Nomor lantai/, '-2');
    await fill('Luas', '12');
    await save();

    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(calls()).toEqual([
      { name: 'createFloor', input: { params, body: { sectionId: towerA.id, level: -2, label: 'Basemen 2' } } },
      {
        name: 'createUnit',
        input: {
          params,
          body: { floorId, code: 'B-1', kind: 'residential', status: 'vacant', areaMilliM2: 12_000 },
        },
      },
    ]);
  });

  it('begins a building that nobody has described: its section, its floor and itself, in this order', async () => {
    const sectionId = fixtureId('section', 50);
    const floorId = fixtureId('floor', 51);
    const { form, fill, save, calls, onClose } = await open({
      places: noPlaces,
      answers: {
        createSection: answerOf({ ...towerA, id: sectionId, name: 'Menara Barat' }),
        createFloor: answerOf({ id: floorId, sectionId, level: 0, label: 'Lantai Dasar', version: 1 }),
        createUnit: made,
      },
    });
    await fill(/^Kode unit/, 'LG-1');
    await fill('Nama bagian baru', 'Menara Barat');
    await fill(/^Nomor lantai/, '0');
    await fill('Luas', '8');
    expect(form.queryByRole('option', { name: /Menara A/ })).toBeNull();
    await save();

    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(calls().map(({ name, input }) => [name, (input as { body: unknown }).body])).toEqual([
      ['createSection', { name: 'Menara Barat', kind: 'tower' }],
      ['createFloor', { sectionId, level: 0, label: 'Lantai Dasar' }],
      ['createUnit', { floorId, code: 'LG-1', kind: 'residential', status: 'vacant', areaMilliM2: 8000 }],
    ]);
  });

  it('is not made where its floor is refused, and what was said stands at the number of the floor', async () => {
    const { form, fill, save, inputsOf, onClose } = await open({
      answers: { createFloor: fieldRefusal({ level: ['Lantai ini sudah ada.'] }), createUnit: made },
    });
    await fill(/^Kode unit/, 'A-0999');
    await userEvent.selectOptions(form.getByLabelText('Lantai'), 'Lantai baru…');
    await fill('Luas', '20');
    await save();

    expect(await form.findByRole('button', { name: 'Nomor lantai: lantai ini sudah ada.' })).toBeVisible();
    expect(form.getByLabelText(/^Nomor lantai/)).toHaveAttribute('aria-invalid', 'true');
    expect([inputsOf('createUnit'), onClose.mock.calls]).toEqual([[], []]);
  });

  it('keeps all that was typed where its code is taken, and leads from the summary to the field', async () => {
    const { form, fill, save, onClose } = await open({
      answers: { createUnit: fieldRefusal({ code: ['Kode ini sudah dipakai.'] }) },
    });
    await fill(/^Kode unit/, 'A-0101');
    await fill('Luas', '36');
    await save();

    await userEvent.click(await form.findByRole('button', { name: 'Kode unit: kode ini sudah dipakai.' }));
    expect(form.getByLabelText(/^Kode unit/)).toHaveFocus();
    expect([/^Kode unit/, 'Luas'].map((label) => valueOf(form.getByLabelText(label)))).toEqual(['A-0101', '36']);
    expect(onClose.mock.calls).toEqual([]);
  });
});

describe('a unit that is changed', () => {
  it('shows what it is, and is sent with the version that was seen', async () => {
    const { form, save, inputsOf, toasts, onClose } = await open({ unit, answers: { updateUnit: answerOf(unit) } });
    expect(screen.getByRole('dialog', { name: 'Ubah unit A-0201' })).toBeVisible();
    const shown = [/^Kode unit/, 'Lantai', 'Jenis', 'Luas', 'Status'].map((label) =>
      valueOf(form.getByLabelText(label)),
    );
    expect(shown).toEqual(['A-0201', unit.floorId, 'residential', '72,25', 'renovation']);
    await save();

    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(inputsOf('updateUnit')).toEqual([
      {
        params: { ...params, unitId: unit.id },
        version: unit.version,
        body: {
          floorId: unit.floorId,
          code: 'A-0201',
          kind: 'residential',
          status: 'renovation',
          areaMilliM2: 72_250,
        },
      },
    ]);
    expect(toasts).toEqual(['Unit disimpan.']);
  });

  it.each([
    { answer: refusal('conflict', 412, 'Data ini baru saja diubah orang lain.'), said: /baru saja diubah orang lain/ },
    { answer: refusal('not-found', 404, 'Unit ini sudah tidak ada.'), said: /sudah tidak ada/ },
    { answer: refusal('forbidden', 403, 'Anda tidak berwenang.'), said: /tidak berwenang/ },
    { answer: refusal('network', 0, 'Failed to fetch'), said: /Tidak dapat terhubung|jaringan|internet/i },
  ])('stays open, and says so, where the server answers with $answer.status', async ({ answer, said }) => {
    const { form, fill, save, onClose } = await open({ unit, answers: { updateUnit: answer } });
    await fill('Luas', '80');
    await save();

    expect((await form.findByRole('alert')).textContent).toMatch(said);
    expect(valueOf(form.getByLabelText('Luas'))).toBe('80');
    expect(onClose.mock.calls).toEqual([]);
  });
});

function valueOf(control: HTMLElement): string {
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.value : '';
}
