import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf, buildings, listOf, tower, whoami, whoamiOfOwner } from '@imah/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { auditRows } from '@imah/testing/audit';
import { useLocation } from 'react-router-dom';
import { OrganizationAudit } from './organization-audit.tsx';
import { RecordHistory } from './record-history.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Address = () => <output data-testid="address">{useLocation().search}</output>;
const history = (answers: FakeAnswers, person = whoamiOfOwner) =>
  show(
    <RecordHistory
      orgId={tower.orgId}
      buildingId={tower.id}
      entity="building"
      entityId={tower.id}
      zone="Asia/Jakarta"
      level={2}
    />,
    { answers, person },
  );
const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Tampilkan riwayat' }));

describe('the history of a record', () => {
  it('asks the server for nothing until somebody wants to see it', async () => {
    const { calls } = await history({ listHistory: listOf(auditRows) });
    expect(calls()).toEqual([]);

    await open();

    await screen.findByText(/mengubah gedung/);
    expect(calls().map(({ name }) => name)).toEqual(['listHistory']);
  });

  it('tells who did what, with what stood there before', async () => {
    await history({ listHistory: listOf(auditRows) });
    await open();

    const [changed, read, invited, expired] = await screen.findAllByRole('article');
    expect(changed?.textContent).toContain(`Ratna Wijayanti mengubah gedung ${tower.name}`);
    expect(
      within(changed as HTMLElement)
        .getByRole('link', { name: tower.name })
        .getAttribute('href'),
    ).toBe(`/imah/building/${tower.id}`);
    expect(changed?.textContent).toContain('Alasan: Nama baru sejak rapat warga');
    expect(
      within(changed as HTMLElement)
        .getByText('Menara Lama')
        .closest('del'),
    ).not.toBeNull();
    expect(
      within(changed as HTMLElement)
        .getByText('Jalan Kenanga 2', { exact: false })
        .closest('ins'),
    ).not.toBeNull();
    // What did not change is not told.
    expect(changed?.textContent).not.toContain('MGC');
    expect(read?.textContent).toContain('membaca data pribadi di data orang');
    expect(invited?.textContent).toContain('Pengguna yang telah dihapus membuat undangan');
    expect(invited?.textContent).toContain('disembunyikan');
    expect(expired?.textContent).toContain('Sistem mencatat bahwa Pompa 1 tidak menjawab sampai batas waktu');
  });

  it('calls what is stored by its name: groups, states, moments, and the fields that were read', async () => {
    const [, read] = auditRows;
    const before = { groupIds: ['g1', 'g2'], status: 'active', expiresAt: null };
    const after = { groupIds: ['g2'], status: 'suspended', expiresAt: '2026-11-30T17:00:00.000Z' };
    const changed = { ...read, seq: 9, action: 'update', entity: 'membership', before, after };
    const names = new Map([
      ['g1', 'Teknisi'],
      ['g2', 'Vendor'],
      ['active', 'Aktif'],
      ['suspended', 'Ditangguhkan'],
    ]);
    await show(
      <RecordHistory
        orgId={tower.orgId}
        entity="member"
        entityId={tower.id}
        zone="Asia/Jakarta"
        level={3}
        names={names}
      />,
      { answers: { listHistory: listOf([changed, read]) as never }, person: whoamiOfOwner },
    );
    await open();

    const [first, second] = await screen.findAllByRole('article');
    const texts = within(first as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(texts).toEqual([
      expect.stringMatching(/Grup.*Teknisi, Vendor.*Vendor/),
      expect.stringMatching(/Status.*Aktif.*Ditangguhkan/),
      expect.stringMatching(/Berlaku sampai.*1 Desember 2026/),
    ]);
    expect(second?.textContent).toContain('Telepon, Email');
  });

  it('goes on with the page after it', async () => {
    const [first, second] = auditRows;
    await history({
      listHistory: async ({ query }) =>
        query?.cursor === undefined
          ? ({ data: [first], meta: { nextCursor: 'x' } } as never)
          : ({ data: [second], meta: { nextCursor: null } } as never),
    });
    await open();

    await userEvent.click(await screen.findByRole('button', { name: 'Muat lebih banyak' }));

    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Muat lebih banyak' })).toBeNull();
  });

  it('says when there is none, when it comes late, and when it cannot be had', async () => {
    await history({ listHistory: listOf([]) });
    await open();
    expect(await screen.findByText('Belum ada riwayat')).toBeVisible();
    cleanup();

    await history({ listHistory: never });
    await open();
    expect(await screen.findByLabelText('Memuat riwayat')).toHaveAttribute('aria-busy', 'true');
    cleanup();

    await history({ listHistory: new ApiError({ kind: 'server', status: 500, message: 'no' }) });
    await open();
    expect(await screen.findByText('Riwayat belum dapat dimuat')).toBeVisible();
  });

  it('is not offered to who may not see it', async () => {
    await history({}, whoami);

    expect(screen.queryByRole('button', { name: 'Tampilkan riwayat' })).toBeNull();
  });
});

describe('the history of an organisation', () => {
  const list = (answers: FakeAnswers, search = '') =>
    show(
      <>
        <OrganizationAudit orgId={tower.orgId} />
        <Address />
      </>,
      {
        answers: { listBuildings: listOf(buildings), ...answers },
        person: whoamiOfOwner,
        route: '/imah/settings/audit',
        path: `/imah/settings/audit${search}`,
      },
    );
  const asked = (calls: () => readonly { readonly name: string; readonly input: unknown }[]) =>
    calls().findLast(({ name }) => name === 'listAudit')?.input;

  it('is narrowed by who and what, and widened again', async () => {
    const { calls } = await list({
      listAudit: async ({ query }) => (query?.entity === 'unit' ? listOf([]) : listOf(auditRows)),
    });
    await screen.findAllByRole('article');

    await userEvent.type(screen.getByRole('searchbox', { name: 'Pelaku' }), 'ratna');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Jenis' }), 'unit');
    // The kind is asked for at once, the name when nobody types any more: both answers are empty, one after the other.
    await expect.poll(() => asked(calls)).toMatchObject({ query: { who: 'ratna', entity: 'unit' } });
    await screen.findByText('Tidak ada yang cocok');
    expect(screen.getByTestId('address')).toHaveTextContent('?who=ratna&what=unit');
    await userEvent.click(await screen.findByRole('button', { name: 'Hapus saringan' }));

    expect(await screen.findAllByRole('article')).toHaveLength(auditRows.length);
    expect(screen.getByTestId('address')).toBeEmptyDOMElement();
  });

  it('asks once for a name that is typed in one go', async () => {
    const { calls } = await list({ listAudit: listOf(auditRows) });
    await screen.findAllByRole('article');

    await userEvent.type(screen.getByRole('searchbox', { name: 'Pelaku' }), 'ratna');

    await expect.poll(() => asked(calls)).toMatchObject({ query: { who: 'ratna' } });
    expect(calls().filter(({ name }) => name === 'listAudit')).toHaveLength(2);
  });

  it('asks for all buildings where the address names one of nobody here, as its choice says', async () => {
    const { calls } = await list({ listAudit: listOf(auditRows) }, '?building=01935e51-7c1a-7b2c-8d3e-00000000ffff');
    await screen.findAllByRole('article');

    expect(await screen.findByRole('combobox', { name: 'Gedung' })).toHaveValue('');
    await expect.poll(() => asked(calls)).not.toHaveProperty('query.buildingId');
  });

  it('shows what the address asks for: a link leads to the same rows', async () => {
    const { calls } = await list(
      { listAudit: listOf(auditRows) },
      `?who=sari&what=tariff&building=${tower.id}&from=2026-11-01&to=2026-11-30&org=${tower.orgId}`,
    );
    await screen.findAllByRole('article');

    expect(asked(calls)).toMatchObject({
      query: {
        who: 'sari',
        entity: 'tariff',
        buildingId: tower.id,
        from: '2026-10-31T17:00:00.000Z',
        to: '2026-11-30T17:00:00.000Z',
      },
    });
    expect(screen.getByRole('combobox', { name: 'Gedung' })).toHaveValue(tower.id);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Gedung' }), '');
    await expect.poll(() => asked(calls)).not.toHaveProperty('query.buildingId');
    expect(new URLSearchParams(screen.getByTestId('address').textContent).get('org')).toBe(tower.orgId);
  });

  it.each(['what=%00', 'what=nothing', 'building=7', 'from=2026-02-31', 'to=yesterday', `who=${'a'.repeat(121)}`])(
    'asks for nothing that the address says wrongly: %s',
    async (search) => {
      const { calls } = await list({ listAudit: listOf(auditRows) }, `?${search}`);
      await screen.findAllByRole('article');

      expect(asked(calls)).toHaveProperty('query', { limit: 20 });
    },
  );

  it('stands under the days on which it was done, as the capital has them', async () => {
    const [first] = auditRows;
    const late = { ...first, seq: 9, at: '2026-11-20T17:30:00.000Z' };
    await list({ listAudit: listOf([late, ...auditRows]) as never });

    await screen.findAllByRole('article');

    const days = screen.getAllByRole('region');
    expect(days.map((day) => [day.getAttribute('aria-label'), within(day).getAllByRole('article').length])).toEqual([
      ['21 November 2026', 1],
      ['20 November 2026', 2],
      ['19 November 2026', 1],
      ['18 November 2026', 1],
    ]);
    expect(within(days[0] as HTMLElement).getByText('00.30 WIB')).toBeVisible();
  });

  it('is given as a file, and says when the file does not hold all of it', async () => {
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await list({
      listAudit: listOf(auditRows),
      exportAudit: answerOf({ name: 'riwayat-2026-11-21.csv', text: '\uFEFF', rows: 20_000, isCut: true }),
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Unduh CSV' }));

    expect(await screen.findByText(/^Hanya 20\.000 baris terbaru/)).toBeVisible();
    expect(names).toEqual(['riwayat-2026-11-21.csv']);
  });

  it('says when the file could not be had', async () => {
    await list({
      listAudit: listOf(auditRows),
      exportAudit: new ApiError({ kind: 'server', status: 500, message: 'no' }),
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Unduh CSV' }));

    expect(await screen.findByText('CSV belum dapat diunduh. Silakan coba lagi.')).toBeVisible();
  });
});
