import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import { answerOf, whoamiOfOwner } from '@imah/testing';
import { createUploadServer } from '@imah/features-files/testing';
import { resident, seenBy, signatures, ticket } from '@imah/testing/tickets';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showTold } from '../../testing/index.ts';
import { viewerOf } from '../model/viewer.ts';
import { SignatureCard } from './signature-card.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  // Reads of the tests after it would wait for a network; without a page nobody hears that there is one again.
  onlineManager.setOnline(true);
});

const [valid] = signatures;
if (valid === undefined) throw new Error('the fixtures have signatures');
async function open(
  listTicketSignatures: FakeAnswers['listTicketSignatures'],
  answers: FakeAnswers = {},
  person = whoamiOfOwner,
) {
  const known = seenBy(person, ticket);
  return showTold(<SignatureCard ticket={known} viewer={viewerOf(known, person.id)} />, {
    person,
    answers: { ...(listTicketSignatures === undefined ? {} : { listTicketSignatures }), ...answers },
  });
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('what somebody on site has signed', () => {
  it('is shown with whose it is, when, and on whose device, and the earlier ones behind it', async () => {
    await open(answerOf([...signatures]));
    const picture = await screen.findByRole('img', { name: 'Tanda tangan Sari Lestari' });

    expect(picture.getAttribute('src')).toBe(`/api/v1/files/${valid.file.id}/content`);
    expect(picture.closest('figure')?.textContent).toMatch(/^Sari Lestari.*16\.57 WIB · Di perangkat Agus Prasetyo$/);
    expect(screen.getByText('Yang digantikan (1)').closest('details')?.open).toBe(false);
  });

  it('is said to be typed where it was, and stays when the one who took it has gone', async () => {
    await open(answerOf([{ ...valid, kind: 'typed' as const, takenBy: null }]));

    const figure = (await screen.findByRole('img')).closest('figure');
    expect(figure?.textContent).toMatch(/WIB · Nama diketik, bukan digambar$/);
  });

  it('is nothing yet: that is said to who works on it, and to nobody else', async () => {
    await open(answerOf([]));
    expect(await screen.findByText(/^Belum ada\. Orang di tempat/)).toBeVisible();
    cleanup();

    const { calls } = await open(answerOf([]), {}, resident);
    await waitFor(() => expect(calls()).toHaveLength(1));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('can be read by a resident, who cannot ask for another', async () => {
    await open(answerOf([valid]), {}, resident);
    await screen.findByRole('img');

    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

describe('asking for a signature', () => {
  const start = async (answers: FakeAnswers = {}, known: readonly (typeof signatures)[number][] = []) => {
    const shown = await open(answerOf([...known]), {
      ...createUploadServer().answers,
      addTicketSignature: answerOf([...signatures]),
      ...answers,
    });
    await press(known.length === 0 ? 'Minta tanda tangan' : 'Minta yang baru');
    const sheet = within(await screen.findByRole('dialog', { name: 'Tanda tangan penerima' }));
    return { ...shown, sheet, save: () => userEvent.click(sheet.getByRole('button', { name: 'Simpan tanda tangan' })) };
  };
  const type = async (sheet: ReturnType<typeof within>, name: string) => {
    await userEvent.click(sheet.getByText('Ketik'));
    await userEvent.type(await sheet.findByRole('textbox', { name: /Ketik nama/ }), name);
  };

  it('begins with who reported it, and names all that is missing', async () => {
    const { inputsOf, save, sheet } = await start();
    const name = sheet.getByRole('textbox', { name: 'Nama penanda tangan' });
    expect(name).toHaveProperty('value', 'Sari Lestari');
    await userEvent.clear(name);

    await save();

    const summary = await sheet.findByRole('alert');
    expect(
      [/tulis nama orang/, /mintalah tanda tangan/].map((said) => said.test(summary.textContent.toLowerCase())),
    ).toEqual([true, true]);
    expect(inputsOf('addTicketSignature')).toEqual([]);
  });

  it('sends the picture before the signature that names it', async () => {
    const { calls, inputsOf, save, sheet, told } = await start();
    await type(sheet, 'Sari Lestari');

    await save();

    await waitFor(() => expect(told()).toEqual([['success', 'Tanda tangan tersimpan.']]));
    const made = calls().map(({ name }) => name);
    expect(made.indexOf('finishUpload')).toBeLessThan(made.indexOf('addTicketSignature'));
    const [begun] = inputsOf('beginUpload');
    expect(inputsOf('addTicketSignature')).toEqual([
      {
        params: { ticketId: ticket.id },
        body: {
          id: expect.stringMatching(/^[\da-f-]{36}$/),
          signerName: 'Sari Lestari',
          kind: 'typed',
          fileId: (begun as { body: { id: string } }).body.id,
        },
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is one signature however often it is sent after an answer that was lost', async () => {
    const { inputsOf, save, sheet } = await start({
      addTicketSignature: new ApiError({ kind: 'timeout', status: 0, message: '' }),
    });
    await type(sheet, 'Sari');
    for (const count of [1, 2]) {
      await save();
      await waitFor(() => expect(inputsOf('addTicketSignature')).toHaveLength(count));
      await sheet.findByRole('alert');
    }

    const [first, second] = inputsOf('addTicketSignature');
    expect(first).toEqual(second);
  });

  it('says that the one that is there is replaced and kept', async () => {
    const { sheet } = await start({}, signatures);

    expect(sheet.getByText('Tanda tangan yang ada tetap tersimpan dan digantikan oleh yang baru.')).toBeVisible();
  });

  it('cannot be saved without a network, and keeps what was signed until there is one', async () => {
    const { sheet } = await start();
    await type(sheet, 'Sari');

    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));

    expect(await sheet.findByText(/^Tanda tangan hanya dapat disimpan saat ada jaringan/)).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Simpan tanda tangan' })).toHaveProperty('disabled', true);
    expect(sheet.getByRole('textbox', { name: /Ketik nama/ })).toHaveProperty('value', 'Sari');
  });
});
