import { type FakeAnswers, never } from '@imah/api-client/testing';
import type { SearchAnswer } from '@imah/contract/search';
import { answerOf, buildings, listOf, manyBuildings, tower, whoami, whoamiOfOwner } from '@imah/testing';
import { whoamiOfResident } from '@imah/testing/report';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { SearchPalette } from './search-palette.tsx';
import { found, hits, nothing } from './testing/search-fixtures.ts';

afterEach(cleanup);

type Options = Omit<NonNullable<Parameters<typeof show>[1]>, 'answers'>;
const close = vi.fn<() => void>();

async function open(answers: FakeAnswers = {}, options: Options = {}) {
  close.mockClear();
  const shown = await show(<SearchPalette open onClose={close} pages={[{ href: '/imah', label: 'Beranda' }]} />, {
    answers: { listBuildings: listOf(buildings), search: answerOf(found), ...answers },
    ...options,
  });
  await screen.findByRole('combobox');
  const asked = () =>
    shown
      .calls()
      .flatMap(({ name, input }) => (name === 'search' ? [(input as { query: { q: string } }).query.q] : []));
  return { ...shown, asked };
}
const type = (text: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
const option = (name: RegExp | string) => screen.findByRole('option', { name });
const labels = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const group = (name: string) => within(screen.getByText(name).parentElement as HTMLElement);

it('asks once for a word that is typed in one go, without the spaces around it', async () => {
  const { asked } = await open();

  for (const text of ['m', 'me', ' mel', ' mela ']) type(text);
  await option(/^Melati Kusuma/);

  expect(asked()).toEqual(['mela']);
});

it('asks for no more of a text than the server reads', async () => {
  const { asked } = await open();

  type('m'.repeat(150));
  await option(/^Melati Kusuma/);

  expect(asked()).toEqual(['m'.repeat(100)]);
});

it('asks nothing for spaces, and offers what it offers unasked', async () => {
  const { asked } = await open();
  const before = labels();

  type('   ');

  expect([labels(), asked()]).toEqual([before, []]);
});

it('shows the answer to what stands in the field, in whatever order answers come', async () => {
  const waiting = new Map<string, (answer: { data: SearchAnswer }) => void>();
  const { asked } = await open({
    search: (input) => new Promise((resolve) => waiting.set(input.query.q, resolve)),
  });
  const answer = (q: string, title: string) =>
    act(async () =>
      waiting.get(q)?.(answerOf({ hits: hits.slice(4, 5).map((one) => ({ ...one, title })), number: null })),
    );
  type('pom');
  await expect.poll(asked).toEqual(['pom']);
  type('pompa');
  await expect.poll(asked).toEqual(['pom', 'pompa']);

  await answer('pompa', 'Pompa baru');
  await answer('pom', 'Pompa lama');

  expect(await option(/^Pompa baru/)).toBeVisible();
  expect(screen.queryByRole('option', { name: /^Pompa lama/ })).toBeNull();
});

it('leaves what was found standing while more is typed, and says that it is still searching', async () => {
  await open({ search: async ({ query }) => (query.q === 'melati' ? answerOf(found) : never()) });
  type('melati');
  await option(/^Melati Kusuma/);

  type('melati k');

  expect(await screen.findByRole('status')).toBeVisible();
  expect(await option(/^Melati Kusuma/)).toBeVisible();
});

it('takes what was found away with the text', async () => {
  await open();
  type('melati');
  await option(/^Melati Kusuma/);

  type('');

  await waitFor(() => expect(screen.queryByRole('option', { name: /^Melati Kusuma/ })).toBeNull());
  expect(await option('Beranda')).toBeVisible();
});

it('does not say that nothing matches where there is no network to ask, and asks by itself once there is', async () => {
  onlineManager.setOnline(false);
  try {
    const { asked } = await open({ search: answerOf(nothing) });
    type('zzzz');

    expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
    expect(screen.queryByText('Tidak ada yang cocok. Coba kata lain.')).toBeNull();
    expect(asked()).toEqual([]);
  } finally {
    await act(async () => onlineManager.setOnline(true));
  }

  expect(await screen.findByText('Tidak ada yang cocok. Coba kata lain.')).toBeVisible();
});

it('goes where a hit leads, also where the device remembers nothing', async () => {
  const keptStorage = {
    getItem: () => null,
    setItem: () => {
      throw new Error('The storage is closed.');
    },
    removeItem: () => undefined,
  };
  await open({}, { app: { keptStorage }, route: '/imah', path: '/imah' });
  type('melati');

  await userEvent.click(await option(/^TKT-2026-000042/));

  expect((await screen.findByTestId('elsewhere')).textContent).toBe(`/imah/ticket/${hits[6]?.id ?? ''}`);
});

it('opens the member that it found beside the list of members', async () => {
  await open({}, { route: '/imah', path: '/imah' });
  type('melati');

  await userEvent.click(await option(/^Melati Wijaya/));

  expect((await screen.findByTestId('elsewhere')).textContent).toBe(
    `/imah/settings/user?org=${tower.orgId}&anggota=${hits[2]?.id ?? ''}`,
  );
});

it('offers five other buildings at most before anything is typed, and leaves them to the search afterwards', async () => {
  const many = manyBuildings(9);
  const [first] = many;
  await open({ listBuildings: listOf(many), search: answerOf(nothing) }, { path: `/imah/building/${first?.id ?? ''}` });

  await option(new RegExp(`^${many[1]?.name ?? ''}`));
  expect(
    group('Pindah gedung')
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(many.slice(1, 6).map(({ name, address }) => `${name}${address.city}`));

  type(many[1]?.name ?? '');
  await waitFor(() => expect(screen.queryByText('Pindah gedung')).toBeNull());
});

it('begins with the building that is open where something is begun in one of many', async () => {
  const many = manyBuildings(9).map((building) => ({ ...building, orgId: tower.orgId }));
  const last = many.at(-1);
  await open(
    { listBuildings: listOf(many), search: answerOf(nothing) },
    { path: `/imah/building/${last?.id ?? ''}`, person: whoamiOfOwner },
  );

  type('buat tiket di');
  await option(`Buat tiket di ${last?.name ?? ''}`);

  const offered = labels().filter((label) => label?.startsWith('Buat tiket di'));
  expect([offered[0], offered.length]).toEqual([`Buat tiket di ${last?.name ?? ''}`, 5]);
});

it('finds an action by other words for it, in any order and spelt large', async () => {
  await open({ search: answerOf(nothing) }, { person: whoamiOfOwner });

  type('TIM undangan');

  await waitFor(() => expect(labels()).toEqual(['Undang anggota']));
});

it('names the organisation of an invitation only where there are several to choose from', async () => {
  const [first] = whoamiOfOwner.memberships;
  if (first === undefined) throw new Error('The fixture has no membership.');
  const other = { ...first, orgId: '01935e4f-7c1a-7b2c-8d3e-4f5a6b7c0009', orgName: 'Niaga' };
  const person = { ...whoamiOfOwner, memberships: [first, other] };
  await open({}, { person, route: '/imah', path: '/imah' });
  expect(labels().filter((label) => label?.startsWith('Undang anggota'))).toEqual([
    `Undang anggota${first.orgName}`,
    'Undang anggotaNiaga',
  ]);

  await userEvent.click(await option(/Niaga$/));

  expect((await screen.findByTestId('elsewhere')).textContent).toBe(`/imah/settings/user?org=${other.orgId}&undang=1`);
});

it.each([
  ['light', ['Mode gelap', 'Mode mengikuti perangkat']],
  ['system', ['Mode terang', 'Mode gelap']],
] as const)('offers the modes other than %s, which is in force', async (preference, offered) => {
  await open({}, { app: { colorMode: { preference, prefer: () => undefined } } });

  expect(labels().filter((label) => label?.startsWith('Mode'))).toEqual(offered);
});

it('offers no mode where the page has none to choose', async () => {
  await open();

  expect(labels().filter((label) => label?.startsWith('Mode'))).toEqual([]);
});

it.each([
  ['tulis pengumuman tower', 'Tulis pengumuman di Tower', `/imah/new/topic?building=${tower.id}&kind=announcement`],
  ['grup izin', 'Grup dan izin', '/imah/settings/group'],
  ['penguni', 'Penghuni', `/imah/building/${tower.id}/people`],
] as const)('opens, for %j, the page that is meant, and offers it first the next time', async (typed, label, href) => {
  const kept = new Map<string, string>();
  const keptStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: () => undefined,
  };
  const mine = { ...tower, name: 'Tower' };
  const options = { app: { keptStorage }, person: whoamiOfOwner, route: '/imah', path: '/imah' } as const;
  await open({ listBuildings: listOf([mine]), search: answerOf(nothing) }, options);

  type(typed);
  await userEvent.click(await option(new RegExp(`^${label}`)));

  expect((await screen.findByTestId('elsewhere')).textContent).toBe(href);
  cleanup();
  await open({ listBuildings: listOf([mine]) }, options);
  await option(/^Beranda/);
  expect(labels()[0]).toMatch(new RegExp(`^${label}`));
});

it('still goes to pages and begins things where there is no network to search by', async () => {
  onlineManager.setOnline(false);
  try {
    await open({}, { person: whoamiOfOwner });
    type('undang');

    expect(await option(/^Undang anggota/)).toBeVisible();
  } finally {
    await act(async () => onlineManager.setOnline(true));
  }
});

it('offers a resident neither announcements nor the pages of those who run the building', async () => {
  await open({ search: answerOf(nothing) }, { person: whoamiOfResident });
  await option('Lapor');

  for (const typed of ['pengumuman', 'penghuni', 'eskalasi', 'kinerja']) {
    type(typed);
    await waitFor(() => expect(labels()).toEqual([]));
  }
});

it('speaks to a resident of reports', async () => {
  await open({}, { person: whoamiOfResident });

  expect(await screen.findByPlaceholderText('Cari gedung, unit, laporan, topik, atau nomor')).toBeVisible();
  expect(await option('Lapor')).toBeVisible();
});

it('speaks English, and offers the way back in Indonesian', async () => {
  await open({ search: answerOf(found) }, { locale: 'en', person: whoami });
  await option(/^Bahasa Indonesia/);

  expect(labels()).toContain('My account');
  type('melati');
  expect(await option(/^Melati Kusuma.*Unit A-0101, A-0102/)).toBeVisible();
  expect(await option(/Lampu Melati padam.*In progress/)).toBeVisible();

  type('');
  await userEvent.click(await option(/^Bahasa Indonesia/));
  expect(close).toHaveBeenCalledTimes(1);
  expect(await option('Akun saya')).toBeVisible();
});

it('is walked through by the keyboard from the last to the first and round again', async () => {
  await open({}, { route: '/imah', path: '/imah' });
  await option('Beranda');
  const selected = () => screen.getByRole('option', { selected: true }).textContent;
  await waitFor(() => expect(selected()).toBe('Beranda'));

  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(selected()).toBe('Keluar'));
  await userEvent.keyboard('{Enter}');

  expect((await screen.findByTestId('elsewhere')).textContent).toBe('/logout');
});
