import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../global/global.ts';
import { AuditEntry } from '../audit-entry/audit-entry.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import { CommentComposer, type CommentComposerProps } from './comment-composer.tsx';
import { CommentThread } from './comment-thread.tsx';

afterEach(cleanup);

describe('what people said', () => {
  it('is one list in the order it was said, answers within what they answer', () => {
    render(
      <CommentThread
        label="Percakapan"
        composer={<p>Tiket sudah ditutup.</p>}
        comments={[
          {
            id: '1',
            author: 'Sari',
            time: '09.00',
            dateTime: '2026-11-20T09:00:00+07:00',
            body: 'Air mati',
            replies: [{ id: '2', author: 'Budi', time: '09.05', body: 'Segera kami cek' }],
          },
          { id: '3', author: 'Agus', time: '09.10', body: 'Pompa rusak', visibility: 'internal' },
        ]}
      />,
    );
    const thread = screen.getByRole('region', { name: 'Percakapan' });
    const [outer, inner] = within(thread).getAllByRole('list');

    expect([...(outer?.children ?? [])].map((item) => item.getAttribute('data-visibility'))).toEqual([
      'everyone',
      'internal',
    ]);
    expect(outer).toContainElement(inner ?? null);
    expect(within(inner ?? thread).getByText('Segera kami cek')).toBeVisible();
    expect(screen.getByText('09.00')).toHaveAttribute('datetime', '2026-11-20T09:00:00+07:00');
    expect(within(outer?.lastElementChild as HTMLElement).getByText('Internal')).toBeVisible();
    expect(within(thread).getByText('Tiket sudah ditutup.')).toBeVisible();
  });

  it('is no list where nobody has said anything', () => {
    render(<CommentThread label="Percakapan" comments={[]} empty={<p>Belum ada balasan.</p>} />);

    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByText('Belum ada balasan.')).toBeVisible();
  });
});

describe('where a comment is written', () => {
  function show(start: string, props: Partial<CommentComposerProps> = {}) {
    const onSend = vi.fn<(message: { text: string }) => void>();
    function Page() {
      const [value, setValue] = useState(start);
      return (
        <CommentComposer
          label="Balasan"
          value={value}
          onChange={(change) => setValue(change.value)}
          onSend={onSend}
          {...props}
        />
      );
    }
    render(<Page />);
    return { onSend, box: screen.getByRole('textbox', { name: 'Balasan' }) };
  }

  it.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])(
    'sends by %s, and begins a new line by Enter alone',
    async (keys) => {
      const { onSend, box } = show('');
      expect(box).toHaveAccessibleDescription('Ctrl + Enter untuk mengirim');

      await userEvent.type(box, ' Baik.{Enter}Terima kasih. ');
      expect(onSend).not.toHaveBeenCalled();
      await userEvent.keyboard(keys);

      expect(onSend).toHaveBeenCalledExactlyOnceWith({ text: 'Baik.\nTerima kasih.' });
      expect(box).toHaveValue(' Baik.\nTerima kasih. ');
    },
  );

  it('sends no comment of nothing but blanks', async () => {
    const { onSend, box } = show('  \n ');

    await userEvent.click(screen.getByRole('button', { name: 'Kirim' }));
    await userEvent.type(box, '{Control>}{Enter}{/Control}');

    expect(onSend).not.toHaveBeenCalled();
  });

  it('does not send twice while it is being sent', async () => {
    const { onSend, box } = show('Baik.', { state: 'sending' });

    await userEvent.click(screen.getByRole('button', { name: /Kirim/ }));
    await userEvent.type(box, '{Control>}{Enter}{/Control}');

    expect(onSend).not.toHaveBeenCalled();
  });

  it('keeps the text when it could not be sent, says so at once, and can be sent again', async () => {
    const { onSend, box } = show('Baik.', { state: 'failed' });
    expect(screen.getByRole('alert')).toHaveTextContent('Belum terkirim. Teks Anda tetap ada di sini.');
    expect(box).toHaveValue('Baik.');

    await userEvent.click(screen.getByRole('button', { name: 'Kirim' }));

    expect(onSend).toHaveBeenCalledExactlyOnceWith({ text: 'Baik.' });
  });

  it('gives the reason of the page where it has one', () => {
    show('Baik.', { state: 'failed', error: 'Tiket ini sudah ditutup.' });

    expect(screen.getByRole('alert')).toHaveTextContent('Tiket ini sudah ditutup.');
  });
});

describe('a record of a change', () => {
  it('says before and after to those who listen, and of what was empty only what stands there now', () => {
    render(
      <AuditEntry
        actor="Sari Wulandari"
        action="mengubah unit"
        time="20 Nov 2026"
        dateTime="2026-11-20"
        source="Chrome"
        changes={[
          { field: 'Nama', before: 'A-1', after: 'A-01' },
          { field: 'Telepon', before: '0812', after: null },
          { field: 'Email', before: null, after: 'a@b.id' },
          { field: 'Catatan', before: null, after: null },
        ]}
      />,
    );

    const changes = within(screen.getByRole('list', { name: 'Sebelum dan sesudah' })).getAllByRole('listitem');
    expect(changes.map((change) => change.textContent)).toEqual([
      'NamaSebelum: A-1Sesudah: A-01',
      'TeleponSebelum: 0812Sesudah: kosong',
      'Emaila@b.id',
      'CatatanSesudah: kosong',
    ]);
    expect(changes.map((change) => change.querySelectorAll('del, ins').length)).toEqual([2, 1, 1, 0]);
  });

  it('has no list of changes where none is known', () => {
    render(<AuditEntry actor="Sistem" action="menutup tiket" time="kemarin" />);

    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByRole('article')).toHaveTextContent('Sistem menutup tiketkemarin');
  });
});

describe('a line of events', () => {
  it('keeps the order of its page, with the instant for machines', () => {
    render(
      <Timeline
        entries={[
          {
            id: 'b',
            title: 'Selesai',
            time: '17.05',
            dateTime: '2026-11-20T17:05:00+07:00',
            tone: 'success',
            detail: 'Pompa diganti',
          },
          { id: 'a', title: 'Dilaporkan', time: '09.00' },
        ]}
      />,
    );

    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Selesai17.05Pompa diganti',
      'Dilaporkan09.00',
    ]);
    expect(screen.getByText('17.05')).toHaveAttribute('datetime', '2026-11-20T17:05:00+07:00');
  });
});
