import type { FakeAnswers } from '@imah/api-client/testing';
import type { Whoami } from '@imah/contract/identity';
import { answerOf, fixtureId, listOf, manyBuildings, tower, whoamiOfOwner, whoamiOfSupervisor } from '@imah/testing';
import { fieldRefusal, openPage, refusal } from '@imah/app/harness/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { page } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draftKey } from './building-draft.ts';
import { DescribeBuilding } from './describe-building.tsx';

afterEach(cleanup);

const [membership] = whoamiOfOwner.memberships as [Whoami['memberships'][number]];
const second = { ...membership, orgId: fixtureId('organization', 2), orgName: 'Wisma Kencana' };
const twoOrganizations: Whoami = { ...whoamiOfOwner, memberships: [membership, second] };
const key = draftKey(whoamiOfOwner.id);
const whole = {
  kind: 'office',
  name: 'Menara Baru',
  'address.province': 'Bali',
  'address.city': 'Denpasar',
  timeZone: 'Asia/Makassar',
};

interface Opening {
  readonly draft?: { readonly step: string; readonly values: Readonly<Record<string, string>> };
  readonly person?: Whoami;
  readonly answers?: FakeAnswers;
  readonly locale?: 'id' | 'en';
}

async function open({ draft, person = whoamiOfOwner, answers = {}, locale = 'id' }: Opening = {}) {
  const kept = new Map<string, string>(draft === undefined ? [] : [[key, JSON.stringify(draft)]]);
  const onCreated = vi.fn<(buildingId: string) => void>();
  const keptStorage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  const opened = await openPage(<DescribeBuilding onCreated={onCreated} />, {
    person,
    locale,
    app: { keptStorage },
    answers: { listBuildings: listOf([]), createBuilding: answerOf(tower), ...answers },
  });
  await screen.findByRole('heading', { level: 1 });
  const keptDraft = () => JSON.parse(kept.get(key) ?? 'null') as unknown;
  return { ...opened, onCreated, keptDraft };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const current = () => document.querySelector('[aria-current="step"]')?.textContent;

describe('the kind of a new building', () => {
  it('is one of all that there are, each with what usually is in it', async () => {
    await open();

    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'ApartemenMenara dengan lantai dan unit hunian',
      'PerkantoranLantai dengan ruang kantor',
      'RukoBlok berisi ruko',
      'KosKamar per lantai',
      'PerumahanBlok berisi rumah',
      'MalLantai dengan kios dan toko',
      'GudangBlok berisi gudang',
      'LainnyaSusun sendiri',
    ]);
  });

  it('has to be chosen before one goes on', async () => {
    const { keptDraft } = await open();
    await press('Lanjut');

    expect((await screen.findByRole('alert')).textContent).toContain('wajib diisi');
    expect([current(), keptDraft()]).toEqual(['1Jenis, sedang diisi', null]);
  });

  it('is kept at once, and so is the step', async () => {
    const { keptDraft } = await open();
    await userEvent.click(screen.getByRole('radio', { name: /^Kos/ }));
    expect(keptDraft()).toEqual({ step: 'kind', values: { kind: 'boarding-house' } });
    await press('Lanjut');

    expect(await screen.findByRole('textbox', { name: 'Nama gedung' })).toBeVisible();
    expect(keptDraft()).toEqual({ step: 'address', values: { kind: 'boarding-house' } });
  });

  it('is chosen by the keyboard alone', async () => {
    await open();
    screen.getByRole('radio', { name: /^Apartemen/ }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('radio', { name: /^Ruko/ })).toBeChecked();
  });
});

