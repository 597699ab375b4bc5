import type { CommunityTopic } from '@imah/contract/community';
import { fixtureId, fixtureNow, minutesAgo, tower, whoamiOfOwner } from '@imah/testing';
import { announcement, asNeighbour, discussion } from '@imah/testing/community';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage } from '@imah/app/harness/testing';
import { TopicHead } from './topic-head.tsx';
import { TopicSummary } from './topic-summary.tsx';

afterEach(cleanup);

const hour = 3_600_000;
const at = (ms: number) => new Date(fixtureNow + ms).toISOString();
const open = async (topic: CommunityTopic) => {
  await openPage(<TopicHead topic={topic} />, { person: whoamiOfOwner });
  return within(await screen.findByRole('article', { name: topic.title }));
};

describe('the head of a topic', () => {
  it('says who wrote it, where they live, in which building it is and for whom', async () => {
    const head = await open(discussion);

    expect(head.getByText(new RegExp(`^Sari Lestari · A-1207 · .* · ${tower.name} · Untuk Menara A$`))).toBeVisible();
    expect(head.getByText('Diskusi · TPC-2026-000012')).toBeVisible();
  });

  it('names the organisation of what is said to all of it', async () => {
    const head = await open({
      ...discussion,
      buildingId: null,
      buildingName: null,
      audience: { kind: 'all', names: [] },
    });

    expect(head.getByText(/ · Sentosa Properti · Semua anggota organisasi$/)).toBeVisible();
  });

  it('keeps what somebody wrote whose account is gone, and says so', async () => {
    const head = await open({ ...discussion, author: null, authorUnits: [] });

    expect(head.getByText(/^Pengguna terhapus · /)).toBeVisible();
  });

  it('shows what is written as it is meant, and nothing where nothing is written', async () => {
    const head = await open(discussion);
    expect(head.getByText('tidak kebagian tempat').tagName).toBe('STRONG');
    expect(head.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Sabtu siang', 'Minggu sore']);
    cleanup();

    const bare = await open({ ...discussion, body: '' });
    expect(bare.queryByRole('list')).toBeNull();
  });

  it('lets nothing that is written run in the page', async () => {
    const head = await open({
      ...discussion,
      body: '<img src=x onerror="alert(1)"> <script>alert(1)</script> [x](javascript:alert(1))',
    });

    expect(document.querySelector('article script, article img[onerror]')).toBeNull();
    expect(head.queryAllByRole('link').map((link) => link.getAttribute('href'))).not.toContain('javascript:alert(1)');
  });

  it('says to those who see it before its time when it will be seen', async () => {
    const head = await open({ ...announcement, publishAt: at(20 * hour), revisions: [] });

    expect(head.getByText(/^Belum terbit\. Warga akan melihatnya .*21 Nov/)).toBeVisible();
  });

  it('says until when it holds, and from that moment on that it is over', async () => {
    const head = await open({ ...announcement, validUntil: at(1000), revisions: [] });
    expect(head.getByText(/^Berlaku sampai .*20 Nov/)).toBeVisible();
    expect(head.queryByText(/sudah berakhir/)).toBeNull();
    cleanup();

    const over = await open({ ...announcement, validUntil: at(0), revisions: [] });
    expect(over.getByText(/^Pengumuman ini sudah berakhir .*20 Nov/)).toBeVisible();
    expect(over.queryByText(/^Berlaku sampai/)).toBeNull();
  });

  it('tells of a correction what is different, and shows what was said before only when asked', async () => {
    const head = await open(announcement);
    expect(head.getByText('Dikoreksi: Jamnya mundur satu jam')).toBeVisible();
    expect(head.getByText('Tandon atas dikuras.')).not.toBeVisible();

    await userEvent.click(head.getByText('Lihat versi sebelumnya (1)'));

    expect(head.getByText('Air padam Sabtu pukul 09.00–13.00')).toBeVisible();
    expect(head.getByText('Tandon atas dikuras.')).toBeVisible();
  });

  it('tells of the newest of several corrections', async () => {
    const [first] = announcement.revisions;
    if (first === undefined) throw new Error('the announcement was never corrected');
    const head = await open({
      ...announcement,
      revisions: [{ ...first, note: 'Tanggalnya lain', until: minutesAgo(5) }, first],
    });

    expect(head.getByText('Dikoreksi: Tanggalnya lain')).toBeVisible();
    expect(head.getByText('Lihat versi sebelumnya (2)')).toBeVisible();
  });

  it('leads to the ticket that was made of it', async () => {
    const id = fixtureId('ticket', 147);
    const head = await open({ ...discussion, ticket: { id, number: 'TKT-2026-000147' } });

    expect(head.getByRole('link', { name: 'Tiket TKT-2026-000147' }).getAttribute('href')).toBe(`/imah/ticket/${id}`);
  });

  it('holds a title without a space within a phone', async () => {
    const head = await open({ ...discussion, title: 'Pemberitahuan'.repeat(10) });
    const title = head.getByRole('heading', { level: 1 });

    expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth + 1);
  });

  it('has a menu for neighbours as well: how much they hear of it', async () => {
    const head = await open(asNeighbour(discussion));

    expect(head.getAllByRole('button').length).toBeGreaterThan(0);
  });
});

describe('what is held fast of a topic', () => {
  const shown = (summary: NonNullable<CommunityTopic['summary']>) =>
    openPage(<TopicSummary summary={summary} zone="Asia/Jayapura" />, { person: whoamiOfOwner });

  it('says who held it fast, by the clock of the building', async () => {
    await shown({
      text: 'Dibuka **Sabtu**',
      author: { id: fixtureId('user', 11), name: 'Agus' },
      at: '2026-11-30T15:30:00.000Z',
    });

    // In Jayapura it is half an hour after midnight of the first.
    expect(screen.getByText(/^Agus · .*1 Des/)).toBeVisible();
    expect(screen.getByText('Sabtu').tagName).toBe('STRONG');
  });

  it('stays when the account of who held it is gone', async () => {
    await shown({ text: 'Dibuka', author: null, at: minutesAgo(5) });

    expect(screen.getByText(/^Pengguna terhapus · /)).toBeVisible();
  });
});
