import type { FakeAnswers } from '@imah/api-client/testing';
import type { UnitImportReport } from '@imah/contract/buildings';
import { answerOf, tower } from '@imah/testing';
import { fieldRefusal, openPage, refusal } from '@imah/app/harness/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ImportDialog } from './import-dialog.tsx';
import { UnitImporter } from './unit-importer.tsx';

afterEach(cleanup);

const report: UnitImportReport = {
  applied: false,
  rows: 3,
  units: 3,
  floors: 1,
  sections: 1,
  people: 0,
  faults: [],
  faultyRows: 0,
  ignoredHeadings: [],
  preview: [],
  errorFile: null,
};
const faulty: UnitImportReport = {
  ...report,
  units: 2,
  faultyRows: 1,
  faults: [{ row: 4, column: 'code', message: 'Kode ini sudah dipakai' }],
  errorFile: 'unit,kesalahan\r\n',
};

type Asked = { readonly source: { readonly kind: string }; readonly mode: 'check' | 'apply'; readonly faulty?: string };

async function open(answer: (asked: Asked) => UnitImportReport | Error) {
  const onDone = vi.fn<(done: UnitImportReport) => void>();
  const importUnits: FakeAnswers['importUnits'] = async ({ body }) => {
    const given = answer(body as Asked); // What is sent is what was asked.
    if (given instanceof Error) throw given;
    return answerOf(given);
  };
  const page = await openPage(<UnitImporter building={tower} onDone={onDone} />, { answers: { importUnits } });
  const asked = () => page.inputsOf('importUnits').map((input) => (input as { body: Asked }).body);
  return { ...page, asked, onDone };
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const pasted = () => screen.getByRole('textbox', { name: 'Tempel dari lembar kerja' });

describe('many units at once', () => {
  it('are checked first, and made on a second press with the same rows', async () => {
    const { asked, onDone } = await open(({ mode }) => ({ ...report, applied: mode === 'apply' }));
    await press('Periksa');
    await screen.findByText(/^Siap dibuat: 3 unit/);
    expect([asked().map(({ mode }) => mode), onDone.mock.calls]).toEqual([['check'], []]);

    await press('Buat 3 unit');
    await expect.poll(() => onDone.mock.calls).toEqual([[{ ...report, applied: true }]]);
    expect(asked().map(({ mode, faulty: given }) => [mode, given])).toEqual([
      ['check', undefined],
      ['apply', 'stop'],
    ]);
    expect(asked()[1]?.source).toEqual(asked()[0]?.source);
  });

  it('are made without the faulty rows only by a press that says so', async () => {
    const { asked } = await open(({ mode }) => (mode === 'check' ? faulty : { ...faulty, applied: true }));
    await press('Periksa');
    await screen.findByText('1 dari 3 baris bermasalah. Belum ada yang disimpan.');
    expect(screen.queryByRole('button', { name: 'Buat 2 unit' })).toBeNull();
    await press('Buat 2 unit yang benar');

    await expect.poll(() => asked().at(-1)).toEqual(expect.objectContaining({ mode: 'apply', faulty: 'skip' }));
  });

  it('cannot be made where no row is right, nor where the whole cannot be read', async () => {
    const none = { ...faulty, units: 0 };
    const unread = { ...report, faults: [{ row: null, column: null, message: 'Tidak ada kolom unit' }] };
    let given: UnitImportReport = none;
    await open(() => given);
    await press('Periksa');
    await screen.findByRole('table', { name: 'Baris bermasalah' });
    expect(screen.queryByRole('button', { name: /^Buat/ })).toBeNull();

    await press('Ubah isian');
    given = unread;
    await press('Periksa');
    await screen.findByText('Tidak ada kolom unit');
    expect(screen.queryByRole('button', { name: /^Buat/ })).toBeNull();
  });

  it('are shown anew where somebody else was faster than the second press', async () => {
    const { onDone } = await open(({ mode }) => (mode === 'check' ? report : faulty));
    await press('Periksa');
    await screen.findByText(/^Siap dibuat: 3 unit/);
    await press('Buat 3 unit');

    expect(await screen.findByRole('cell', { name: 'Kode ini sudah dipakai' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Buat 2 unit yang benar' })).toBeVisible();
    expect(onDone.mock.calls).toEqual([]);
  });

  it('stay checked where the network goes before they are made', async () => {
    await open(({ mode }) =>
      mode === 'check' ? report : refusal('conflict', 409, 'Gedung sedang diubah orang lain.'),
    );
    await press('Periksa');
    await screen.findByText(/^Siap dibuat/);
    await press('Buat 3 unit');

    expect(await screen.findByText('Gedung sedang diubah orang lain.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Buat 3 unit' })).toBeEnabled();
  });

  it('keep what was pasted while another source is looked at, and after the way back from the check', async () => {
    await open(() => report);
    await choose('Tempel');
    await userEvent.click(pasted());
    await userEvent.paste('unit\tluas\nA-1\t36');
    await choose('Pola');
    await choose('Tempel');
    expect(pasted()).toHaveValue('unit\tluas\nA-1\t36');

    await press('Periksa');
    await screen.findByText(/^Siap dibuat/);
    await press('Ubah isian');
    expect(pasted()).toHaveValue('unit\tluas\nA-1\t36');
  });

  it('say of pasted rows what is wrong at their own field, by its name on the wire', async () => {
    await open(() => fieldRefusal({ 'source.text': ['Terlalu banyak kolom.'] }));
    await choose('Tempel');
    await userEvent.click(pasted());
    await userEvent.paste('unit');
    await press('Periksa');

    await expect.poll(() => pasted().getAttribute('aria-invalid')).toBe('true');
    expect(pasted()).toHaveAccessibleDescription(expect.stringContaining('Terlalu banyak kolom.'));
  });

  it('say nothing of one source in the form of another', async () => {
    await open(() => fieldRefusal({ 'source.text': ['Terlalu banyak kolom.'] }));
    await choose('Tempel');
    await userEvent.click(pasted());
    await userEvent.paste('unit');
    await press('Periksa');
    await screen.findAllByText(/terlalu banyak kolom/i);

    await choose('Pola');
    expect(screen.queryAllByRole('alert').filter((alert) => alert.checkVisibility())).toEqual([]);
    await choose('Tempel');
    expect(pasted()).toHaveAccessibleDescription(expect.stringContaining('Terlalu banyak kolom.'));
  });
});

it('closes its dialog when the units are made, and says how many they are', async () => {
  const onClose = vi.fn<() => void>();
  const { toasts } = await openPage(<ImportDialog building={tower} onClose={onClose} />, {
    answers: { importUnits: async ({ body }) => answerOf({ ...report, applied: body.mode === 'apply' }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Periksa' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Buat 3 unit' }));

  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(toasts).toEqual(['3 unit dibuat.']);
});
