import type { Grant, HeldRights } from '@imah/contract/access';
import { buildings } from '@imah/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { RightsDifference } from './rights-difference.tsx';

afterEach(cleanup);

const [tower, office] = buildings;
const held = (grants: readonly Grant[], where: 'all' | readonly string[] = 'all'): HeldRights => ({
  grants: new Set(grants),
  buildings: where === 'all' ? 'all' : new Set(where),
});
const open = (before: HeldRights | null, after: HeldRights | null, locale: 'id' | 'en' = 'id') =>
  show(<RightsDifference before={before} after={after} buildings={buildings} />, { locale });
/** Each direction with its place, and below it what it is about with the actions. */
const told = () =>
  [...(document.querySelector('[aria-live="polite"]')?.querySelectorAll('dl') ?? [])].map((list) => [
    list.parentElement?.firstElementChild?.textContent,
    [...list.querySelectorAll('dt')].map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`),
  ]);

it('says that nothing changes', async () => {
  await open(held(['ticket.view']), held(['ticket.view']));

  expect(screen.getByText('Tidak ada hak yang berubah.')).toBeVisible();
});

it('tells a new person everything that they will be able to do, and where', async () => {
  await open(null, held(['org.view', 'ticket.view', 'ticket.update.own'], [tower?.id ?? '']));

  expect(told()).toEqual([
    ['Bertambah di seluruh organisasi', ['Organisasi: melihat']],
    [`Bertambah di ${tower?.name}`, ['Tiket: melihat, mengubah (milik sendiri)']],
  ]);
});

it('tells what is lost before what is gained', async () => {
  await open(held(['ticket.view']), held(['unit.view']));

  expect(told()).toEqual([
    ['Berkurang di semua gedung', ['Tiket: melihat']],
    ['Bertambah di semua gedung', ['Unit: melihat']],
  ]);
});

it('tells who is taken out that they lose all of it', async () => {
  await open(held(['ticket.view', 'unit.view']), null);

  expect(told()).toEqual([['Berkurang di semua gedung', ['Unit: melihat', 'Tiket: melihat']]]);
});

it('names the buildings that are left, and those it does not know together', async () => {
  await open(held(['ticket.view']), held(['ticket.view'], [tower?.id ?? '', 'unknown']));

  expect(told()).toEqual([[`Berkurang di semua gedung selain ${tower?.name}, gedung lain`, ['Tiket: melihat']]]);
});

it('tells two buildings in one sentence where the same changes in both', async () => {
  await open(held(['ticket.view'], []), held(['ticket.view'], [tower?.id ?? '', office?.id ?? '']));

  expect(told()).toEqual([[`Bertambah di ${tower?.name}, ${office?.name}`, ['Tiket: melihat']]]);
});

it('is told in English', async () => {
  await open(null, held(['ticket.view.own']), 'en');

  await expect.poll(told).toEqual([['Gained in all buildings', ['Tickets: view (own)']]]);
});
