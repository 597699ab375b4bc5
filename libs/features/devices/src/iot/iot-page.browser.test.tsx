import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { Command } from '@imah/contract/devices';
import { toasterMachine } from '@imah/state-machines';
import { createFakeRealtime, type FakeRealtime } from '@imah/realtime/testing';
import {
  answerOf,
  commandIn,
  deviceTypes,
  door,
  fixtureNow,
  listOf,
  offlinePump,
  pump,
  reportedState,
  tower,
  withActs,
} from '@imah/testing';
import { ToastContainer } from '@imah/ui';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { BuildingProvider } from '@imah/features-buildings';
import { fullAnswers } from '@imah/app/harness';
import { show } from '@imah/app/harness/testing';
import { ToasterProvider } from '@imah/app/shell';
import { useLiveReads } from '@imah/app/live';
import { IotPage } from './iot-page.tsx';

afterEach(cleanup);

const address = { orgId: tower.orgId, buildingId: tower.id };

function Page() {
  useLiveReads(address);
  return (
    <BuildingProvider building={tower}>
      <IotPage />
    </BuildingProvider>
  );
}

async function open(path = '', answers: FakeAnswers = {}, more: object = {}) {
  const realtime = createFakeRealtime({ now: () => fixtureNow });
  const toaster = createActor(toasterMachine, { input: { now: () => performance.now() } }).start();
  const page = (
    <ToasterProvider actor={toaster}>
      <Page />
      <ToastContainer actor={toaster} />
    </ToasterProvider>
  );
  const shown = await show(page, {
    route: '/imah/building/:id/iot',
    path: `/imah/building/${tower.id}/iot${path}`,
    answers: { ...fullAnswers, listCommands: listOf([]), ...answers },
    realtime,
    ...more,
  });
  await screen.findByRole('searchbox');
  return { ...shown, realtime };
}

const report = (realtime: FakeRealtime, values: Record<string, number | boolean>) =>
  act(async () => realtime.setDevice(address, pump.id, reportedState(values, 0)));
const rowOf = (name: string) => screen.getByRole('link', { name }).closest('li') as HTMLElement;

