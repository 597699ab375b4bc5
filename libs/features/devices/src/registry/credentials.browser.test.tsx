import type { FakeAnswers } from '@imah/api-client/testing';
import type { DeviceCredential, IssuedCredential } from '@imah/contract/devices';
import type { DeviceAct } from '@imah/contract/devices/words';
import { answerOf, fixtureId, fixtureNow, minutesAgo, pump, withActs } from '@imah/testing';
import { openPage, refusal } from '@imah/app/harness/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CredentialsSection } from './credentials-section.tsx';
import { IssuedDialog } from './issued-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const at = (ms: number) => new Date(ms).toISOString();
const credential: DeviceCredential = {
  id: fixtureId('device', 901),
  username: 'imah-abc',
  label: '',
  createdAt: at(fixtureNow),
  lastUsedAt: null,
  revokedAt: null,
};
const used = { ...credential, id: fixtureId('device', 902), username: 'imah-def', lastUsedAt: at(minutesAgoMs(5)) };
const revoked = { ...used, id: fixtureId('device', 903), username: 'imah-ghi', revokedAt: at(minutesAgoMs(60)) };
const issued: IssuedCredential = {
  ...credential,
  secret: 'rahasia-sekali',
  mqttTcpPort: 1883,
  topics: { telemetry: 'imah/tele', commands: 'imah/cmd', answers: 'imah/cmd/ack' },
};

function minutesAgoMs(minutes: number): number {
  return Date.parse(String(minutesAgo(minutes)));
}

const open = (
  known: readonly DeviceCredential[],
  answers: FakeAnswers = {},
  acts: readonly DeviceAct[] = ['credentials'],
) =>
  openPage(<CredentialsSection device={withActs(pump, acts)} level={3} />, {
    answers: { listDeviceCredentials: answerOf([...known]), ...answers },
  });
const rows = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

describe('the credentials of a device', () => {
  it('say of each whether it was used and whether it still holds', async () => {
    await open([credential, used, revoked]);

    const [first, second, third] = await rows();
    expect(first).toBe('imah-abcBelum pernah dipakaiCabut');
    expect(second).toMatch(/^imah-defTerakhir dipakai 5 .*Cabut$/);
    expect(third).toMatch(/^imah-ghiDicabut /);
    expect(screen.queryByRole('button', { name: 'Cabut imah-ghi' })).toBeNull();
  });

  it('make room for another once one is revoked', async () => {
    await open([used, revoked, { ...revoked, id: 'x', username: 'imah-x' }]);

    expect(await screen.findByRole('button', { name: 'Buat kredensial' })).toBeVisible();
    expect(screen.queryByText(/Dua kredensial masih berlaku/)).toBeNull();
  });

  it('are none that hold where all were revoked, which is said beside them', async () => {
    await open([revoked]);

    expect(await screen.findByText('Belum ada kredensial, jadi perangkat ini belum dapat tersambung.')).toBeVisible();
    expect(await rows()).toHaveLength(1);
  });

  it('are not even asked for by who may not change them', async () => {
    const { calls } = await open([credential], {}, ['command', 'update', 'remove']);

    expect(screen.queryByRole('heading', { name: 'Kredensial' })).toBeNull();
    expect(calls()).toEqual([]);
  });

  it('are not revoked where the question is answered with no', async () => {
    const { inputsOf } = await open([used]);
    await userEvent.click(await screen.findByRole('button', { name: 'Cabut imah-def' }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('masuk dengan imah-def langsung diputus');
    await userEvent.keyboard('{Escape}');

    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    expect(inputsOf('revokeDeviceCredential')).toEqual([]);
  });

  it('show no secret where the server did not make one, and say why', async () => {
    const { toasts } = await open([], { issueDeviceCredential: refusal('conflict', 409, 'Sudah ada dua kredensial.') });
    await userEvent.click(await screen.findByRole('button', { name: 'Buat kredensial' }));

    await expect.poll(() => toasts.length).toBe(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('never come with their secret again', async () => {
    await open([], { issueDeviceCredential: answerOf(issued) });
    await userEvent.click(await screen.findByRole('button', { name: 'Buat kredensial' }));
    await screen.findByText('rahasia-sekali');
    await userEvent.keyboard('{Escape}');

    await expect.poll(() => document.body.textContent?.includes('rahasia-sekali')).toBe(false);
  });
});

describe('a new credential', () => {
  const details = () =>
    [...document.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]);

  it('is shown with all that the device needs, over TCP', async () => {
    await openPage(<IssuedDialog credential={issued} onClose={() => undefined} />);

    const facts = new Map(details() as [string, string][]); // Every term has its detail.
    expect([facts.get('Server'), facts.get('Port'), facts.get('Nama pengguna'), facts.get('Kata sandi')]).toEqual([
      location.hostname,
      '1883',
      'imah-abc',
      'rahasia-sekali',
    ]);
    expect(screen.queryByText(/hanya menerima MQTT lewat WebSocket/)).toBeNull();
  });

  it('names no port where the server only speaks over WebSocket', async () => {
    await openPage(<IssuedDialog credential={{ ...issued, mqttTcpPort: null }} onClose={() => undefined} />);

    expect(screen.getByText(/hanya menerima MQTT lewat WebSocket di ws/)).toBeVisible();
    expect(details().map(([term]) => term)).not.toContain('Port');
  });

  it('is copied whole, or its secret alone, and says so at the button', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await openPage(<IssuedDialog credential={issued} onClose={() => undefined} />);
    const dialog = within(screen.getByRole('dialog', { name: 'Kredensial baru' }));
    const [secret, all] = dialog.getAllByRole('button').filter((button) => /alin/.test(button.textContent ?? ''));
    await userEvent.click(secret!);
    await userEvent.click(all!);

    expect(write.mock.calls[0]).toEqual(['rahasia-sekali']);
    expect(write.mock.calls[1]?.[0].split('\n')).toEqual(
      expect.arrayContaining(['Port: 1883', 'Nama pengguna: imah-abc', 'Kata sandi: rahasia-sekali']),
    );
  });
});
