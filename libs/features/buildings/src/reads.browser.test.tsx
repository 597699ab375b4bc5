import { fixtureId, tower, whoamiOfOwner } from '@imah/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fullAnswers as answers } from '@imah/app/harness';
import { faultsOfReads, openOffline } from '@imah/app/harness/testing';
import { ContactsSection } from './contacts/index.ts';
import { DutySection, OnDutySection } from './duty/index.ts';
import { JoiningSection } from './joining/joining-section.tsx';
import { NoticeBoard } from './notices/index.ts';
import { OutageBoard } from './outages/board/index.ts';
import { PeopleSection } from './people/people-section.tsx';
import { UnitSection } from './units/index.ts';

afterEach(cleanup);

const at = (search = '') => ({
  route: '/imah/building/:id',
  path: `/imah/building/${tower.id}${search}`,
  person: whoamiOfOwner,
  answers,
});
const opened = at(`?unit=${fixtureId('unit', 2)}`);
const Units = () => <UnitSection building={tower} />;

describe('a read of a building that fails', () => {
  it('is said by each part of the building itself, and the others stay', async () => {
    expect(await faultsOfReads(Units, at(), { getPlaces: 'retry' })).toEqual([]);
    cleanup();
    expect(await faultsOfReads(() => <PeopleSection building={tower} />, at(), { listPeople: 'retry' })).toEqual([]);
    cleanup();
    expect(await faultsOfReads(() => <NoticeBoard building={tower} />, at(), { listNotices: 'retry' })).toEqual([]);
    cleanup();
    expect(await faultsOfReads(() => <OutageBoard building={tower} />, at(), { listOutages: 'retry' })).toEqual([]);
    cleanup();
    expect(await faultsOfReads(() => <ContactsSection building={tower} />, at(), { listContacts: 'retry' })).toEqual(
      [],
    );
    cleanup();
    expect(await faultsOfReads(() => <DutySection building={tower} />, at(), { listDutyShifts: 'retry' })).toEqual([]);
    cleanup();
    expect(await faultsOfReads(() => <OnDutySection building={tower} />, at(), { listOnDuty: 'retry' })).toEqual([]);
    cleanup();
    expect(
      await faultsOfReads(() => <JoiningSection building={tower} />, at(), {
        listJoinRequests: 'retry',
        getJoinCode: 'retry',
        listHouseholdRequests: 'retry',
      }),
    ).toEqual([]);
  });

  it('leaves the facts of an open unit: its people and its events are tried again each by itself', async () => {
    expect(
      await faultsOfReads(Units, opened, {
        getPlaces: 'retry',
        listOccupancies: 'retry',
        getUnitTimeline: 'retry',
        // Without it nothing is said of WhatsApp.
        getNotificationSettings: /Tambah orang/,
      }),
    ).toEqual([]);
  });
});

it('each part of a building says that there is no network, and reads by itself once there is', async () => {
  for (const [page, options, first] of [
    [Units, opened, 'getPlaces'],
    [() => <PeopleSection building={tower} />, at(), 'listPeople'],
    [() => <NoticeBoard building={tower} />, at(), 'listNotices'],
    [() => <OutageBoard building={tower} />, at(), 'listOutages'],
    [() => <ContactsSection building={tower} />, at(), 'listContacts'],
    [() => <DutySection building={tower} />, at(), 'listDutyShifts'],
    [() => <OnDutySection building={tower} />, at(), 'listOnDuty'],
    [() => <JoiningSection building={tower} />, at(), 'listJoinRequests'],
  ] as const) {
    const { calls } = await openOffline(page, options);
    await expect.poll(() => calls().map(({ name }) => name)).toContain(first);
    cleanup();
  }
});
