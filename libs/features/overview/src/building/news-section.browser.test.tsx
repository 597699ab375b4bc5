import type { FakeAnswers } from '@imah/api-client/testing';
import { defaultGroupGrants } from '@imah/contract/access';
import { listOf, notices, tower, whoami } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fullAnswers } from '@imah/app/harness';
import { refusal, show } from '@imah/app/harness/testing';
import { NewsSection } from './news-section.tsx';

afterEach(cleanup);

const broken = refusal('server', 500, 'Server sedang bermasalah.');
const none = { listOutages: listOf([]), listNotices: listOf([]), listTopics: listOf([]) };
const grants = [...defaultGroupGrants.administrator];
const open = (answers: FakeAnswers = {}, held: readonly string[] = grants) =>
  show(<NewsSection building={tower} />, {
    route: '*',
    path: `/imah/building/${tower.id}`,
    answers: { ...fullAnswers, ...answers },
    person: {
      ...whoami,
      memberships: whoami.memberships.map((each) => ({
        ...each,
        grants: grants.filter((grant) => held.includes(grant)),
      })),
    },
  });
const section = async () => within(await screen.findByRole('region', { name: 'Pengumuman dan topik' }));

describe('what a building tells', () => {
  it.each([
    ['outages', { listOutages: broken }, 'Gangguan layanan belum dapat dimuat'],
    ['notices', { listNotices: broken }, 'Info gedung belum dapat dimuat'],
    ['topics', { listTopics: broken }, 'Topik belum dapat dimuat'],
  ] as const)(
    'says that its %s cannot be read, and does not say that there is nothing',
    async (_what, answers, text) => {
      await open({ ...none, ...answers });

      expect(await (await section()).findByText(text)).toBeVisible();
      expect(screen.queryByText('Belum ada pengumuman atau topik.')).toBeNull();
    },
  );

  it('is read anew on a press where it could not be read', async () => {
    let works = false;
    await open({
      ...none,
      listOutages: async () => {
        if (!works) throw broken;
        return listOf([]);
      },
    });
    const part = await section();
    await part.findByText('Gangguan layanan belum dapat dimuat');
    works = true;
    await userEvent.click(part.getByRole('button', { name: 'Coba lagi' }));

    expect(await screen.findByText('Belum ada pengumuman atau topik.')).toBeVisible();
  });

  it('says so where there is nothing, and only then', async () => {
    await open(none);

    expect(await screen.findByText('Belum ada pengumuman atau topik.')).toBeVisible();
  });

  it('is neither asked for nor shown where the person may see none of it', async () => {
    const { calls } = await open({}, ['building.view']);

    expect(screen.queryByRole('heading', { name: 'Pengumuman dan topik' })).toBeNull();
    expect(calls()).toEqual([]);
  });

  it('is asked only of what the person may see', async () => {
    const { calls } = await open(none, ['building.view', 'topic.view']);
    await screen.findByText('Belum ada pengumuman atau topik.');

    expect(calls().map(({ name }) => name)).toEqual(['listTopics']);
  });

  it('shows two notices at most, each with its last day by the clock of the building, and leads to all', async () => {
    const [notice] = notices;
    if (notice === undefined) throw new Error('there is no notice to show');
    // In London it is still the 30th.
    const expiresAt = '2026-11-30T17:30:00.000Z';
    const three = ['satu', 'dua', 'tiga'].map((title, nth) => ({
      ...notice,
      id: `${notice.id.slice(0, -1)}${nth}`,
      title: `Kabar ${title}`,
      expiresAt,
    }));
    await open({ ...none, listNotices: listOf(three) });
    const part = await section();

    expect(await part.findByRole('link', { name: 'Kabar satu' })).toBeVisible();
    expect(part.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Lihat semua',
      'Kabar satu',
      'Kabar dua',
    ]);
    expect(part.getAllByText('berlaku sampai 1 Desember 2026')).toHaveLength(2);
  });

  it('asks for two outages and two topics of this building, those that are open', async () => {
    const { calls } = await open(none);
    await screen.findByText('Belum ada pengumuman atau topik.');
    const asked = Object.fromEntries(calls().map(({ name, input }) => [name, input]));

    expect(asked).toMatchObject({
      listOutages: { params: { buildingId: tower.id }, query: { show: 'open', limit: 2 } },
      listTopics: { query: { show: 'open', limit: 2, buildingId: tower.id } },
    });
  });

  it('puts outages above notices', async () => {
    await open({ listTopics: listOf([]) });
    const part = await section();
    const hrefs = () => part.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    await expect.poll(() => hrefs().filter((href) => !href.endsWith('/topics')).length).toBeGreaterThan(0);

    expect(hrefs()[1]).toContain('/outage/');
  });
});
