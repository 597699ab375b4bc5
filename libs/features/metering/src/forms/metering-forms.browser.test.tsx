import type { FakeAnswers } from '@imah/api-client/testing';
import type { MeterDetail } from '@imah/contract/metering';
import { answerOf, listOf, tower } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fieldRefusal, openPage, refusal } from '@imah/app/harness/testing';
import { approvedReading, detail, mainDetail, meteringAnswers, waitingReading } from '../testing/metering-fixtures.ts';
import { ArchiveForm } from './archive-form.tsx';
import { CorrectForm } from './correct-form.tsx';
import { DecideForm } from './decide-form.tsx';
import { EditMeterForm } from './edit-meter-form.tsx';
import { MeterForm } from './meter-form.tsx';
import { ReadingForm } from './reading-form.tsx';
import { ReplaceForm } from './replace-form.tsx';

afterEach(cleanup);

const ignore = () => undefined;
const changed = refusal('conflict', 412, 'Data ini baru saja diubah orang lain.');
const open = async (element: ReactElement, answers: FakeAnswers = {}) => {
  const page = await openPage(element, { answers: { ...meteringAnswers, ...answers } });
  return { ...page, form: within(await screen.findByRole('dialog')) };
};
const reading = (more: Partial<MeterDetail> = {}, answers: FakeAnswers = {}, kind: 'staff' | 'resident' = 'staff') => {
  const as = { kind, orgId: tower.orgId };
  const onClose = vi.fn<() => void>();
  return open(<ReadingForm meter={{ ...detail, ...more }} as={as} onClose={onClose} />, answers).then((page) => ({
    ...page,
    onClose,
  }));
};
const send = (form: ReturnType<typeof within>, name: string) => userEvent.click(form.getByRole('button', { name }));

describe('the form of a reading', () => {
  it('asks for what is missing, and sends nothing', async () => {
    const { form, inputsOf } = await reading();
    await send(form, 'Simpan pembacaan');

    expect(form.getByLabelText(/Angka meteran/)).toHaveAttribute('aria-invalid', 'true');
    expect(inputsOf('createReading')).toEqual([]);
  });

  it('of a meter that was never read holds the number against nothing', async () => {
    const { form } = await reading({ last: null, usualPerDayMilli: null });
    await userEvent.type(form.getByLabelText(/Angka meteran/), '12');

    expect(form.queryByText(/Terakhir/)).toBeNull();
    expect(form.queryByText(/sejak pembacaan terakhir/)).toBeNull();
    expect(form.getByRole('button', { name: 'Simpan pembacaan' })).toBeVisible();
  });

  it('asks for each register of a meter that has several, and adds them up', async () => {
    const { form, inputsOf } = await reading(mainDetail, { createReading: answerOf(waitingReading) });
    await userEvent.type(form.getByLabelText('Angka meteran (LWBP)', { exact: false }), '90211');
    await userEvent.type(form.getByLabelText('Angka meteran (WBP)', { exact: false }), '31401');

    // 1 and 0,75 behind a transformer of forty.
    expect(await form.findByText('Pemakaian 70 kWh sejak pembacaan terakhir.')).toBeVisible();
    await send(form, 'Simpan pembacaan');
    await expect
      .poll(() => inputsOf('createReading'))
      .toMatchObject([{ body: { values: [90_211_000, 31_401_000], source: 'staff' } }]);
  });

  it('says that the calibration is over, and is sent without waiting for anybody', async () => {
    const { form } = await reading({ verifyUntil: '2026-01-01' });
    await userEvent.type(form.getByLabelText(/Angka meteran/), '4200');

    expect(await form.findByText('Masa tera meteran sudah berakhir')).toBeVisible();
    expect(form.getByText('Perhatikan:')).toBeVisible();
    expect(form.getByRole('button', { name: 'Simpan pembacaan' })).toBeVisible();
  });

  it('goes on through the last digit: nothing is odd about that', async () => {
    const { form } = await reading({ digits: 5, last: { at: '2026-11-19T08:00:00.000Z', values: [99_995_000] } });
    await userEvent.type(form.getByLabelText(/Angka meteran/), '5');

    expect(await form.findByText('Pemakaian 10 kWh sejak pembacaan terakhir.')).toBeVisible();
  });

  it('stays open with the number where somebody has read at that moment, and says so', async () => {
    const { form, onClose, toasts } = await reading(
      {},
      { createReading: refusal('conflict', 409, 'Meteran ini sudah dibaca pada saat itu.') },
    );
    await userEvent.type(form.getByLabelText(/Angka meteran/), '4200');
    await send(form, 'Simpan pembacaan');

    expect((await form.findByRole('alert')).textContent).toContain('sudah dibaca pada saat itu');
    expect(form.getByLabelText(/Angka meteran/)).toHaveValue('4.200');
    expect([onClose.mock.calls, toasts]).toEqual([[], []]);
  });

  it('shows at the number what the server says of it', async () => {
    const { form } = await reading({}, { createReading: fieldRefusal({ 'values.0': ['Terlalu besar'] }) });
    await userEvent.type(form.getByLabelText(/Angka meteran/), '4200');
    await send(form, 'Simpan pembacaan');

    expect(await form.findByText('Terlalu besar')).toBeVisible();
  });

  it('says afterwards whether the reading counts or waits', async () => {
    for (const [state, text] of [
      ['approved', 'Pembacaan tersimpan.'],
      ['submitted', 'Pembacaan menunggu persetujuan.'],
    ] as const) {
      const { form, toasts, onClose } = await reading({}, { createReading: answerOf({ ...waitingReading, state }) });
      await userEvent.type(form.getByLabelText(/Angka meteran/), '4200');
      await send(form, 'Simpan pembacaan');
      await expect.poll(() => toasts).toEqual([text]);
      expect(onClose.mock.calls).toHaveLength(1);
      cleanup();
    }
  });

  it('asks a resident neither for the moment nor for how it was read', async () => {
    const { form } = await reading({}, {}, 'resident');

    expect(form.queryByLabelText(/Tanggal baca/)).toBeNull();
    expect(form.queryByLabelText('Dibaca')).toBeNull();
    expect(form.getByLabelText(/Angka meteran/)).toHaveAttribute('inputmode', 'decimal');
  });

  it('is sent by the keyboard alone', async () => {
    const { form, inputsOf } = await reading({}, { createReading: answerOf(waitingReading) });
    await userEvent.type(form.getByLabelText(/Angka meteran/), '4200{Enter}');

    await expect.poll(() => inputsOf('createReading')).toHaveLength(1);
  });
});

