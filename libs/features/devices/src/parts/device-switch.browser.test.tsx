import type { FakeAnswers } from '@imah/api-client/testing';
import type { Command, DeviceState } from '@imah/contract/devices';
import { answerOf, commandIn, door, doorType, listOf, pump, pumpType, reportedState } from '@imah/testing';
import { openPage, refusal } from '@imah/app/harness/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { DeviceSwitch } from './device-switch.tsx';

afterEach(cleanup);

function switchOf({ controls }: typeof pumpType) {
  const [control] = controls;
  if (control?.kind !== 'switch') throw new Error('The fixture has no switch.');
  return control;
}
const [pumpControl, doorControl] = [switchOf(pumpType), switchOf(doorType)];
const params = { deviceId: pump.id };

interface Opening {
  readonly commands?: readonly Command[];
  readonly state?: DeviceState;
  readonly answers?: FakeAnswers;
  readonly locale?: 'id' | 'en';
}

const openPump = ({ commands = [], state = pump.state, answers = {}, locale = 'id' }: Opening = {}) =>
  openPage(<DeviceSwitch device={pump} type={pumpType} control={pumpControl} state={state} zone="Asia/Jakarta" />, {
    answers: { listCommands: listOf(commands), sendCommand: answerOf(commandIn('queued')), ...answers },
    locale,
  });
const theSwitch = (name = 'Pompa') => screen.findByRole('switch', { name });

