import type { UnitImportSource } from '@imah/contract/buildings';
import { openPage } from '@imah/app/harness/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FileSource } from './file-source.tsx';
import { TextSource } from './text-source.tsx';
import { unitSample } from './unit-sample.ts';

afterEach(cleanup);

const check = () => userEvent.click(screen.getByRole('button', { name: 'Periksa' }));
const readBack = (source: UnitImportSource | undefined) =>
  source?.kind === 'file'
    ? new TextDecoder().decode(Uint8Array.from(atob(source.content), (at) => at.charCodeAt(0)))
    : null;

describe('units that are pasted', () => {
  async function open() {
    const onCheck = vi.fn<(source: UnitImportSource) => void>();
    await openPage(<TextSource isSending={false} answer={null} onCheck={onCheck} hint="Salin sel." />);
    return { onCheck, field: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tempel dari lembar kerja' }) };
  }

  it('are sent as they were pasted, with their tabs and lines', async () => {
    const { onCheck, field } = await open();
    await userEvent.click(field);
    await userEvent.paste('unit\tluas\nA-1\t36\n=HYPERLINK("x")\t1');
    await check();

    expect(onCheck.mock.calls).toEqual([[{ kind: 'text', text: 'unit\tluas\nA-1\t36\n=HYPERLINK("x")\t1' }]]);
  });

  it.each(['', ' \n\t '])('are not sent where there is nothing in %j, which is said at the field', async (pasted) => {
    const { onCheck, field } = await open();
    await userEvent.click(field);
    if (pasted !== '') await userEvent.paste(pasted);
    await check();

    expect(onCheck.mock.calls).toEqual([]);
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Isi atau pilih dahulu.'));
    await userEvent.click(field);
    await userEvent.paste('unit\tluas');
    await check();
    expect(onCheck.mock.calls).toHaveLength(1);
  });
});

describe('units of a file', () => {
  async function open(answer: Parameters<typeof FileSource>[0]['answer'] = null) {
    const onCheck = vi.fn<(source: UnitImportSource) => void>();
    await openPage(
      <FileSource isSending={false} answer={answer} onCheck={onCheck} hint="Satu berkas." sample={unitSample} />,
    );
    const input = screen.getByLabelText(/^Berkas CSV atau XLSX/);
    return { onCheck, choose: (file: File) => userEvent.upload(input, file, { applyAccept: false }) };
  }
  const file = (name: string, content: BlobPart = 'unit,luas', type = 'text/csv') =>
    new File([content], name, { type });

  it('are sent byte by byte, whatever the letters in them', async () => {
    const { onCheck, choose } = await open();
    const text = 'unit,luas\r\n“A–1”,36\r\n' + 'é'.repeat(40_000);
    await choose(file('unit rumah.csv', text));
    await check();

    await expect.poll(() => onCheck.mock.calls.length).toBe(1);
    expect(onCheck.mock.lastCall?.[0]).toMatchObject({ kind: 'file', name: 'unit rumah.csv' });
    expect(readBack(onCheck.mock.lastCall?.[0])).toBe(text);
  });

  it('carry a name that the server takes, however long it is', async () => {
    const { onCheck, choose } = await open();
    await choose(file(`${'a'.repeat(300)}.csv`));
    await check();

    await expect
      .poll(() => onCheck.mock.calls.map(([source]) => source.kind === 'file' && source.name.length))
      .toEqual([200]);
  });

  it('have to be chosen first', async () => {
    const { onCheck } = await open();
    await check();

    expect(await screen.findByRole('button', { name: /isi atau pilih dahulu/i })).toBeVisible();
    expect(onCheck.mock.calls).toEqual([]);
  });

  it.each([
    { what: 'of another kind', given: file('denah.pdf', '%PDF', 'application/pdf') },
    { what: 'larger than 6 MB', given: file('besar.csv', new Uint8Array(6_000_001)) },
  ])('are refused where the file is $what, and nothing is sent', async ({ given }) => {
    const { onCheck, choose } = await open();
    await choose(given);
    expect(screen.getByText(given.name)).toBeVisible();
    await check();

    expect(await screen.findByRole('button', { name: /isi atau pilih dahulu/i })).toBeVisible();
    expect(onCheck.mock.calls).toEqual([]);
  });

  it('say that the file cannot be read where it went away after it was chosen', async () => {
    const { onCheck, choose } = await open();
    const gone = file('hilang.csv');
    gone.arrayBuffer = async () => {
      throw new DOMException('gone', 'NotFoundError');
    };
    await choose(gone);
    await check();

    expect(await screen.findByRole('button', { name: /tidak dapat dibaca dari perangkat ini/ })).toBeVisible();
    expect(onCheck.mock.calls).toEqual([]);
  });

  it('are none any more once the file is taken out again', async () => {
    const { onCheck, choose } = await open();
    await choose(file('unit.csv'));
    await userEvent.click(screen.getByRole('button', { name: /unit\.csv/ }));
    expect(screen.queryByText('unit.csv')).toBeNull();
    await check();

    expect(await screen.findByRole('button', { name: /isi atau pilih dahulu/i })).toBeVisible();
    expect(onCheck.mock.calls).toEqual([]);
  });

  it('come with a sample to begin from, which has every column that is understood', async () => {
    await open();
    const saved: { name: string; blob: Blob }[] = [];
    const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push({ name: '', blob: blob as Blob }); // A page makes addresses of blobs alone.
      return 'blob:contoh';
    });
    const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(
      this: HTMLAnchorElement,
    ) {
      saved[0]!.name = this.download;
    });
    try {
      await userEvent.click(screen.getByRole('button', { name: 'Unduh contoh CSV' }));
      const text = await saved[0]?.blob.text();
      expect([saved[0]?.name, saved[0]?.blob.type]).toEqual(['contoh-unit.csv', 'text/csv;charset=utf-8']);
      expect(text?.split('\r\n')[0]).toBe('bagian,lantai,unit,luas,jenis,penghuni,peran,telepon,email,sejak');
      expect(text?.split('\r\n').map((line) => line.split(',').length)).toEqual([10, 10, 10, 10]);
    } finally {
      made.mockRestore();
      pressed.mockRestore();
    }
  });
});