describe('the organisation of a new building', () => {
  it('is not asked of who has only one', async () => {
    await open();

    expect(screen.queryByRole('combobox', { name: 'Organisasi' })).toBeNull();
  });

  it('is the one that was chosen of several', async () => {
    const { inputsOf } = await open({ person: twoOrganizations });
    const field = screen.getByRole('combobox', { name: 'Organisasi' });
    expect(
      within(field)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Graha Contoh', 'Wisma Kencana']);
    await userEvent.selectOptions(field, 'Wisma Kencana');
    await userEvent.click(screen.getByRole('radio', { name: /^Kos/ }));
    await press('Lanjut');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nama gedung' }), 'Kos Bu Tini');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Provinsi' }), 'Bali');
    await userEvent.type(screen.getByRole('textbox', { name: 'Kota atau kabupaten' }), 'Denpasar');
    await press('Buat gedung');

    await expect.poll(() => inputsOf('createBuilding')).toHaveLength(1);
    expect(inputsOf('createBuilding')).toEqual([
      {
        params: { orgId: second.orgId },
        body: {
          name: 'Kos Bu Tini',
          kind: 'boarding-house',
          timeZone: 'Asia/Makassar',
          address: { street: '', city: 'Denpasar', province: 'Bali' },
        },
      },
    ]);
  });

  it('is one in which they still make buildings, whatever the draft says', async () => {
    const { inputsOf } = await open({
      draft: { step: 'address', values: { ...whole, orgId: fixtureId('organization', 9) } },
    });
    await press('Buat gedung');

    await expect
      .poll(() => inputsOf('createBuilding'))
      .toEqual([expect.objectContaining({ params: { orgId: membership.orgId } })]);
  });

  it('is none for who may not make buildings, which is said in place of the form', async () => {
    await open({ person: whoamiOfSupervisor });

    expect(screen.getByText(/Anda tidak berwenang membuat gedung/)).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('the address of a new building', () => {
  it.each([
    { province: 'Jawa Barat', zone: 'Asia/Jakarta' },
    { province: 'Bali', zone: 'Asia/Makassar' },
    { province: 'Papua', zone: 'Asia/Jayapura' },
  ])('brings the time zone of $province with it, which may still be changed', async ({ province, zone }) => {
    const { keptDraft } = await open({ draft: { step: 'address', values: { kind: 'office' } } });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Provinsi' }), province);

    const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Zona waktu' });
    expect(field.value).toBe(zone);
    await userEvent.selectOptions(field, 'Asia/Jakarta');
    expect(keptDraft()).toEqual({
      step: 'address',
      values: { kind: 'office', 'address.province': province, timeZone: 'Asia/Jakarta' },
    });
  });

  it('has to hold all that is needed, each said by its name', async () => {
    const { inputsOf } = await open({ draft: { step: 'address', values: { kind: 'office', name: '   ' } } });
    await press('Buat gedung');

    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Nama gedung: wajib diisi',
      'Provinsi: wajib diisi',
      'Kota atau kabupaten: wajib diisi',
      'Zona waktu: wajib diisi',
    ]);
    expect(inputsOf('createBuilding')).toEqual([]);
  });

  it('is sent without the spaces around it, and the draft is gone once the building is there', async () => {
    const { inputsOf, keptDraft, onCreated } = await open({
      draft: {
        step: 'address',
        values: { ...whole, name: '  Menara Baru ', 'address.street': ' Jalan 1 ', 'address.postalCode': '80361' },
      },
    });
    await press('Buat gedung');

    await expect.poll(() => onCreated.mock.calls).toEqual([[tower.id]]);
    expect(inputsOf('createBuilding')).toEqual([
      {
        params: { orgId: membership.orgId },
        body: {
          name: 'Menara Baru',
          kind: 'office',
          timeZone: 'Asia/Makassar',
          address: { street: 'Jalan 1', city: 'Denpasar', province: 'Bali', postalCode: '80361' },
        },
      },
    ]);
    expect(keptDraft()).toBeNull();
  });

  it.each([
    { answer: fieldRefusal({ 'address.postalCode': ['Lima angka.'] }), said: 'Kode pos: lima angka.' },
    { answer: fieldRefusal({ name: ['Nama ini sudah dipakai.'] }), said: 'Nama gedung: nama ini sudah dipakai.' },
  ])('keeps the draft where the server says "$said"', async ({ answer, said }) => {
    const draft = { step: 'address', values: whole };
    const { keptDraft, onCreated } = await open({ draft, answers: { createBuilding: answer } });
    await press('Buat gedung');

    expect(await screen.findByRole('button', { name: said })).toBeVisible();
    expect([keptDraft(), onCreated.mock.calls]).toEqual([draft, []]);
  });

  it('says why the whole was refused, and can be sent again', async () => {
    let answer: 'refuse' | 'take' = 'refuse';
    const { onCreated } = await open({
      draft: { step: 'address', values: whole },
      answers: {
        createBuilding: async () => {
          if (answer === 'refuse') throw refusal('conflict', 409, 'Jumlah gedung sudah mencapai batas.');
          return answerOf(tower);
        },
      },
    });
    await press('Buat gedung');
    expect((await screen.findByRole('alert')).textContent).toContain('sudah mencapai batas');
    answer = 'take';
    await press('Buat gedung');

    await expect.poll(() => onCreated.mock.calls.length).toBe(1);
  });
});

describe('a draft that was kept', () => {
  const draft = { step: 'address', values: whole };

  it('is opened where it was left, and said to be so', async () => {
    await open({ draft });

    expect(screen.getByText('Isian Anda sebelumnya dipulihkan.')).toBeVisible();
    expect(current()).toContain('Alamat');
    expect(screen.getByRole('textbox', { name: 'Nama gedung' })).toHaveValue('Menara Baru');
  });

  it('is thrown away on a press, here and in the browser', async () => {
    const { keptDraft } = await open({ draft });
    await press('Mulai dari awal');

    expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
    expect(screen.queryByText('Isian Anda sebelumnya dipulihkan.')).toBeNull();
    expect([keptDraft(), current()]).toEqual([null, '1Jenis, sedang diisi']);
  });

  it('is gone back to its first step from the line of steps, and keeps the address', async () => {
    const { keptDraft } = await open({ draft });
    await userEvent.click(screen.getByRole('button', { name: /^Jenis/ }));

    expect(screen.getByRole('radio', { name: /^Perkantoran/ })).toBeChecked();
    expect(keptDraft()).toEqual({ step: 'kind', values: whole });
  });
});

describe('buildings of the archive', () => {
  it('are named before one of them is made a second time, five at most', async () => {
    const archived = manyBuildings(7).map((building) => ({ ...building, status: 'archived' as const }));
    await open({ answers: { listBuildings: listOf(archived) } });

    await screen.findByText('Ada gedung di arsip');
    const links = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('/building/'));
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      archived.slice(0, 5).map(({ id, name }) => [name, `/imah/building/${id}`]),
    );
  });

  it('are not spoken of where they cannot be read', async () => {
    await open({ answers: { listBuildings: refusal('server', 500, 'Rusak.') } });

    expect(screen.queryByText('Ada gedung di arsip')).toBeNull();
    expect(screen.getAllByRole('radio')).toHaveLength(8);
  });
});

it('is described in English by who reads English', async () => {
  await open({ locale: 'en' });

  expect(await screen.findByRole('heading', { level: 1, name: 'New building' })).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Warehouse/ })).toBeVisible();
});

it('fits a narrow screen in both of its steps', async () => {
  await page.viewport(360, 800);
  try {
    await open();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await userEvent.click(screen.getByRole('radio', { name: /^Kos/ }));
    await press('Lanjut');
    await screen.findByRole('textbox', { name: 'Nama gedung' });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  } finally {
    await page.viewport(1280, 800);
  }
});