describe('the switch of a device', () => {
  it.each([
    { on: true, checked: 'true', word: 'Menyala' },
    { on: false, checked: 'false', word: 'Mati' },
  ])('stands as the device reports: $word', async ({ on, checked, word }) => {
    await openPump({ state: reportedState({ on }) });

    expect(await theSwitch()).toHaveAttribute('aria-checked', checked);
    expect(screen.getByText(word)).toBeVisible();
  });

  it('sends the other position, and nothing else, to one device', async () => {
    const { inputsOf } = await openPump();
    await userEvent.click(await theSwitch());

    await expect
      .poll(() => inputsOf('sendCommand'))
      .toEqual([{ params, body: { method: 'set', params: { key: 'on', value: false } } }]);
  });

  it('is moved by the keyboard', async () => {
    const { inputsOf } = await openPump();
    (await theSwitch()).focus();
    await userEvent.keyboard(' ');

    await expect.poll(() => inputsOf('sendCommand')).toHaveLength(1);
  });

  it.each([
    { status: 'queued', word: 'Antre' },
    { status: 'sent', word: 'Terkirim, menunggu perangkat' },
    { status: 'acknowledged', word: 'Diterima perangkat, menunggu laporan' },
  ] as const)('says "$word", and of whom, while a command is $status', async ({ status, word }) => {
    await openPump({ commands: [commandIn(status)] });

    expect(await screen.findByText(word)).toBeVisible();
    expect(screen.getByText('Perintah dari Ratna Wijayanti')).toBeVisible();
  });

  it('is not there for a device that is offline, nor for one that has not said how it stands', async () => {
    await openPump({ state: reportedState({ on: true }, 4, 'offline') });
    expect(await screen.findByText(/Perangkat luring/)).toBeVisible();
    expect(screen.queryByRole('switch')).toBeNull();
    cleanup();

    await openPump({ state: reportedState({ pressure: 3 }) });
    expect(await screen.findByText('Perangkat belum melaporkan keadaannya.')).toBeVisible();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('speaks English to who reads English', async () => {
    await openPump({ locale: 'en' });

    expect(await theSwitch('Pump')).toHaveAttribute('aria-checked', 'true');
  });
});

describe('a command that came to nothing', () => {
  it.each([
    { what: 'failed with a reason', command: commandIn('failed'), said: /menolak perintah: Motor terlalu panas/ },
    {
      what: 'failed without one',
      command: { ...commandIn('failed'), error: '' },
      said: /tidak dapat menjalankan perintah/,
    },
    { what: 'was never answered', command: commandIn('expired'), said: /tidak menjawab sampai batas waktu/ },
  ])('is said to have $what, and can be sent once more', async ({ command, said }) => {
    const { inputsOf } = await openPump({ commands: [command] });
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toMatch(said);
    await userEvent.click(within(notice).getByRole('button', { name: 'Kirim lagi' }));

    await expect
      .poll(() => inputsOf('sendCommand'))
      .toEqual([{ params, body: { method: 'set', params: { key: 'on', value: false } } }]);
  });

  it('is not spoken of at another control', async () => {
    await openPump({ commands: [{ ...commandIn('failed'), params: { key: 'valve', value: true } }] });

    await theSwitch();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    {
      answer: refusal('conflict', 409, 'x'),
      said: 'Perintah lain untuk perangkat ini masih berjalan. Tunggu sebentar.',
    },
    { answer: refusal('forbidden', 403, 'x'), said: /tidak dapat mengendalikannya/ },
    { answer: refusal('rate-limited', 429, 'x'), said: /Terlalu banyak perintah/ },
    { answer: refusal('network', 0, 'x'), said: 'Perintah tidak terkirim. Periksa sambungan Anda, lalu coba lagi.' },
    { answer: refusal('timeout', 0, 'x'), said: 'Perintah tidak terkirim. Periksa sambungan Anda, lalu coba lagi.' },
    { answer: refusal('server', 500, 'Rusak.'), said: 'Perintah tidak terkirim. Rusak.' },
  ])(
    'is explained where the server answers with $answer.kind, and the switch stays as it is reported',
    async ({ answer, said }) => {
      await openPump({ answers: { sendCommand: answer } });
      await userEvent.click(await theSwitch());

      expect((await screen.findByRole('alert')).textContent).toMatch(said);
      expect(await theSwitch()).toHaveAttribute('aria-checked', 'true');
    },
  );
});

describe('a control with a guard', () => {
  const reason = { kind: 'reason', consequence: { id: 'Gedung tanpa hidran.', en: 'No hydrants.' } } as const;
  const openDoor = (answers: FakeAnswers = {}) =>
    openPage(
      <DeviceSwitch device={door} type={doorType} control={doorControl} state={door.state} zone="Asia/Jakarta" />,
      {
        answers: { listCommands: listOf([]), sendCommand: answerOf(commandIn('queued')), ...answers },
      },
    );
  const openGuarded = (answers: FakeAnswers = {}) =>
    openPage(
      <DeviceSwitch
        device={pump}
        type={pumpType}
        control={{ ...pumpControl, guard: { on: reason, off: reason } }}
        state={pump.state}
        zone="Asia/Jakarta"
      />,
      { answers: { listCommands: listOf([]), sendCommand: answerOf(commandIn('queued')), ...answers } },
    );
  const question = async () => within(await screen.findByRole('alertdialog'));

  it('names the device and what follows, and sends nothing on no', async () => {
    const { inputsOf } = await openDoor();
    await userEvent.click(await screen.findByRole('switch'));

    const dialog = await screen.findByRole('alertdialog', { name: `Buka kunci ${door.name}?` });
    expect(within(dialog).getByText('Siapa saja dapat masuk.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    expect(inputsOf('sendCommand')).toEqual([]);
  });

  it('sends that it was confirmed', async () => {
    const { inputsOf } = await openDoor();
    await userEvent.click(await screen.findByRole('switch'));
    await userEvent.click((await question()).getByRole('button', { name: 'Buka kunci' }));

    await expect
      .poll(() => inputsOf('sendCommand'))
      .toEqual([
        {
          params: { deviceId: door.id },
          body: { method: 'set', params: { key: 'locked', value: false }, confirmed: true },
        },
      ]);
  });

  it.each(['', '  a  ', 'ab'])('takes no reason as short as %j', async (typed) => {
    const { inputsOf } = await openGuarded();
    await userEvent.click(await theSwitch());
    const dialog = await question();
    const field = dialog.getByRole('textbox', { name: 'Alasan' });
    if (typed !== '') await userEvent.type(field, typed);
    await userEvent.click(dialog.getByRole('button', { name: 'Matikan' }));

    expect(field).toHaveAccessibleDescription(expect.stringContaining('Tulis alasannya, minimal 3 huruf.'));
    expect(inputsOf('sendCommand')).toEqual([]);
  });

  it('sends the reason without the spaces around it, and closes once the server has taken it', async () => {
    const { inputsOf } = await openGuarded();
    await userEvent.click(await theSwitch());
    const dialog = await question();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Alasan' }), '  Uji tahunan ');
    await userEvent.click(dialog.getByRole('button', { name: 'Matikan' }));

    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    expect(inputsOf('sendCommand')).toEqual([
      {
        params,
        body: { method: 'set', params: { key: 'on', value: false }, confirmed: true, reason: 'Uji tahunan' },
      },
    ]);
  });

  it('keeps a reason that was written where the server refuses it, and forgets the refusal with the dialog', async () => {
    await openGuarded({ sendCommand: refusal('conflict', 409, 'Perintah lain masih berjalan.') });
    await userEvent.click(await theSwitch());
    const dialog = await question();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Alasan' }), 'Uji tahunan');
    await userEvent.click(dialog.getByRole('button', { name: 'Matikan' }));

    expect(await dialog.findByText('Perintah lain masih berjalan.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Alasan' })).toHaveValue('Uji tahunan');
    await userEvent.click(dialog.getByRole('button', { name: 'Batal' }));
    await userEvent.click(await theSwitch());
    expect((await question()).queryByText('Perintah lain masih berjalan.')).toBeNull();
  });
});
