import type { FakeAnswers } from '@imah/api-client/testing';
import type { Notice } from '@imah/contract/notices';
import { answerOf, listOf, notices, tower, whoamiOfOwner } from '@imah/testing';
import { itemsOfMenu, openPage, refusal } from '@imah/app/harness/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NoticeBoard } from './notice-board.tsx';
import { NoticeForm } from './notice-form.tsx';
import { NoticeCard } from './card/index.ts';

afterEach(cleanup);

const [important, normal] = notices as [Notice, Notice];
const [membership] = whoamiOfOwner.memberships as [(typeof whoamiOfOwner.memberships)[number]];

describe('an announcement of a building', () => {
  const show = (notice: Notice, buildingName?: string) =>
    openPage(<NoticeCard notice={notice} timeZone={tower.timeZone} buildingName={buildingName} />);

  it('says who wrote it and until which day of the building it holds', async () => {
    await show({ ...important, expiresAt: '2026-11-27T16:59:59.999Z' });

    expect(screen.getByText(`Penting: ${important.title}`)).toBeVisible();
    expect(screen.getByText('Budi Santoso · berlaku sampai 27 November 2026')).toBeVisible();
  });

  it('names no author whose account is gone, and the building where several are read', async () => {
    await show({ ...normal, expiresAt: '2026-11-27T16:59:59.999Z' }, 'Menara Graha Contoh');

    expect(screen.getByText('Menara Graha Contoh · Berlaku sampai 27 November 2026')).toBeVisible();
    expect(screen.queryByText(/Penting/)).toBeNull();
  });

  it('keeps its lines, and shows what looks like markup as it is', async () => {
    await show({ ...normal, body: 'Baris satu\n\n<script>alert(1)</script>' });

    expect(screen.getByText('Baris satu')).toBeVisible();
    expect(screen.getByText('<script>alert(1)</script>')).toBeVisible();
  });
});

describe('what can be done with an announcement', () => {
  it.each([
    { grants: ['announcement.update'], items: ['Ubah'] },
    { grants: ['announcement.delete'], items: ['Tarik'] },
  ] as const)('is $items for who holds $grants', async ({ grants, items }) => {
    await openPage(<NoticeBoard building={tower} />, {
      person: { ...whoamiOfOwner, memberships: [{ ...membership, grants: [...grants] }] },
      answers: { listNotices: listOf([normal]) },
    });

    expect(await itemsOfMenu(`Tindakan untuk ${normal.title}`)).toEqual(items);
    expect(screen.queryByRole('button', { name: 'Tulis info gedung' })).toBeNull();
  });
});

describe('the form of an announcement', () => {
  async function open(notice: Notice | null, answers: FakeAnswers) {
    const onClose = vi.fn<() => void>();
    const page = await openPage(<NoticeForm building={tower} notice={notice} onClose={onClose} />, { answers });
    const form = within(await screen.findByRole('dialog'));
    return { ...page, form, onClose };
  }
  const until = (form: ReturnType<typeof within>) => form.getByRole('textbox', { name: /^Tampil sampai/ });

  it('sends what was changed, with the end of the chosen day where the building is', async () => {
    const { form, inputsOf, toasts, onClose } = await open(important, { updateNotice: answerOf(important) });
    await userEvent.click(form.getByRole('radio', { name: 'Biasa' }));
    await userEvent.clear(until(form));
    await userEvent.type(until(form), '31/12/2026');
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));

    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(inputsOf('updateNotice')).toEqual([
      {
        params: { buildingId: tower.id, noticeId: important.id },
        version: important.version,
        body: {
          title: important.title,
          body: important.body,
          urgency: 'normal',
          expiresAt: '2026-12-31T16:59:59.999Z',
        },
      },
    ]);
    expect(toasts).toEqual(['Info disimpan.']);
  });

  it('asks for a day before anything is sent', async () => {
    const { form, inputsOf } = await open(null, { createNotice: answerOf(normal) });
    await userEvent.type(form.getByRole('textbox', { name: 'Judul' }), 'Lift B');
    await userEvent.clear(until(form));
    await userEvent.click(form.getByRole('button', { name: 'Tampilkan' }));

    expect(await form.findByRole('button', { name: 'Tampil sampai: pilih tanggal' })).toBeVisible();
    expect(inputsOf('createNotice')).toEqual([]);
  });

  it('says of a day that is over that it cannot be the last', async () => {
    const { form } = await open(null, {});
    await userEvent.clear(until(form));
    await userEvent.type(until(form), '19/11/2026');
    await userEvent.tab();

    expect(until(form)).toHaveAttribute('aria-invalid', 'true');
  });

  it('stays open where somebody else has changed it', async () => {
    const { form, onClose } = await open(normal, {
      updateNotice: refusal('conflict', 412, 'Data ini baru saja diubah orang lain.'),
    });
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));

    expect((await form.findByRole('alert')).textContent).toContain('baru saja diubah');
    expect(onClose.mock.calls).toEqual([]);
  });
});
