import type { FakeAnswers } from '@imah/api-client/testing';
import type { Command, ControlDefinition, DeviceState, DeviceType } from '@imah/contract/devices';
import { answerOf, commandIn, fixtureId, listOf, pump, pumpType, reportedState, whoami } from '@imah/testing';
import { openPage, refusal } from '@imah/app/harness/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { TypedControl } from '../../model/control-kinds.ts';
import { DeviceSwitch } from '../device-switch.tsx';
import { CommandLog } from './command-log.tsx';
import { TypedDeviceControl } from './typed-control.tsx';

afterEach(cleanup);

const words = (text: string) => ({ id: text, en: text });
const free = { kind: 'none', consequence: null } as const;
const asking = (kind: 'confirm' | 'hold' | 'reason' | 'second-person') => ({
  kind,
  consequence: words('Pipa bergetar.'),
});
const metric = (key: string, kind: 'gauge' | 'text') =>
  ({
    key,
    kind,
    label: words(key),
    unit: kind === 'gauge' ? '°C' : 'none',
    decimals: kind === 'gauge' ? 1 : 0,
  }) as const;

const target: TypedControl = {
  kind: 'set-point',
  key: 'target',
  metric: 'target',
  label: words('Suhu sasaran'),
  guard: free,
  min: 16,
  max: 30,
  step: 0.5,
  unit: '°C',
  decimals: 1,
};
const mode: TypedControl = {
  kind: 'choice',
  key: 'mode',
  metric: 'mode',
  label: words('Mode'),
  guard: free,
  options: [
    { value: 'cool', label: words('Dingin') },
    { value: 'dry', label: words('Kering') },
  ],
};
const sign: TypedControl = { kind: 'text', key: 'sign', label: words('Tulisan'), guard: free, maxLength: 8 };
const push: TypedControl = { kind: 'momentary', key: 'stop', label: words('Hentikan'), guard: free };
const type: DeviceType = {
  ...pumpType,
  metrics: [...pumpType.metrics, metric('target', 'gauge'), metric('mode', 'text')],
};
const state: DeviceState = reportedState({ target: 21.5, mode: 'cool' });
const params = { deviceId: pump.id };

const command = (change: Partial<Command>): Command => ({
  ...commandIn('succeeded'),
  params: { key: 'target', value: 23 },
  ...change,
});

