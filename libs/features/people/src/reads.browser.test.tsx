import { answerOf, buildings, listOf, whoamiOfOwner } from '@imah/testing';
import { groups, invitations, members, organization, technician } from '@imah/testing/members';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fullAnswers } from '@imah/app/harness';
import { faultsOfReads, openOffline } from '@imah/app/harness/testing';
import { SettingsAuditPage } from './audit/index.ts';
import { SettingsEscalationPage } from './escalation/index.ts';
import { SettingsGeneralPage } from './general/index.ts';
import { SettingsGroupPage } from './group/index.ts';
import { SettingsUserPage } from './user/index.ts';

afterEach(cleanup);

const answers = {
  ...fullAnswers,
  listMembers: listOf(members),
  listGroups: listOf(groups),
  listInvitations: listOf(invitations),
  listBuildings: listOf(buildings),
  listMemberPictures: answerOf([]),
  getMember: answerOf(technician),
  getOrganization: answerOf(organization),
  getSecondFactorRule: answerOf({
    audience: 'staff' as const,
    graceDays: 7,
    own: 'on' as const,
    without: 1,
    version: 1,
  }),
  listMembersWithoutFactor: listOf([]),
  getEscalationPlan: answerOf({
    state: 'off' as const,
    causes: ['critical-alarm' as const],
    steps: [{ afterMinutes: 5, to: { kind: 'group' as const, groupId: groups[0]?.id ?? '' }, channels: [] }],
    repeatMinutes: 30,
    version: 1,
  }),
};
const at = (path: string) => ({ route: path.split('?')[0] ?? path, path, person: whoamiOfOwner, answers });
const user = at('/imah/settings/user');
const member = at(`/imah/settings/user?anggota=${technician.id}`);
const invited = at('/imah/settings/user?tab=undangan');
const group = at('/imah/settings/group');
const general = at('/imah/settings/general');
const escalation = at('/imah/settings/escalation');
const audit = at('/imah/settings/audit');

describe('a read of the settings that fails', () => {
  it('takes nothing of the members with it: filters go without, pictures are initials, the list is tried again', async () => {
    expect(
      await faultsOfReads(() => <SettingsUserPage />, user, {
        listMembers: 'retry',
        listGroups: /Agus Prasetyo/,
        listBuildings: /Agus Prasetyo/,
        listMemberPictures: /Agus Prasetyo/,
      }),
    ).toEqual([]);
  });

  it('is said in the sheet of a member, who can be tried again without the list', async () => {
    expect(
      await faultsOfReads(() => <SettingsUserPage />, member, {
        listMembers: /Simpan/,
        listGroups: 'retry',
        getMember: 'retry',
        listBuildings: /Simpan/,
        listMemberPictures: /Simpan/,
      }),
    ).toEqual([]);
  });

  it('is said in place of the invitations, of the groups, and of each part of the organisation', async () => {
    expect(await faultsOfReads(() => <SettingsUserPage />, invited, { listInvitations: 'retry' })).toEqual([]);
    cleanup();
    expect(await faultsOfReads(() => <SettingsGroupPage />, group, { listGroups: 'retry' })).toEqual([]);
    cleanup();
    expect(
      await faultsOfReads(() => <SettingsEscalationPage />, escalation, {
        getEscalationPlan: 'retry',
        listMembers: 'retry',
        listGroups: 'retry',
      }),
    ).toEqual([]);
    cleanup();
    expect(
      await faultsOfReads(() => <SettingsGeneralPage />, general, {
        getOrganization: 'retry',
        getSecondFactorRule: 'retry',
        listMembersWithoutFactor: 'retry',
        getHouseholdSettings: /Nama organisasi/,
      }),
    ).toEqual([]);
  });

  it('is said in place of the history, which names groups and buildings where it can', async () => {
    expect(
      await faultsOfReads(() => <SettingsAuditPage />, audit, {
        listAudit: 'retry',
        listBuildings: /Rentang tanggal/,
        listGroups: /Rentang tanggal/,
      }),
    ).toEqual([]);
  });
});

it('each page of the settings says that there is no network, and reads by itself once there is', async () => {
  for (const [page, options, first] of [
    [() => <SettingsUserPage />, user, 'listMembers'],
    [() => <SettingsUserPage />, member, 'getMember'],
    [() => <SettingsUserPage />, invited, 'listInvitations'],
    [() => <SettingsGroupPage />, group, 'listGroups'],
    [() => <SettingsGeneralPage />, general, 'getOrganization'],
    [() => <SettingsEscalationPage />, escalation, 'getEscalationPlan'],
    [() => <SettingsAuditPage />, audit, 'listAudit'],
  ] as const) {
    const { calls } = await openOffline(page, options);
    await expect.poll(() => calls().map(({ name }) => name)).toContain(first);
    cleanup();
  }
});
