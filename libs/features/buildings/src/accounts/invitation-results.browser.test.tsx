import type { OccupantInvitationResult } from '@imah/contract/people';
import { fixtureId, tower } from '@imah/testing';
import { openPage } from '@imah/app/harness/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { InvitationResults } from './invitation-results.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const dewi: OccupantInvitationResult = {
  personId: fixtureId('person', 1),
  name: 'Dewi Lestari',
  units: ['A-0101', 'LG-01'],
  outcome: 'invited',
  link: 'https://imah.test/register?undangan=satu',
  until: '2026-12-05T10:00:00.000Z',
};
const budi = {
  ...dewi,
  personId: fixtureId('person', 2),
  name: 'Budi',
  units: ['A-0102'],
  link: 'https://imah.test/dua',
};

async function open(results: readonly OccupantInvitationResult[]) {
  const onClose = vi.fn<() => void>();
  const page = await openPage(<InvitationResults building={tower} results={results} onClose={onClose} />);
  return { ...page, onClose, dialog: within(await screen.findByRole('dialog', { name: 'Hasil undangan' })) };
}
const cards = () => [...document.querySelectorAll('body > [aria-hidden] > div')].map(({ textContent }) => textContent);

describe('what became of invitations', () => {
  it('is that nobody had to be invited', async () => {
    const { dialog } = await open([]);

    expect(dialog.getByText(/^Tidak ada yang perlu diundang/)).toBeVisible();
    expect(dialog.queryByRole('list')).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Cetak lembar undangan' })).toBeNull();
  });

  it('is said of each by name and units, with how many of them were invited', async () => {
    const { dialog } = await open([
      { ...dewi, link: null },
      { ...budi, link: null, outcome: 'no-email' },
      { ...budi, personId: 'c', name: 'Citra', link: null, outcome: 'joined' },
      { ...budi, personId: 'd', name: 'Dodi', link: null, outcome: 'left' },
    ]);

    expect(dialog.getByText('1 dari 4 orang diundang.')).toBeVisible();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Dewi LestariA-0101, LG-01Diundang',
      'BudiA-0102Belum punya alamat email',
      'CitraA-0102Sudah terhubung',
      'DodiA-0102Sudah tidak tinggal di sini',
    ]);
    expect(dialog.queryByText(/hanya ditampilkan sekali/)).toBeNull();
    expect(cards()).toEqual([]);
  });

  it('warns that links are shown once, and draws the code of the only one', async () => {
    const { dialog } = await open([dewi, { ...budi, link: null, outcome: 'joined' }]);

    expect(dialog.getByText(/hanya ditampilkan sekali/)).toBeVisible();
    expect(dialog.getByRole('img', { name: 'Undangan untuk Dewi Lestari' })).toBeVisible();
  });

  it('draws no code on the screen where there are several, but a card for each on paper', async () => {
    const { dialog } = await open([dewi, budi, { ...budi, personId: 'c', name: 'Citra', link: null }]);
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);

    expect(dialog.queryByRole('img', { name: /^Undangan untuk/ })).toBeNull();
    expect(cards()).toEqual([
      'Dewi LestariA-0101, LG-01 · Menara Graha ContohPindai untuk membuka akun Imah AndaHanya untuk satu orang, sampai 5 Desember 2026.',
      'BudiA-0102 · Menara Graha ContohPindai untuk membuka akun Imah AndaHanya untuk satu orang, sampai 5 Desember 2026.',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Cetak lembar undangan' }));
    expect(print.mock.calls).toHaveLength(1);
  });

  it('copies the link of the one whose button was pressed', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { dialog, toasts } = await open([dewi, budi]);
    const [, second] = dialog.getAllByRole('button', { name: 'Salin tautan' });
    await userEvent.click(second!);

    expect(write.mock.calls).toEqual([['https://imah.test/dua']]);
    await expect.poll(() => toasts).toEqual(['Tautan disalin.']);
  });

  it('says where the browser does not let a link be copied: it is shown only this once', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const { dialog, toasts } = await open([dewi]);
    await userEvent.click(dialog.getByRole('button', { name: 'Salin tautan' }));

    await expect.poll(() => toasts).toEqual(['Tautan tidak dapat disalin. Cetak lembarnya, atau pindai kodenya.']);
  });

  it('is closed by its button and by Escape', async () => {
    const { dialog, onClose } = await open([dewi]);
    await userEvent.click(dialog.getByRole('button', { name: 'Selesai' }));
    await userEvent.keyboard('{Escape}');

    expect(onClose.mock.calls).toHaveLength(2);
  });
});
