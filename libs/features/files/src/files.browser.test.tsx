import { pictureOf } from '@imah/app/harness';
import type { FakeAnswers } from '@imah/api-client/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { AttachedFiles } from './attached-files.tsx';
import { FileField } from './file-field.tsx';
import { prepareFile } from './prepare-file.ts';
import { createMemoryShelf } from './testing/memory-shelf.ts';
import { createUploadServer, notTaken, storedFile } from './testing/upload-server.ts';
import { createBrowserShelf, type UploadShelf } from './upload-shelf.ts';
import { useUploads } from './use-uploads.ts';

afterEach(cleanup);

/** A photo with a red left half; `turned` writes into it that the camera was held sideways. */
async function photo(width: number, height: number, turned: 'no' | 'yes' = 'no'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('no canvas');
  brush.fillStyle = '#00f';
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = '#f00';
  brush.fillRect(0, 0, width / 2, height);
  const plain = new Uint8Array(await (await pictureOf(canvas, 'image/jpeg')).arrayBuffer());
  // APP1 with one entry: orientation 6, to be turned a quarter to the right.
  const note = [
    0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0,
    6, 0, 0, 0, 0, 0, 0,
  ];
  const parts = turned === 'yes' ? [plain.slice(0, 2), new Uint8Array(note), plain.slice(2)] : [plain];
  return new File(parts, 'IMG_1.JPG', { type: 'image/jpeg' });
}

async function look(content: Blob) {
  const picture = await createImageBitmap(content);
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const brush = canvas.getContext('2d');
  brush?.drawImage(picture, 0, 0);
  const colorAt = (x: number, y: number) => {
    const [red = 0, , blue = 0] = brush?.getImageData(Math.floor(x), Math.floor(y), 1, 1).data ?? [];
    return red > blue ? 'red' : 'blue';
  };
  const { width, height } = picture;
  return { width, height, top: colorAt(width / 2, height * 0.1), bottom: colorAt(width / 2, height * 0.9) };
}

describe('a photo before it is sent', () => {
  it('is made small, upright as the camera was held', async () => {
    const { name, content } = await prepareFile(await photo(4000, 3000, 'yes'), { keepLocation: false });

    expect([name, content.type]).toEqual(['IMG_1.jpg', 'image/jpeg']);
    expect(await look(content)).toEqual({ width: 1536, height: 2048, top: 'red', bottom: 'blue' });
    expect(new TextDecoder('latin1').decode(await content.arrayBuffer())).not.toContain('Exif');
  });

  it('goes as it is when it is small, when its place is wanted, and when it is no photo that can be read', async () => {
    const small = await photo(300, 200);
    const large = await photo(4000, 3000);
    const broken = new File(['bukan gambar'], '../foto\u202E.jpg', { type: 'image/jpeg' });

    const prepared = [
      await prepareFile(small, { keepLocation: false }),
      await prepareFile(large, { keepLocation: true }),
      await prepareFile(broken, { keepLocation: false }),
    ];

    expect(prepared).toEqual([
      { name: 'IMG_1.JPG', content: small },
      { name: 'IMG_1.JPG', content: large },
      { name: 'foto.jpg', content: broken },
    ]);
  });
});

describe('the shelf in the browser’s database', () => {
  it('gives a file back after the page was closed, byte for byte, and only to its own field', async () => {
    const name = `uji-${crypto.randomUUID()}`;
    const upload = { id: 'b', scope: 'tiket', name: 'a.txt', content: new Blob(['isi berkas']), file: null };
    await createBrowserShelf(indexedDB, name).put({ ...upload, id: 'c' });
    await createBrowserShelf(indexedDB, name).put(upload);

    const later = createBrowserShelf(indexedDB, name);
    const found = await later.list('tiket');

    expect(found.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(await found[0]?.content.text()).toBe('isi berkas');
    expect(await later.list('lain')).toEqual([]);
    await later.remove('b');
    expect((await later.list('tiket')).map(({ id }) => id)).toEqual(['c']);
    await later.remove('c');
  });

  it('keeps files as long as the page where the database is closed', async () => {
    const closed = {
      open: () => {
        throw new Error('closed');
      },
    } as unknown as IDBFactory;
    const shelf = createBrowserShelf(closed);
    const upload = { id: 'a', scope: 'tiket', name: 'a.txt', content: new Blob(['x']), file: null };

    await shelf.put(upload);
    const kept = await shelf.list('tiket');
    await shelf.remove('a');

    expect([kept, await shelf.list('tiket')]).toEqual([[upload], []]);
  });
});

function Field({ shelf }: { readonly shelf: UploadShelf }) {
  const uploads = useUploads({ orgId: 'org', scope: 'tiket', shelf });
  return <FileField label="Foto kerusakan" uploads={uploads} />;
}
const field = (answers: FakeAnswers, shelf = createMemoryShelf()) => show(<Field shelf={shelf} />, { answers });
const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText('Foto kerusakan'), files);

