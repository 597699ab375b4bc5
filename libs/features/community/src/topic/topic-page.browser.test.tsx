import type { FakeAnswers } from '@imah/api-client/testing';
import { answerOf, listOf, whoamiOfOwner } from '@imah/testing';
import { announcement, asNeighbour, discussion, poll, posts } from '@imah/testing/community';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fieldRefusal, openPage, refusal } from '@imah/app/harness/testing';
import { CorrectionDialog } from './correction-dialog.tsx';
import { EditPost } from './edit-post.tsx';
import { SummaryDialog } from './summary-dialog.tsx';
import { TopicPage } from './topic-page.tsx';

afterEach(cleanup);

const open = (answers: FakeAnswers = {}) =>
  openPage(<TopicPage />, {
    person: whoamiOfOwner,
    route: '/imah/topic/:id',
    path: `/imah/topic/${discussion.id}`,
    answers: {
      getTopic: answerOf(discussion),
      listTopicPosts: listOf(posts),
      markTopicRead: answerOf(discussion),
      ...answers,
    },
  });

describe('the page of a topic', () => {
  it.each([
    ['is not there', refusal('not-found', 404, 'Tidak ada.')],
    ['is not for the person', refusal('forbidden', 403, 'Tidak berwenang.')],
  ])('says of one that %s that there is none, and leads home', async (_what, getTopic) => {
    await open({ getTopic });

    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Percakapan' })).toBeNull();
    expect(screen.queryByText(discussion.title)).toBeNull();
  });

  it('says that it could not be read, and is read anew on a press', async () => {
    let works = false;
    await open({
      getTopic: async () => {
        if (!works) throw refusal('server', 500, 'Server sedang bermasalah.');
        return answerOf(discussion);
      },
    });
    await screen.findByText('Topik belum dapat dimuat');
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));

    expect(await screen.findByRole('heading', { level: 1, name: discussion.title })).toBeVisible();
  });

  it('shows what is held fast of it above what people wrote', async () => {
    await open();
    const held = await screen.findByRole('region', { name: 'Ringkasan' });
    const written = await screen.findByText(/Setuju, area belakang kosong/);

    expect(held.compareDocumentPosition(written) & Node.DOCUMENT_POSITION_FOLLOWING).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('has nothing held fast where nothing is, and a vote only in a poll', async () => {
    await open({ getTopic: answerOf({ ...discussion, summary: null }) });
    await screen.findByRole('heading', { level: 1, name: discussion.title });
    expect([screen.queryByText('Ringkasan'), screen.queryByText('Menurut NPP')]).toEqual([null, null]);
    cleanup();

    await open({ getTopic: answerOf(poll), listTopicPosts: listOf([]) });
    expect(await screen.findByText(/Menurut NPP/)).toBeVisible();
  });
});

describe('a dialog about a topic', () => {
  const shown = async (element: React.ReactElement, answers: FakeAnswers = {}) => {
    const page = await openPage(element, { person: whoamiOfOwner, answers });
    return { ...page, form: within(await screen.findByRole('dialog')) };
  };
  const changed = refusal('conflict', 412, 'Topik ini baru saja diubah orang lain.');

  it('of a summary sends the version that was seen, and closes', async () => {
    const onClose = vi.fn<() => void>();
    const { form, inputsOf } = await shown(<SummaryDialog topic={discussion} onClose={onClose} />, {
      summarizeTopic: answerOf(discussion),
    });
    const text = form.getByRole('textbox', { name: /Isi ringkasan/ });
    await userEvent.clear(text);
    await userEvent.type(text, 'Dibuka Sabtu');
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));

    await expect
      .poll(() => inputsOf('summarizeTopic'))
      .toEqual([{ params: { topicId: discussion.id }, body: { text: 'Dibuka Sabtu' }, version: 1 }]);
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
  });

  it('of a summary takes it away, and offers that only where there is one', async () => {
    const { form, inputsOf } = await shown(<SummaryDialog topic={discussion} onClose={() => undefined} />, {
      summarizeTopic: answerOf(discussion),
    });
    await userEvent.click(form.getByRole('button', { name: 'Hapus ringkasan' }));
    await expect.poll(() => inputsOf('summarizeTopic')).toMatchObject([{ body: { text: null } }]);
    cleanup();

    const bare = await shown(<SummaryDialog topic={{ ...discussion, summary: null }} onClose={() => undefined} />);
    expect(bare.form.queryByRole('button', { name: 'Hapus ringkasan' })).toBeNull();
  });

  it('of a summary stays with what was typed where somebody else has changed the topic', async () => {
    const onClose = vi.fn<() => void>();
    const { form } = await shown(<SummaryDialog topic={discussion} onClose={onClose} />, { summarizeTopic: changed });
    const text = form.getByRole('textbox', { name: /Isi ringkasan/ });
    await userEvent.clear(text);
    await userEvent.type(text, 'Dibuka Sabtu');
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));

    expect((await form.findByRole('alert')).textContent).toContain('baru saja diubah');
    expect(text).toHaveValue('Dibuka Sabtu');
    expect(onClose.mock.calls).toEqual([]);
  });

  it('of a correction begins with what was sent, and shows at its field what is refused', async () => {
    const { form, toasts } = await shown(<CorrectionDialog topic={announcement} onClose={() => undefined} />, {
      correctTopic: fieldRefusal({ note: ['Terlalu pendek'] }),
    });
    expect(form.getByRole('textbox', { name: /Judul/ })).toHaveValue(announcement.title);
    await userEvent.type(form.getByRole('textbox', { name: /Apa yang berubah/ }), 'ya');
    await userEvent.click(form.getByRole('button', { name: 'Kirim koreksi' }));

    expect(await form.findByText('Terlalu pendek')).toBeVisible();
    expect(toasts).toEqual([]);
  });

  it('of a correction stays open where somebody else was faster', async () => {
    const { form, toasts } = await shown(<CorrectionDialog topic={announcement} onClose={() => undefined} />, {
      correctTopic: changed,
    });
    await userEvent.type(form.getByRole('textbox', { name: /Apa yang berubah/ }), 'Jamnya lain');
    await userEvent.click(form.getByRole('button', { name: 'Kirim koreksi' }));

    expect((await form.findByRole('alert')).textContent).toContain('baru saja diubah');
    expect(toasts).toEqual([]);
  });

  it('of one’s own post stays open where the time to mend it is over', async () => {
    const own = posts.find(({ isMine }) => isMine);
    if (own === undefined) throw new Error('there is no post of one’s own');
    const onClose = vi.fn<() => void>();
    const { form } = await shown(<EditPost topicId={discussion.id} post={own} onClose={onClose} />, {
      updateTopicPost: refusal('conflict', 409, 'Pesan hanya dapat diubah selama 15 menit.'),
    });
    await userEvent.type(form.getByRole('textbox'), ' segera');
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));

    expect((await form.findByRole('alert')).textContent).toContain('15 menit');
    expect(onClose.mock.calls).toEqual([]);
  });
});

describe('a neighbour', () => {
  it('reads the same topic, and is offered nothing that they may not do', async () => {
    await open({ getTopic: answerOf(asNeighbour(discussion)) });
    await screen.findByRole('heading', { level: 1, name: discussion.title });

    expect(screen.queryByRole('button', { name: 'Tindakan topik' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Kabar dari topik ini' })).toBeVisible();
  });
});
