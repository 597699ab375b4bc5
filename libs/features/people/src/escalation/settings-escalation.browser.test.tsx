import type { FakeAnswers } from '@imah/api-client/testing';
import { answerOf, listOf, whoami, whoamiOfOwner } from '@imah/testing';
import { groups, members, orgId } from '@imah/testing/members';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { SettingsEscalationPage } from './settings-escalation-page.tsx';

afterEach(cleanup);

const none = {
  // A literal widens to text where the answer's own type is taken from it.
  state: 'off' as const,
  causes: ['critical-alarm' as const, 'emergency-ticket' as const, 'unanswered-ticket' as const],
  steps: [],
  repeatMinutes: 30,
  version: 0,
};
const answers: FakeAnswers = {
  getEscalationPlan: answerOf(none),
  listMembers: listOf(members),
  listGroups: listOf(groups),
  updateEscalationPlan: answerOf({ ...none, version: 1 }),
};
const open = (more: Partial<Parameters<typeof show>[1]> = {}) =>
  show(<SettingsEscalationPage />, {
    person: whoamiOfOwner,
    route: '/imah/settings/escalation',
    path: '/imah/settings/escalation',
    answers,
    ...more,
  });
const [first] = members;
const [group] = groups;
if (first === undefined || group === undefined) throw new Error('The fixtures lack something.');
const step = (position: number) => within(screen.getByRole('region', { name: `Langkah ${position}` }));

it('is off until somebody adds whom to tell, says in sentences what it will do, and sends it as it reads', async () => {
  const { calls } = await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Teruskan bila belum ditangani' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tiket yang lewat batas jawaban pertama' }));
  await userEvent.click(screen.getByRole('button', { name: 'Tambah langkah' }));
  await userEvent.click(step(1).getByRole('checkbox', { name: first.name }));
  await userEvent.click(screen.getByRole('button', { name: 'Tambah langkah' }));
  await userEvent.selectOptions(step(2).getByRole('combobox', { name: 'Kepada' }), `Grup: ${group.name}`);
  await userEvent.click(step(2).getByRole('checkbox', { name: 'Email' }));

  expect(screen.getByRole('region', { name: 'Ringkasnya' }).textContent).toBe(
    `RingkasnyaSetelah 5 menit belum ditangani: ${first.name}.Setelah 20 menit belum ditangani: ${group.name}.Lalu diulang setiap 30 menit, paling lama 24 jam.`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));

  await expect.poll(() => calls().some(({ name }) => name === 'updateEscalationPlan')).toBe(true);
  expect(
    calls()
      .filter(({ name }) => name === 'updateEscalationPlan')
      .map(({ input }) => input),
  ).toEqual([
    {
      params: { orgId },
      version: 0,
      body: {
        state: 'on',
        causes: ['critical-alarm', 'emergency-ticket'],
        steps: [
          { afterMinutes: 5, to: { kind: 'people', userIds: [first.userId] }, channels: ['push'] },
          { afterMinutes: 20, to: { kind: 'group', groupId: group.id }, channels: ['push', 'email'] },
        ],
        repeatMinutes: 30,
      },
    },
  ]);
});

it('sends nothing while a step reaches nobody or comes no later than the one before it', async () => {
  const { calls } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Tambah langkah' }));
  await userEvent.click(screen.getByRole('button', { name: 'Tambah langkah' }));
  await userEvent.click(step(1).getByRole('checkbox', { name: first.name }));
  const minutes = step(2).getByRole('textbox', { name: 'Setelah' });
  await userEvent.clear(minutes);
  await userEvent.type(minutes, '5');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));

  expect((await step(2).findByText('Harus lebih lama dari langkah sebelumnya.')).textContent).toMatch(/^Harus/);
  expect(step(2).getByText('Pilih minimal satu orang.').textContent).toBe('Pilih minimal satu orang.');
  expect(
    calls()
      .filter(({ name }) => name === 'updateEscalationPlan')
      .map(({ input }) => input),
  ).toEqual([]);
});

it('asks for a step before it is switched on', async () => {
  const { calls } = await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Teruskan bila belum ditangani' }));
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));

  expect((await screen.findByText('Tambahkan minimal satu langkah.')).textContent).toMatch(/langkah\.$/);
  expect(
    calls()
      .filter(({ name }) => name === 'updateEscalationPlan')
      .map(({ input }) => input),
  ).toEqual([]);
});

it('takes a step away, and shows whoever may not change it the plan without a way to save', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Tambah langkah' }));
  await userEvent.click(screen.getByRole('button', { name: 'Hapus langkah 1' }));
  expect(screen.queryByRole('region', { name: 'Langkah 1' })).toBeNull();
  cleanup();

  const reading = {
    ...whoami,
    memberships: whoami.memberships.map((each) => ({ ...each, grants: ['settings.view' as const] })),
  };
  await open({ person: reading });
  expect((await screen.findByText(/tetapi tidak mengubahnya/)).textContent).toMatch(/^Anda boleh melihat/);
  expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
});