describe('a field for files', () => {
  it('sends what is chosen at once, and says that it has arrived', async () => {
    const server = createUploadServer();
    await field(server.answers);

    await choose(await photo(300, 200), new File(['%PDF-1.7'], 'izin.pdf', { type: 'application/pdf' }));

    await waitFor(() => expect(screen.getAllByText(/Terunggah|Terkirim|Selesai/)).toHaveLength(2));
    expect([...server.received.values()].map((parts) => parts.length)).toEqual([1, 1]);
  });

  it('shows what a photo is of while it is sent and once it has arrived; a paper and a broken photo have a sign', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    await field(createUploadServer({ fateOf: async () => gate.then(() => 'arrives' as const) }).answers);
    const pictureIn = (name: string) => screen.getByText(name).closest('li')?.querySelector('img') ?? null;

    await choose(
      await photo(300, 200),
      new File(['%PDF-1.7'], 'izin.pdf', { type: 'application/pdf' }),
      new File(['bukan gambar'], 'rusak.jpg', { type: 'image/jpeg' }),
    );

    await waitFor(() => expect(pictureIn('IMG_1.JPG')?.naturalWidth).toBe(300));
    await screen.findByText('izin.pdf');
    await screen.findByText('rusak.jpg');
    await waitFor(() => expect([pictureIn('izin.pdf'), pictureIn('rusak.jpg')]).toEqual([null, null]));
    open();
    await waitFor(() => expect(screen.getAllByText(/Terunggah/)).toHaveLength(3));
    await waitFor(() => expect(pictureIn('IMG_1.JPG')?.naturalWidth).toBe(300));
  });

  it('can be paused and goes on; what was chosen is there again when the page is', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    const server = createUploadServer({ fateOf: async () => gate.then(() => 'arrives' as const) });
    const shelf = createMemoryShelf();
    await field(server.answers, shelf);
    await choose(new File(['%PDF-1.7'], 'izin.pdf', { type: 'application/pdf' }));

    await userEvent.click(await screen.findByRole('button', { name: 'Jeda pengiriman' }));
    await screen.findByRole('button', { name: 'Lanjutkan pengiriman' });
    cleanup();
    open();
    await field(server.answers, shelf);

    await screen.findByText('izin.pdf');
    await waitFor(() => expect(screen.queryByText('1 berkas belum terkirim')).toBeNull());
    expect(server.received.size).toBe(1);
  });

  it('says in the server’s words why a file is not taken, and lets it be taken off', async () => {
    const server = createUploadServer({
      refuse: () => notTaken('Berkas ini rusak atau bukan foto. Pilih foto lain.'),
    });
    await field(server.answers);

    await choose(new File(['<html>'], 'surat.pdf', { type: 'application/pdf' }));

    await screen.findByText(/Berkas ini rusak atau bukan foto/);
    await userEvent.click(screen.getByRole('button', { name: 'Hapus surat.pdf' }));
    expect(screen.queryByText('surat.pdf')).toBeNull();
  });
});

it('shows the files of a record with a picture and a link to the whole', async () => {
  await show(<AttachedFiles files={[storedFile('f1', 'bocor.jpg', 10)]} zone="Asia/Jakarta" />);

  const link = await screen.findByRole('link', { name: 'bocor.jpg' });
  expect(link.getAttribute('href')).toBe('/api/v1/files/f1/content');
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/api/v1/files/f1/previews/small');
});