function open(
  control: TypedControl,
  more: { state?: DeviceState; commands?: readonly Command[]; answers?: FakeAnswers } = {},
) {
  return openPage(
    <TypedDeviceControl device={pump} type={type} control={control} state={more.state ?? state} zone="Asia/Jakarta" />,
    {
      answers: {
        listCommands: listOf(more.commands ?? []),
        sendCommand: answerOf(command({ status: 'sent' })),
        ...more.answers,
      },
    },
  );
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('a control of a number', () => {
  it('begins with what the device reports, is stepped by the keyboard, and sends the number', async () => {
    const { inputsOf } = await open(target);
    const field = await screen.findByRole('textbox', { name: 'Suhu sasaran' });
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Dilaporkan 21,5'));

    field.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await press('Kirim');

    await expect
      .poll(() => inputsOf('sendCommand'))
      .toEqual([{ params, body: { method: 'set', params: { key: 'target', value: 22.5 } } }]);
  });

  it.each(['20,3', ''])('says what may be asked for instead of sending %j', async (typed) => {
    const { inputsOf } = await open(target);
    const field = await screen.findByRole('textbox', { name: 'Suhu sasaran' });
    await userEvent.clear(field);
    if (typed !== '') await userEvent.type(field, typed);
    await press('Kirim');

    const said = typed === '' ? 'Wajib diisi' : 'Isi antara 16,0 dan 30,0, naik per 0,5.';
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    expect(field).toHaveAccessibleDescription(expect.stringContaining(said));
    expect(inputsOf('sendCommand')).toEqual([]);
  });

  it('keeps a command for a device that is offline until it wakes', async () => {
    const { inputsOf } = await open(target, { state: reportedState({ target: 21.5 }, 4, 'offline') });
    await press('Kirim saat perangkat bangun');

    await expect
      .poll(() => inputsOf('sendCommand'))
      .toEqual([{ params, body: { method: 'set', params: { key: 'target', value: 21.5 }, persist: true } }]);
  });

  it('says until when a kept command waits, and takes it back', async () => {
    const waiting = command({ status: 'queued', persist: true, acts: ['cancel'] });
    const { inputsOf } = await open(target, { commands: [waiting], answers: { cancelCommand: answerOf(waiting) } });
    expect(await screen.findByText(/^23,0 °C dikirim saat perangkat bangun, paling lambat/)).toBeVisible();
    await press('Batalkan perintah');

    await expect.poll(() => inputsOf('cancelCommand')).toEqual([{ params: { ...params, commandId: waiting.id } }]);
  });

  it('shows what was asked for beside what is reported where they differ', async () => {
    await open(target, { commands: [command({ mismatchedAt: '2026-11-20T10:05:00.000Z' })] });

    expect(await screen.findByText('Diminta 23,0 °C, tetapi perangkat melaporkan 21,5 °C.')).toBeVisible();
  });
});

describe('a control of another kind', () => {
  it('sends the choice that was made', async () => {
    const { inputsOf } = await open(mode);
    await userEvent.click(await screen.findByRole('radio', { name: 'Kering' }));
    await press('Kirim');

    await expect
      .poll(() => inputsOf('sendCommand'))
      .toEqual([{ params, body: { method: 'set', params: { key: 'mode', value: 'dry' } } }]);
  });

  it('sends the text that was written, and no empty one', async () => {
    const { inputsOf } = await open(sign);
    await press('Kirim');
    const before = inputsOf('sendCommand');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Tulisan' }), 'Awas');
    await press('Kirim');

    expect(before).toEqual([]);
    await expect
      .poll(() => inputsOf('sendCommand'))
      .toEqual([{ params, body: { method: 'set', params: { key: 'sign', value: 'Awas' } } }]);
  });

  it('pushes, says who had it pushed, and is not there for a device that is offline', async () => {
    const done = command({ params: { key: 'stop', value: true } });
    const { inputsOf } = await open(push, { commands: [done] });
    expect(await screen.findByText(`Dijalankan perangkat atas perintah ${whoami.name}.`)).toBeVisible();
    await press('Hentikan');
    await expect
      .poll(() => inputsOf('sendCommand'))
      .toEqual([{ params, body: { method: 'set', params: { key: 'stop', value: true } } }]);
    cleanup();

    await open(push, { state: reportedState({}, 4, 'offline') });
    expect(await screen.findByText(/Perangkat luring/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hentikan' })).toBeNull();
  });
});

describe('a guard that is held', () => {
  const held = { ...push, guard: asking('hold') };
  const hold = { id: fixtureId('command', 77), afterMs: 50 };
  const question = async () => within(await screen.findByRole('alertdialog', { name: `Hentikan di ${pump.name}?` }));

  it.each([
    {
      by: 'the mouse',
      down: async (button: HTMLElement) => userEvent.pointer({ keys: '[MouseLeft>]', target: button }),
    },
    {
      by: 'the space bar',
      down: async (button: HTMLElement) => {
        button.focus();
        await userEvent.keyboard('{ >}');
      },
    },
  ])('sends the hold that the server counted, by $by', async ({ down }) => {
    const { inputsOf } = await open(held, { answers: { beginHold: answerOf(hold) } });
    await press('Hentikan');
    expect((await question()).getByText('Pipa bergetar.')).toBeVisible();
    await down((await question()).getByRole('button', { name: 'Tahan: Jalankan' }));

    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    expect([inputsOf('beginHold'), inputsOf('sendCommand')]).toEqual([
      [{ params, body: { params: { key: 'stop', value: true } } }],
      [{ params, body: { method: 'set', params: { key: 'stop', value: true }, holdId: hold.id } }],
    ]);
  });

  it('sends nothing where it is let go before it is full', async () => {
    const { inputsOf } = await open(held, { answers: { beginHold: answerOf({ ...hold, afterMs: 60_000 }) } });
    await press('Hentikan');
    const button = (await question()).getByRole('button', { name: 'Tahan: Jalankan' });
    const hand = userEvent.setup();
    await hand.pointer({ keys: '[MouseLeft>]', target: button });
    await expect.poll(() => button.parentElement?.dataset['state']).toBe('holding');
    await hand.pointer({ keys: '[/MouseLeft]', target: button });

    await expect.poll(() => button.parentElement?.dataset['state']).toBe('idle');
    expect(inputsOf('sendCommand')).toEqual([]);
  });

  it('says why where the server does not count', async () => {
    await open(held, { answers: { beginHold: refusal('rate-limited', 429, 'x') } });
    await press('Hentikan');
    await userEvent.pointer({
      keys: '[MouseLeft>]',
      target: (await question()).getByRole('button', { name: /^Tahan/ }),
    });

    expect((await screen.findByRole('alert')).textContent).toMatch(/Terlalu banyak perintah/);
  });
});

describe('a guard of a second person', () => {
  const guarded = { ...target, guard: asking('second-person') };
  const waiting = command({
    status: 'awaiting-approval',
    requestedBy: { id: fixtureId('user', 9), name: 'Wati' },
    reason: 'Uji aliran',
  });

  it('asks for a reason, and says that another has to approve', async () => {
    const { inputsOf } = await open(guarded);
    await press('Kirim');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/setelah orang lain menyetujuinya/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Alasan' }), 'Uji aliran');
    await userEvent.click(dialog.getByRole('button', { name: 'Minta persetujuan' }));

    await expect
      .poll(() => inputsOf('sendCommand'))
      .toEqual([
        {
          params,
          body: {
            method: 'set',
            params: { key: 'target', value: 21.5 },
            confirmed: true,
            reason: 'Uji aliran',
          },
        },
      ]);
  });

  it('is shown to the second person with who asks for what and why, and approved', async () => {
    const asked = { ...waiting, acts: ['answer', 'cancel'] as const };
    const { inputsOf } = await open(guarded, {
      commands: [{ ...asked, acts: [...asked.acts] }],
      answers: { answerCommand: answerOf(waiting) },
    });
    expect(await screen.findByText('Wati meminta 23,0 °C.')).toBeVisible();
    expect(screen.getByText('Alasan: Uji aliran')).toBeVisible();
    await press('Setujui');

    await expect
      .poll(() => inputsOf('answerCommand'))
      .toEqual([{ params: { ...params, commandId: waiting.id }, body: { answer: 'approved' } }]);
  });

  it('is refused with a word that is long enough', async () => {
    const { inputsOf } = await open(guarded, {
      commands: [{ ...waiting, acts: ['answer', 'cancel'] }],
      answers: { answerCommand: answerOf(waiting) },
    });
    await press('Tolak');
    const dialog = within(await screen.findByRole('dialog', { name: 'Tolak perintah ini?' }));
    const note = dialog.getByRole('textbox', { name: /Alasan menolak/ });
    await userEvent.type(note, 'ya');
    await userEvent.click(dialog.getByRole('button', { name: 'Tolak' }));
    await expect.poll(() => note.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(note, ' rusak');
    await userEvent.click(dialog.getByRole('button', { name: 'Tolak' }));

    await expect
      .poll(() => inputsOf('answerCommand'))
      .toEqual([{ params: { ...params, commandId: waiting.id }, body: { answer: 'refused', note: 'ya rusak' } }]);
  });

  it.each([
    [
      'was refused',
      {
        status: 'cancelled',
        decision: {
          answer: 'refused',
          by: { id: fixtureId('user', 8), name: 'Joko' },
          at: '2026-11-20T10:05:00.000Z',
          note: 'Pipa bocor',
        },
      },
      'Joko menolak perintah ini: Pipa bocor',
    ],
    [
      'was not answered',
      { status: 'expired', sentAt: null },
      'Tidak ada yang menyetujui perintah ini sampai waktunya habis.',
    ],
  ] as const)('says of a command that it %s', async (_what, change, said) => {
    await open(guarded, { commands: [command(change)] });

    expect((await screen.findByRole('alert')).textContent).toMatch(said);
  });
});

it('keeps the question of a guard open while its device goes offline', async () => {
  const control: ControlDefinition & { kind: 'switch' } = {
    kind: 'switch',
    metric: 'on',
    label: words('Pompa'),
    guard: { on: asking('reason'), off: asking('reason') },
  };
  let leave: () => void = () => undefined;
  function Leaving() {
    const [status, setStatus] = useState<'online' | 'offline'>('online');
    leave = () => setStatus('offline');
    return (
      <DeviceSwitch
        device={pump}
        type={pumpType}
        control={control}
        state={reportedState({ on: true }, 4, status)}
        zone="Asia/Jakarta"
      />
    );
  }
  await openPage(<Leaving />, { answers: { listCommands: listOf([]) } });
  await userEvent.click(await screen.findByRole('switch', { name: 'Pompa' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Alasan' }), 'Uji tahunan');
  act(() => leave());
  expect(await screen.findByText(/Perangkat luring/)).toBeInTheDocument();

  expect(await screen.findByRole('textbox', { name: 'Alasan' })).toHaveValue('Uji tahunan');
});

it('lists the last commands with who asked, why, and who agreed', async () => {
  const done = command({
    reason: 'Uji aliran',
    decision: {
      answer: 'approved',
      by: { id: fixtureId('user', 8), name: 'Joko' },
      at: '2026-11-20T10:05:00.000Z',
      note: null,
    },
  });
  await openPage(<CommandLog device={pump} type={{ ...type, controls: [target] }} level={3} zone="Asia/Jakarta" />, {
    answers: { listCommands: listOf([done]) },
  });

  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('Suhu sasaran: 23,0 °C')).toBeVisible();
  expect(row.getByText(/Alasan: Uji aliran · Disetujui Joko$/)).toBeVisible();
  expect(row.getByText('Berhasil')).toBeVisible();
});
