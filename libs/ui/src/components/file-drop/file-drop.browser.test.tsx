import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../global/global.ts';
import { FileList } from '../file-list/file-list.tsx';
import { FileDrop, type FileDropProps } from './file-drop.tsx';
import type { FileDropItem } from './file-row.tsx';

afterEach(cleanup);

const file = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type });
const photo = file('bocor.jpg', 'image/jpeg');

/** A page that queues what is added, as one with an upload of its own does. */
function show(props: Partial<FileDropProps> = {}) {
  const told: string[] = [];
  function Page() {
    const [files, setFiles] = useState<readonly FileDropItem[]>(props.files ?? []);
    return (
      <FileDrop
        label="Foto"
        onRemove={({ id }) => {
          told.push(`removed ${id}`);
          setFiles((known) => known.filter((one) => one.id !== id));
        }}
        onRetry={({ id }) => told.push(`again ${id}`)}
        {...props}
        files={files}
        onAdd={(choice) => {
          told.push(`added ${choice.files.map(({ name }) => name).join()}`);
          setFiles((known) => [
            ...known,
            ...choice.files.map(({ name, size }) => ({ id: name, name, size, state: 'chosen' as const })),
          ]);
        }}
      />
    );
  }
  render(<Page />);
  return { told, input: screen.getByLabelText<HTMLInputElement>('Foto') };
}
const rows = () => screen.queryAllByRole('listitem').map((row) => [row.dataset['state'], row.textContent]);

describe('files that are chosen', () => {
  it('go to the page, and the input is empty again, so that the same one can be chosen once more', async () => {
    const { told, input } = show();

    await userEvent.upload(input, [photo, file('denah.pdf', 'application/pdf', 2048)]);

    expect(told).toEqual(['added bocor.jpg,denah.pdf']);
    expect(input.files).toHaveLength(0);
    expect(rows()).toEqual([
      ['chosen', 'bocor.jpg10 B'],
      ['chosen', 'denah.pdf2 KB'],
    ]);
  });

  it('are refused one by one with the reason, until the person puts it away or chooses others', async () => {
    const { told, input } = show({
      accept: 'image/*',
      maxSize: 1024,
      maxFiles: 2,
    });

    fireEvent.change(input, {
      target: {
        files: [
          file('a.exe', 'application/x-msdownload'),
          file('b.png', 'image/png', 2048),
          photo,
          file('c.png', 'image/png'),
          file('d.png', 'image/png'),
        ],
      },
    });
    expect(rows()).toEqual([
      ['chosen', 'bocor.jpg10 B'],
      ['chosen', 'c.png10 B'],
      ['refused', 'a.exe10 B · Jenis berkas ini tidak diterima.'],
      ['refused', 'b.png2 KB · Terlalu besar; paling besar 1 KB.'],
      ['refused', 'd.png10 B · Paling banyak 2 berkas.'],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Hapus a.exe' }));

    expect(rows().map(([, text]) => text?.slice(0, 5))).toEqual(['bocor', 'c.png', 'b.png', 'd.png']);
    expect(told).toEqual(['added bocor.jpg,c.png']);
  });

  it('take the place of the former one where there is room for one', async () => {
    const { told, input } = show({ maxFiles: 1, files: [{ id: 'lama', name: 'lama.jpg', size: 5, state: 'done' }] });
    expect(input.multiple).toBe(false);

    await userEvent.upload(input, photo);

    expect(told).toEqual(['removed lama', 'added bocor.jpg']);
    expect(rows()).toEqual([['chosen', 'bocor.jpg10 B']]);
  });

  it('keep the former one where the new one is refused', async () => {
    const { told, input } = show({
      maxFiles: 1,
      maxSize: 5,
      files: [{ id: 'lama', name: 'lama.jpg', size: 5, state: 'done' }],
    });

    await userEvent.upload(input, photo);

    expect(told).toEqual([]);
    expect(rows().map(([state]) => state)).toEqual(['done', 'refused']);
  });

  it('are dropped onto it, which says that it would take them', () => {
    const { input } = show();
    const zone = () => input.closest<HTMLElement>('[data-state]')?.dataset['state'];

    const states = [
      () => fireEvent.dragEnter(input),
      () => fireEvent.dragLeave(input),
      () => fireEvent.dragEnter(input),
      () => fireEvent.drop(input),
    ].map((act) => {
      act();
      return zone();
    });

    expect(states).toEqual(['over', 'idle', 'over', 'idle']);
  });

  it('are each told with how far they are, and the one that failed is sent again', async () => {
    const { told } = show({
      files: [
        { id: '1', name: 'a.jpg', size: 100, state: 'sending', sent: 29 },
        { id: '2', name: 'b.jpg', size: 0, state: 'sending', sent: 0 },
        { id: '3', name: 'c.jpg', size: 100, state: 'sending', sent: 130 },
        { id: '4', name: 'd.jpg', size: 100, state: 'waiting' },
        { id: '5', name: 'e.jpg', size: 100, state: 'paused' },
        { id: '6', name: 'f.jpg', size: 100, state: 'done' },
        { id: '7', name: 'g.jpg', size: 1_572_864, state: 'failed' },
        { id: '8', name: 'h.jpg', size: 100, state: 'failed', error: 'Sambungan terputus.' },
      ],
    });

    expect(rows().map(([, text]) => text)).toEqual([
      'a.jpg100 B · Mengunggah 29%',
      'b.jpg0 B · Mengunggah 0%',
      'c.jpg100 B · Mengunggah 100%',
      'd.jpg100 B · Menunggu giliran',
      'e.jpg100 B · Dijeda',
      'f.jpg100 B · Terunggah',
      'g.jpg1,5 MB · Gagal diunggah.',
      'h.jpg100 B · Sambungan terputus.',
    ]);
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'a.jpg' }).value).toBe(29);
    await userEvent.click(screen.getByRole('button', { name: 'Unggah lagi h.jpg' }));
    await userEvent.click(screen.getByRole('button', { name: 'Hapus a.jpg' }));

    expect(told).toEqual(['again 8', 'removed 1']);
  });

  it('are not asked for by the browser before the page has a say, and not taken where it is off', () => {
    const { input } = show({ required: true, disabled: true, hint: 'Paling besar 10 MB', error: 'Tambahkan foto.' });

    expect([input.required, input.disabled]).toEqual([false, true]);
    expect(input).toHaveAccessibleDescription('Paling besar 10 MB Tambahkan foto.');
  });
});

describe('files that are kept', () => {
  it('are known by their name in full, lead to themselves, and have a menu only where something can be done', async () => {
    const onSelect = vi.fn<(id: string) => void>();
    const name = 'berita-acara-serah-terima-unit-menara-melati-lantai-dua-belas-revisi-ketiga-final.pdf';
    render(
      <FileList
        files={[
          { id: '1', name, kind: 'document', href: '#1', detail: '2,4 MB' },
          { id: '2', name: 'Foto', kind: 'folder' },
        ]}
        actions={({ id }) => (id === '1' ? [{ kind: 'action', label: 'Hapus', onSelect: () => onSelect(id) }] : [])}
      />,
    );
    const [first, second] = screen.getAllByRole('listitem');
    expect(within(first ?? document.body).getByRole('link', { name })).toHaveAttribute('title', name);
    expect(within(second ?? document.body).queryByRole('link')).toBeNull();
    expect(within(second ?? document.body).queryByRole('button')).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: `Tindakan untuk ${name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hapus' }));

    expect(onSelect).toHaveBeenCalledExactlyOnceWith('1');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});