describe('a form about a meter that somebody else has changed meanwhile', () => {
  it.each([
    [
      'takes it out',
      <ArchiveForm key="a" meter={detail} onClose={ignore} />,
      { archiveMeter: changed },
      'Lepas meteran',
      [[/Angka terakhir/, '4200']],
    ],
    [
      'replaces it',
      <ReplaceForm key="b" meter={detail} onDone={ignore} onClose={ignore} />,
      { replaceMeter: changed },
      'Ganti meteran',
      [
        [/Angka terakhir meteran lama/, '4200'],
        [/Nomor meteran/, 'L-2'],
      ],
    ],
    [
      'changes it',
      <EditMeterForm key="c" meter={detail} onClose={ignore} />,
      { updateMeter: changed },
      'Simpan',
      [[/Nomor meteran/, '5']],
    ],
    [
      'decides about its reading',
      <DecideForm key="d" buildingId={tower.id} reading={waitingReading} decision="reject" onClose={ignore} />,
      { decideReading: changed },
      'Tolak',
      [[/Alasan/, 'Foto lain']],
    ],
  ] as const)('stays open where it %s, and says so', async (_what, element, answers, button, typed) => {
    const { form, toasts } = await open(element, answers);
    for (const [label, text] of typed) await userEvent.type(form.getByLabelText(label), text);
    await send(form, button);

    expect((await form.findByRole('alert')).textContent).toContain('baru saja diubah');
    expect(toasts).toEqual([]);
  });
});

describe('what has to be filled in', () => {
  it('is said of a decision without a reason, also where it is one of blanks', async () => {
    const { form, inputsOf } = await open(
      <DecideForm buildingId={tower.id} reading={waitingReading} decision="reject" onClose={ignore} />,
      { decideReading: answerOf(waitingReading) },
    );
    await userEvent.type(form.getByRole('textbox', { name: /Alasan/ }), '   ');
    await send(form, 'Tolak');

    expect(form.getByRole('textbox', { name: /Alasan/ })).toHaveAttribute('aria-invalid', 'true');
    expect(inputsOf('decideReading')).toEqual([]);
  });

  it('is said of a correction, whose number begins with the one that was read', async () => {
    const { form, inputsOf } = await open(
      <CorrectForm buildingId={tower.id} reading={approvedReading} onClose={ignore} />,
    );
    expect(form.getByLabelText(/Angka meteran/)).toHaveValue('4.182,5');
    await userEvent.clear(form.getByLabelText(/Angka meteran/));
    await send(form, 'Simpan koreksi');

    expect(form.getByLabelText(/Angka meteran/)).toHaveAttribute('aria-invalid', 'true');
    expect(form.getByRole('textbox', { name: /Alasan/ })).toHaveAttribute('aria-invalid', 'true');
    expect(inputsOf('correctReading')).toEqual([]);
  });

  it('is said of a meter of a unit without its unit and its number', async () => {
    const { form, inputsOf } = await open(<MeterForm building={tower} onClose={ignore} />);
    await send(form, 'Simpan');

    expect(form.getByLabelText(/^Unit/)).toHaveAttribute('aria-invalid', 'true');
    expect(form.getByLabelText(/Nomor meteran/)).toHaveAttribute('aria-invalid', 'true');
    expect(inputsOf('createMeter')).toEqual([]);
  });

  it('is no unit where the meter is for all', async () => {
    const { form } = await open(<MeterForm building={tower} onClose={ignore} />);
    await userEvent.selectOptions(form.getByLabelText('Meteran ini untuk'), 'main');

    expect(form.queryByLabelText(/^Unit/)).toBeNull();
  });

  it('is shown at the number of a meter that another has', async () => {
    const { form } = await open(<EditMeterForm meter={detail} onClose={ignore} />, {
      updateMeter: fieldRefusal({ number: ['Nomor ini sudah dipakai'] }),
    });
    await send(form, 'Simpan');

    expect(await form.findByText('Nomor ini sudah dipakai')).toBeVisible();
  });

  it('offers above a meter only main ones of what it counts', async () => {
    const { form } = await open(<MeterForm building={tower} onClose={ignore} />, {
      listMeters: listOf([mainDetail]),
    });
    const parents = () => within(form.getByLabelText('Di bawah meteran induk')).getAllByRole('option');
    await expect.poll(() => parents().map(({ textContent }) => textContent)).toHaveLength(2);

    expect(parents()[0]).toHaveTextContent('Tidak ada');
  });
});
