import type { FakeAnswers } from '@imah/api-client/testing';
import { answerOf, whoamiOfOwner } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '@imah/app/harness/testing';
import { createUploadServer } from '@imah/features-files/testing';
import { catalogueAnswers, gallon, reader } from '../testing/catalogue-fixtures.ts';
import { ProductsPage } from '../pages/index.ts';

afterEach(cleanup);

// No server stands behind these pages: a picture that does not come would give way to its sign.
const keep = (event: Event) => event.stopImmediatePropagation();
beforeAll(() => globalThis.addEventListener('error', keep, true));
afterAll(() => globalThis.removeEventListener('error', keep, true));

const open = (answers: FakeAnswers = {}, person = whoamiOfOwner) =>
  openPage(<ProductsPage />, {
    route: '/imah/products/products',
    path: `/imah/products/products?produk=${gallon.id}`,
    person,
    answers: { ...catalogueAnswers, updateProduct: answerOf(gallon), ...answers },
  });
const pictures = async () => within(await screen.findByRole('list', { name: 'Foto' }));
const titles = async () => (await pictures()).getAllByRole('listitem').map((row) => row.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = (page: Awaited<ReturnType<typeof open>>) =>
  page.inputsOf('updateProduct').map((input) => (input as { body: object }).body);

describe('the pictures of a product', () => {
  it('are listed in their order with what they show, and the main one stands small in the list of products', async () => {
    await open();

    const rows = await pictures();
    expect(rows.getByRole('textbox', { name: /^Yang tampak di foto 1/ })).toHaveValue('Galon biru di depan pintu');
    expect(rows.getByRole('textbox', { name: /^Yang tampak di foto 2/ })).toHaveValue('');
    expect(rows.getByRole('button', { name: 'Naikkan foto 1' })).toBeDisabled();
    expect(rows.getByRole('button', { name: 'Turunkan foto 2' })).toBeDisabled();
    const main = document.querySelector(`[src="/api/v1/files/${gallon.picture?.fileId}/previews/small"]`);
    expect(main?.getAttribute('alt')).toBe('Galon biru di depan pintu');
  });

  it('change places, get words and are taken off; only they are sent', async () => {
    const page = await open();
    await pictures();
    await press('Naikkan foto 2');
    const words = screen.getByRole('textbox', { name: /^Yang tampak di foto 1/ });
    await userEvent.type(words, 'Segel');
    await press('Simpan');

    await expect.poll(() => page.toasts).toEqual([`${gallon.name} disimpan.`]);
    const [main, seal] = gallon.pictures;
    expect(sent(page)).toEqual([{ pictures: [{ fileId: seal?.fileId, alt: 'Segel' }, main] }]);
  });

  it('are taken off one by one until there is none', async () => {
    const page = await open();
    await pictures();
    await press('Hapus foto 1');
    expect(await titles()).toHaveLength(1);
    await press('Hapus foto 1');
    expect(screen.queryByRole('list', { name: 'Foto' })).toBeNull();
    await press('Simpan');

    await expect.poll(() => sent(page)).toEqual([{ pictures: [] }]);
  });

  it('are sent while the form is filled, and come last', async () => {
    const page = await open(createUploadServer().answers);
    await pictures();
    await userEvent.upload(
      screen.getByLabelText(/^Foto/, { selector: 'input[type=file]' }),
      new File(['foto'], 'samping.png', { type: 'image/png' }),
    );
    await screen.findByRole('textbox', { name: /^Yang tampak di foto 3/ });
    await userEvent.type(screen.getByRole('textbox', { name: /^Yang tampak di foto 3/ }), 'Tampak samping');
    await press('Simpan');

    await expect.poll(() => page.toasts).toEqual([`${gallon.name} disimpan.`]);
    expect(sent(page)).toEqual([
      { pictures: [...gallon.pictures, { fileId: expect.any(String), alt: 'Tampak samping' }] },
    ]);
  });

  it('are no more than six', async () => {
    const six = Array.from({ length: 6 }, (_, nth) => ({ fileId: `f${nth}`, alt: '' }));
    await open({ getProduct: answerOf({ ...gallon, pictures: six }) });
    await pictures();

    expect(screen.getByText('Sudah 6 foto. Hapus satu untuk menambah yang lain.')).toBeVisible();
    expect(document.querySelector('input[type=file]')).toBeNull();
  });

  it('are looked at by who may not change them', async () => {
    await open({}, reader);

    const shown = within(await screen.findByRole('region', { name: 'Foto' }));
    expect(shown.getByRole('img', { name: 'Galon biru di depan pintu' })).toBeVisible();
    expect([shown.queryByRole('button'), document.querySelector('input[type=file]')]).toEqual([null, null]);
  });
});