describe('IotPage', () => {
  it('shows values as they come in, without a reload', async () => {
    const { realtime } = await open();
    expect(within(rowOf('Pompa transfer 1')).getByText(/4,2/)).toBeVisible();

    await report(realtime, { on: false, pressure: 0.3, power: 0 });

    expect(await within(rowOf('Pompa transfer 1')).findByText(/0,3/)).toBeVisible();
    expect(within(rowOf('Pompa transfer 1')).getByText('Mati', { selector: '[data-metric]' })).toBeVisible();
    expect(within(rowOf('Pompa transfer 1')).getByRole('switch').getAttribute('aria-checked')).toBe('false');
  });

  it('narrows by words and by status, says how many are left, and offers a way back', async () => {
    await open();

    await userEvent.type(screen.getByRole('searchbox'), 'pompa');
    expect(screen.getByText('2 dari 8 perangkat')).toBeVisible();

    await userEvent.selectOptions(screen.getByLabelText('Status'), 'never-seen');
    expect(screen.getByText('Tidak ada yang cocok')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Hapus saringan' }));
    expect(screen.getByText('8 dari 8 perangkat')).toBeVisible();
  });

  it('opens a device by its address and by its row, and closes it', async () => {
    await open(`?device=${pump.id}`);
    expect(await screen.findByRole('heading', { name: pump.name })).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Tutup rincian' }));
    expect(screen.queryByRole('heading', { name: pump.name })).toBeNull();

    await userEvent.click(screen.getByRole('link', { name: 'Suhu lobi' }));
    expect(await screen.findByRole('heading', { name: 'Suhu lobi' })).toBeVisible();
  });

  it('shows sent, then acknowledged, then what the device reports', async () => {
    let commands: Command[] = [];
    const { calls, realtime } = await open(`?device=${pump.id}`, {
      listCommands: async () => listOf(commands),
      sendCommand: async () => answerOf((commands = [commandIn('sent')])[0] as Command),
    });
    const toggle = await screen.findByRole('switch', { name: 'Pompa' });
    expect(toggle.getAttribute('aria-checked')).toBe('true');

    await userEvent.click(toggle);
    expect(await screen.findByText('Terkirim, menunggu perangkat')).toBeVisible();
    expect(toggle.getAttribute('aria-checked')).toBe('true');
    expect(calls().find(({ name }) => name === 'sendCommand')?.input).toEqual({
      params: { deviceId: pump.id },
      body: { method: 'set', params: { key: 'on', value: false } },
    });

    commands = [commandIn('succeeded')];
    const changed = {
      entity: 'command',
      id: commandIn('sent').id,
      version: 5,
      op: 'updated',
      at: new Date(fixtureNow).toISOString(),
    } as const;
    await act(async () => realtime.emitChange(address, changed));
    await report(realtime, { on: false, pressure: 0, power: 0 });

    await vi.waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('false'));
    expect(screen.queryByText('Terkirim, menunggu perangkat')).toBeNull();
  });

  it('shows on a second screen the command that another person sent', async () => {
    let commands: Command[] = [];
    const { realtime } = await open(`?device=${pump.id}`, { listCommands: async () => listOf(commands) });
    await screen.findByRole('switch', { name: 'Pompa' });

    commands = [commandIn('acknowledged')];
    const changed = {
      entity: 'command',
      id: commandIn('sent').id,
      version: 4,
      op: 'updated',
      at: new Date(fixtureNow).toISOString(),
    } as const;
    await act(async () => realtime.emitChange(address, changed));

    expect(await screen.findByText('Diterima perangkat, menunggu laporan')).toBeVisible();
    expect(screen.getByText('Perintah dari Ratna Wijayanti')).toBeVisible();
  });

  it.each([
    ['failed', 'Perangkat menolak perintah: Motor terlalu panas'],
    ['expired', /tidak menjawab sampai batas waktu/],
  ] as const)('says when a command %s, and offers to send it again', async (status, words) => {
    await open(`?device=${pump.id}`, { listCommands: listOf([commandIn(status)]) });

    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Kirim lagi' })).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Pompa' }).getAttribute('aria-checked')).toBe('true');
  });

  it('says that a command was not sent when the server did not take it', async () => {
    const refused = new ApiError({ kind: 'conflict', status: 409, message: 'bentrok' });
    await open(`?device=${pump.id}`, { sendCommand: refused });

    await userEvent.click(await screen.findByRole('switch', { name: 'Pompa' }));

    expect((await screen.findByRole('alert')).textContent).toContain(
      'Perintah lain untuk perangkat ini masih berjalan',
    );
  });

  it('explains to those who may only look that they may not control', async () => {
    await open(`?device=${pump.id}`, { listDevices: listOf([withActs(pump, [])]) });

    expect(await screen.findByText(/tidak dapat mengendalikannya/)).toBeVisible();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('offers no switch for a device that is offline', async () => {
    await open(`?device=${offlinePump.id}`);

    expect(await screen.findByText(/belum dapat dikendalikan/)).toBeVisible();
    expect(screen.queryByRole('switch', { name: /transfer 2|^Pompa$/ })).toBeNull();
  });

  it('says what a guarded control does before it is moved, and offers the way back for ten seconds', async () => {
    let commands: Command[] = [];
    const unlock: Command = { ...commandIn('succeeded'), deviceId: door.id, params: { key: 'locked', value: false } };
    const { calls } = await open(`?device=${door.id}`, {
      listCommands: async () => listOf(commands),
      sendCommand: async () => answerOf((commands = [unlock])[0] as Command),
    });
    const bodies = () => calls().flatMap(({ name, input }) => (name === 'sendCommand' ? [input] : []));

    await userEvent.click(await screen.findByRole('switch', { name: 'Kunci' }));
    const question = await screen.findByRole('alertdialog', { name: `Buka kunci ${door.name}?` });
    expect([bodies(), within(question).getByText('Siapa saja dapat masuk.').textContent]).toEqual([
      [],
      'Siapa saja dapat masuk.',
    ]);
    await userEvent.click(within(question).getByRole('button', { name: 'Buka kunci' }));

    await userEvent.click(await screen.findByRole('button', { name: 'Kunci lagi' }));
    const body = (value: boolean) => ({
      params: { deviceId: door.id },
      body: { method: 'set', params: { key: 'locked', value }, confirmed: true },
    });
    await vi.waitFor(() => expect(bodies()).toEqual([body(false), body(true)]));
  });

  it('sends nothing by keyboard either until a reason is written for what may be deadly', async () => {
    const guard = { kind: 'reason', consequence: { id: 'Gedung tanpa hidran.', en: 'No hydrants.' } } as const;
    const types = deviceTypes.map((type) => ({
      ...type,
      controls: type.controls.map((control) =>
        control.kind === 'switch' ? { ...control, guard: { on: guard, off: guard } } : control,
      ),
    }));
    const { calls } = await open(`?device=${pump.id}`, {
      listDeviceTypes: answerOf(types),
      sendCommand: () => new Promise(() => undefined),
    });
    const sent = () => calls().flatMap(({ name, input }) => (name === 'sendCommand' ? [input] : []));

    (await screen.findByRole('switch', { name: 'Pompa' })).focus();
    await userEvent.keyboard(' ');
    const field = within(await screen.findByRole('alertdialog')).getByRole('textbox', { name: /Alasan/ });
    await userEvent.click(screen.getByRole('button', { name: 'Matikan' }));
    expect([sent(), screen.getByText('Tulis alasannya, minimal 3 huruf.').textContent]).toEqual([
      [],
      'Tulis alasannya, minimal 3 huruf.',
    ]);
    await userEvent.type(field, 'Uji bulanan');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    expect(sent()).toEqual([
      {
        params: { deviceId: pump.id },
        body: {
          method: 'set',
          params: { key: 'on', value: false },
          confirmed: true,
          reason: 'Uji bulanan',
        },
      },
    ]);
  });
});
