import type { FakeAnswers } from '@imah/api-client/testing';
import type { Device } from '@imah/contract/devices';
import {
  answerOf,
  commandIn,
  door,
  doorType,
  fixtureId,
  fixtureNow,
  listOf,
  pump,
  pumpType,
  reportedState,
  withActs,
} from '@imah/testing';
import { openPage, refusal } from '@imah/app/harness/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { DeviceRow } from './device-row.tsx';

afterEach(cleanup);

const running = withActs({ ...pump, state: reportedState({ on: true }) }, ['command']);

function open(device: Device = running, answers: FakeAnswers = {}, type = pumpType) {
  return openPage(
    <ul>
      <DeviceRow device={device} unitCode={null} type={type} href="?device=1" selection="closed" />
    </ul>,
    { answers: { listCommands: listOf([]), sendCommand: answerOf(commandIn('queued')), ...answers } },
  );
}
const theSwitch = () => screen.findByRole('switch', { name: `Pompa: ${pump.name}` });

describe('the switch in the row of a device', () => {
  it('stands as the device reports, and reads no commands before it is pressed', async () => {
    const { inputsOf } = await open();

    expect(await theSwitch()).toHaveAttribute('aria-checked', 'true');
    expect(inputsOf('listCommands')).toEqual([]);
  });

  it('sends the other position by the same command as the page, and is pending until the device reports it', async () => {
    const { inputsOf } = await open(running, { listCommands: listOf([commandIn('sent')]) });
    await userEvent.click(await theSwitch());

    const params = { deviceId: pump.id };
    await expect
      .poll(() => inputsOf('sendCommand'))
      .toEqual([{ params, body: { method: 'set', params: { key: 'on', value: false } } }]);
    await expect.poll(async () => (await theSwitch()).getAttribute('aria-busy')).toBe('true');
    expect(await theSwitch()).toHaveAttribute('aria-checked', 'true');
  });

  it('says beside it that its command failed', async () => {
    await open(running, { listCommands: listOf([commandIn('failed')]) });
    await userEvent.click(await theSwitch());

    expect((await screen.findByRole('alert')).textContent).toBe('Perangkat menolak perintah: Motor terlalu panas');
  });

  it('sends the failed command again where it is asked to', async () => {
    const { inputsOf } = await open(running, { listCommands: listOf([commandIn('failed')]) });
    await userEvent.click(await theSwitch());
    await userEvent.click(await screen.findByRole('button', { name: `Kirim lagi: Pompa, ${pump.name}` }));

    await expect.poll(() => inputsOf('sendCommand').length).toBe(2);
    expect(inputsOf('sendCommand')[1]).toEqual(inputsOf('sendCommand')[0]);
  });

  it('says what was asked for where the device reports something else', async () => {
    const differing = { ...commandIn('succeeded'), mismatchedAt: new Date(fixtureNow).toISOString() };
    await open(running, { listCommands: listOf([differing]) });
    await userEvent.click(await theSwitch());

    expect((await screen.findByText(/^Diminta Mati, tetapi perangkat melaporkan/)).textContent).toBe(
      'Diminta Mati, tetapi perangkat melaporkan Menyala.',
    );
  });

  it('is reached and moved by the keyboard, past the link of its row', async () => {
    const { inputsOf } = await open();
    const control = await theSwitch();
    await userEvent.tab();
    await userEvent.tab();
    expect(control).toHaveFocus();
    await userEvent.keyboard(' ');

    await expect.poll(() => inputsOf('sendCommand').length).toBe(1);
  });

  it('says beside it why the server did not take it', async () => {
    await open(running, {
      sendCommand: async () => {
        throw refusal('forbidden', 403, 'Tidak boleh.');
      },
    });
    await userEvent.click(await theSwitch());

    expect((await screen.findByRole('alert')).textContent).not.toBe('');
  });

  it('is settled by a later command of somebody else, whose list has the sent one no more', async () => {
    const later = {
      ...commandIn('succeeded'),
      id: fixtureId('command', 9),
      requestedAt: new Date(fixtureNow).toISOString(),
    };
    await open(running, { listCommands: listOf([later]) });
    await userEvent.click(await theSwitch());

    await expect.poll(async () => (await theSwitch()).getAttribute('aria-busy')).toBeNull();
  });

  it('can be moved again where what became of its command cannot be read', async () => {
    await open(running, { listCommands: refusal('server', 500, 'gangguan') });
    await userEvent.click(await theSwitch());

    await expect.poll(async () => (await theSwitch()).getAttribute('aria-busy')).toBeNull();
  });

  it('asks what its guard asks before anything is sent', async () => {
    const closed = withActs({ ...door, state: reportedState({ locked: true }) }, ['command']);
    const { inputsOf } = await open(closed, {}, doorType);
    await userEvent.click(await screen.findByRole('switch'));

    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(inputsOf('sendCommand')).toEqual([]);
  });

  it.each([
    ['for who may not move it', withActs(running, [])],
    ['where the device is silent', { ...running, state: reportedState({ on: true }, 900, 'offline') }],
    ['where nobody knows how it stands', { ...running, state: reportedState({}) }],
  ])('is not there %s', async (_what, device) => {
    await open(device);

    expect(await screen.findByRole('link', { name: pump.name })).toBeVisible();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
