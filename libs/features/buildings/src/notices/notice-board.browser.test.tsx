import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import { answerOf, listOf, notices, tower, whoamiOfOwner, whoamiOfSupervisor } from '@imah/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { NoticeBoard } from './notice-board.tsx';

afterEach(cleanup);

const [important, normal] = notices as [(typeof notices)[number], (typeof notices)[number]];
const params = { buildingId: tower.id };

async function open(answers: FakeAnswers = {}, person = whoamiOfOwner) {
  const shown = await show(<NoticeBoard building={tower} />, {
    person,
    answers: { listNotices: listOf(notices), ...answers },
  });
  const inputsOf = (call: string) => shown.calls().flatMap(({ name, input }) => (name === call ? [input] : []));
  return { ...shown, inputsOf };
}
const choose = async (title: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Tindakan untuk ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

describe('the notices of a building', () => {
  it('are read by everybody and written by nobody who may not', async () => {
    await open({}, whoamiOfSupervisor);
    expect(await screen.findByText(new RegExp(important.title))).toBeVisible();
    expect(screen.getByText(new RegExp(normal.title))).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leave no empty board before who only reads, and say to who writes that there is nothing', async () => {
    await open({ listNotices: listOf([]) }, whoamiOfSupervisor);
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
    cleanup();
    await open({ listNotices: listOf([]) });
    expect(await screen.findByRole('button', { name: 'Tulis info gedung' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Info gedung' })).toBeVisible();
  });

  it('are shown for a week unless another day is chosen, to the end of that day where the building is', async () => {
    const { inputsOf } = await open({ createNotice: answerOf(normal) });
    await userEvent.click(await screen.findByRole('button', { name: 'Tulis info gedung' }));
    const form = within(await screen.findByRole('dialog'));
    const [title] = form.getAllByRole('textbox');
    await userEvent.type(title!, 'Lift B diperiksa');
    await userEvent.click(form.getByRole('button', { name: 'Tampilkan' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputsOf('createNotice')).toEqual([
      {
        params,
        body: {
          title: 'Lift B diperiksa',
          body: '',
          urgency: 'normal',
          // The 27th ends at 17.00 in UTC where it is WIB.
          expiresAt: '2026-11-27T16:59:59.999Z',
        },
      },
    ]);
  });

  it('keep what was typed where the server refuses it, and say it at the field', async () => {
    const refused = new ApiError({
      kind: 'validation',
      status: 422,
      message: 'Periksa isian.',
      fieldErrors: { title: ['Judul terlalu panjang.'] },
    });
    const { inputsOf } = await open({ updateNotice: refused });
    await choose(normal.title, 'Ubah');
    const form = within(await screen.findByRole('dialog'));
    const [title, body] = form.getAllByRole('textbox');
    await userEvent.type(body!, 'Tutup jendela.');
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));

    expect((await form.findAllByText(/Judul terlalu panjang\./)).length).toBeGreaterThan(0);
    expect(title?.getAttribute('aria-invalid')).toBe('true');
    expect((body as HTMLTextAreaElement).value).toBe('Tutup jendela.');
    expect(inputsOf('updateNotice')).toEqual([
      expect.objectContaining({ params: { ...params, noticeId: normal.id }, version: 1 }),
    ]);
  });

  it('are taken back after a question, and stay with a word at them where that fails', async () => {
    let answer: ApiError | null = new ApiError({ kind: 'conflict', status: 409, message: 'Baru diubah orang lain.' });
    const { inputsOf } = await open({
      deleteNotice: async () => {
        if (answer !== null) throw answer;
      },
    });
    const confirm = async () => {
      await choose(important.title, 'Tarik');
      const question = await screen.findByRole('alertdialog');
      expect(question.textContent).toContain(important.title);
      await userEvent.click(within(question).getByRole('button', { name: 'Tarik' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await confirm();
    expect(await screen.findByText('Baru diubah orang lain.')).toBeVisible();
    answer = null;
    await confirm();
    const input = { params: { ...params, noticeId: important.id }, version: 1 };
    expect(inputsOf('deleteNotice')).toEqual([input, input]);
  });
});
