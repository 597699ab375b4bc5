import type { FakeAnswers } from '@imah/api-client/testing';
import type { DeviceImport, DeviceImportReport } from '@imah/contract/devices';
import { answerOf, deviceTypes, listOf, places, pump, tower, whoamiOfOwner, whoamiOfSupervisor } from '@imah/testing';
import { fullAnswers } from '@imah/app/harness';
import { openPage, refusal } from '@imah/app/harness/testing';
import { BuildingProvider } from '@imah/features-buildings';
import { IotPage } from '../iot/iot-page.tsx';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AddMany } from './add-many.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { faultyReport, importReport } from './testing/report.ts';

afterEach(cleanup);

async function open(
  answer: (asked: DeviceImport) => DeviceImportReport,
  more: FakeAnswers = {},
  person = whoamiOfOwner,
) {
  const onClose = vi.fn<() => void>();
  const page = await openPage(<BulkDialog building={tower} onClose={onClose} />, {
    person,
    answers: {
      getPlaces: answerOf(places),
      listKnownDeviceTypes: answerOf([...deviceTypes]),
      importDevices: async ({ body }) => answerOf(answer(body as DeviceImport)), // What is sent is what was asked.
      ...more,
    },
  });
  await screen.findByRole('option', { name: 'Pompa' });
  const asked = () => page.inputsOf('importDevices').map((input) => (input as { body: DeviceImport }).body);
  return { ...page, asked, onClose };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const byMode = ({ mode }: DeviceImport): DeviceImportReport =>
  mode === 'apply' ? { ...importReport, applied: true, importId: tower.id } : importReport;
async function fillPattern(template: string, across = 'one') {
  const name = screen.getByRole('textbox', { name: /^Pola nama/ });
  await userEvent.clear(name);
  await userEvent.click(name);
  await userEvent.paste(template);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Jenis/ }), 'pump');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Dipasang di/ }), across);
}

describe('many devices of a pattern', () => {
  it('are counted and named while it is written, and what is wrong with it is said at once', async () => {
    await open(byMode);
    expect(screen.getByText('40 perangkat: Sensor 01, Sensor 02, Sensor 03 … Sensor 40')).toBeVisible();

    await fillPattern('Meter {tempat}/{1..2}', 'units');
    expect(screen.getByText('2 perangkat di setiap tempat: Meter A-302/1, Meter A-302/2')).toBeVisible();
    await fillPattern('Meter {2..1}');
    expect(screen.getByText('Pola nama tidak benar; tulis seperti Sensor {01..40}.')).toBeVisible();
  });

  it('need a type, which is said at its field, and are not asked for without one', async () => {
    const { asked } = await open(byMode);
    await press('Periksa');

    await expect.poll(() => screen.getByRole('combobox', { name: /^Jenis/ }).getAttribute('aria-invalid')).toBe('true');
    expect(asked()).toEqual([]);
  });

  it('are checked, registered by a second press with the same pattern, and undone by a third', async () => {
    const undoDeviceImport = vi.fn<() => Promise<undefined>>(async () => undefined);
    const { asked, onClose, toasts } = await open(byMode, { undoDeviceImport });
    await fillPattern('Pompa {1..3}', 'floors');
    await press('Periksa');
    const rows = within(await screen.findByRole('table', { name: 'Contoh perangkat yang akan didaftarkan' }));
    expect(rows.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'namajenistempatnomor seri',
      'Pompa 1PompaLantai 1',
      'Pompa 2PompaSeluruh gedungSN-2',
    ]);

    await press('Daftarkan 2 perangkat');
    await screen.findByText(/^2 perangkat didaftarkan/);
    const pattern = { nameTemplate: 'Pompa {1..3}', typeKey: 'pump', across: 'floors' };
    expect(asked()).toEqual([
      { source: { kind: 'pattern', pattern }, mode: 'check' },
      { source: { kind: 'pattern', pattern }, mode: 'apply', faulty: 'stop' },
    ]);

    await press('Batalkan impor');
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect([undoDeviceImport.mock.calls.length, toasts]).toEqual([1, ['2 perangkat dihapus lagi.']]);
  });
});

describe('many devices of pasted cells', () => {
  it('are shown with what is wrong, and registered without the wrong rows by a press that says so', async () => {
    const { asked } = await open(({ mode }) =>
      mode === 'check' ? faultyReport : { ...faultyReport, applied: true, importId: tower.id },
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Tempel' }));
    await userEvent.click(screen.getByRole('textbox', { name: 'Tempel dari lembar kerja' }));
    await userEvent.paste('nama\tjenis\nA\tpump');
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Periksa' }).find((button) => button.checkVisibility())!,
    );

    const rows = within(await screen.findByRole('table', { name: 'Baris bermasalah' })).getAllByRole('row');
    expect(rows[1]?.textContent).toBe('4nomor seriNomor seri ini sudah dipakai perangkat lain');
    await press('Daftarkan 2 perangkat yang benar');
    await screen.findByText(/^2 perangkat didaftarkan/);
    expect(asked().at(-1)).toEqual({
      source: { kind: 'text', text: 'nama\tjenis\nA\tpump' },
      mode: 'apply',
      faulty: 'skip',
    });
  });
});

describe('an import that is done', () => {
  it('says why it cannot be undone any more, and stays in sight', async () => {
    const { onClose } = await open(byMode, {
      undoDeviceImport: async () => {
        throw refusal('conflict', 409, 'Impor ini tidak dapat dibatalkan lagi.');
      },
    });
    await fillPattern('Pompa {1..3}');
    await press('Periksa');
    await userEvent.click(await screen.findByRole('button', { name: 'Daftarkan 2 perangkat' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Batalkan impor' }));

    expect(await screen.findByText('Impor ini tidak dapat dibatalkan lagi.')).toBeVisible();
    expect(onClose.mock.calls).toEqual([]);
  });

  it('stays in sight where the page had no devices before it, and has them after it', async () => {
    let registered: readonly (typeof pump)[] = [];
    await openPage(
      <BuildingProvider building={tower}>
        <IotPage />
      </BuildingProvider>,
      {
        route: '/imah/building/:id/iot',
        path: `/imah/building/${tower.id}/iot`,
        person: whoamiOfOwner,
        answers: {
          ...fullAnswers,
          listDevices: async () => listOf([...registered]),
          importDevices: async ({ body }) => {
            const done = answerOf(byMode(body as DeviceImport)); // As above.
            if (done.data.applied) registered = [pump];
            return done;
          },
        },
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Tambah banyak' }));
    await screen.findByRole('option', { name: 'Pompa' });
    await fillPattern('Pompa {1..3}');
    await press('Periksa');
    await userEvent.click(await screen.findByRole('button', { name: 'Daftarkan 2 perangkat' }));

    expect(await screen.findByText(/^2 perangkat didaftarkan/)).toBeVisible();
    await expect.poll(() => screen.queryByText('Belum ada perangkat')).toBeNull();
    expect(screen.getByText(/^2 perangkat didaftarkan/)).toBeVisible();
  });

  it('is offered to nobody who may not register devices', async () => {
    await openPage(<AddMany building={tower} onOpen={() => undefined} />, { person: whoamiOfSupervisor });

    expect(screen.queryByRole('button', { name: 'Tambah banyak' })).toBeNull();
  });
});
