import type { FakeAnswers } from '@imah/api-client/testing';
import { answerOf, places, tower } from '@imah/testing';
import { openPage, refusal } from '@imah/app/harness/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UnitTable } from './unit-table.tsx';

afterEach(cleanup);

const [shop, flat] = places.units as [(typeof places.units)[number], (typeof places.units)[number]];
const known = {
  ...places,
  units: places.units.map((unit, index) => ({ ...unit, nppE6: index === 0 ? 12_345_678 : null })),
};

async function open({
  answers = {},
  may = true,
  shown = known,
}: { answers?: FakeAnswers; may?: boolean; shown?: typeof known } = {}) {
  const onOpen = vi.fn<(unitId: string) => void>();
  const onDeleted = vi.fn<(deleted: unknown) => void>();
  const opened = await openPage(
    <UnitTable building={tower} places={shown} onOpen={onOpen} onDeleted={may ? onDeleted : null} />,
    { answers },
  );
  await screen.findByRole('table', { name: 'Unit' });
  return { ...opened, onOpen, onDeleted };
}
const rowOf = (code: string) => screen.findByRole('row', { name: new RegExp(code) });
const select = async (code: string) => userEvent.click(within(await rowOf(code)).getByRole('checkbox'));
const confirm = async (title: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Hapus' }));
  const question = within(await screen.findByRole('alertdialog', { name: title }));
  await userEvent.click(question.getByRole('button', { name: 'Hapus' }));
};

describe('the units as a table', () => {
  it('says where each is, what it is and how large, with a dash where it has no share', async () => {
    await open();

    const texts = async (code: string) =>
      within(await rowOf(code))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .filter((text) => text !== '');
    expect((await texts('LG-01')).join(' | ')).toContain('Menara A | LG | Disewa | Komersial | 84,50 | 12,3457');
    expect((await texts('A-0201')).join(' | ')).toContain('Menara A | Lantai 2 | Renovasi | Hunian | 72,25 | –');
  });

  it('has a row for a unit whose floor is not known', async () => {
    await open({ shown: { ...known, floors: [] } });

    expect((await rowOf('A-0101')).textContent).toContain('Dihuni');
  });

  it('calls a common area by what it is, having no status', async () => {
    await open({ shown: { ...known, units: [{ ...shop, code: 'LOBI', kind: 'common', nppE6: null }] } });

    expect((await rowOf('LOBI')).textContent).toContain('Fasilitas umumFasilitas umum');
  });
});

describe('units that are deleted together', () => {
  it('are sent with the versions that were seen, after a question', async () => {
    const done = { unitIds: [shop.id, flat.id] };
    const { inputsOf, onDeleted } = await open({ answers: { deleteUnits: answerOf(done) } });
    await select('LG-01');
    await select('A-0101');
    expect(inputsOf('deleteUnits')).toEqual([]);
    await confirm('Hapus 2 unit?');

    await expect.poll(() => onDeleted.mock.calls).toEqual([[done]]);
    expect(inputsOf('deleteUnits')).toEqual([
      {
        params: { buildingId: tower.id },
        body: {
          units: [
            { id: shop.id, version: shop.version },
            { id: flat.id, version: flat.version },
          ],
        },
      },
    ]);
  });

  it('stay, and so does the choice of them, where the question is answered with no', async () => {
    const { inputsOf } = await open();
    await select('A-0101');
    await userEvent.click(screen.getByRole('button', { name: 'Hapus' }));
    await screen.findByRole('alertdialog', { name: 'Hapus 1 unit?' });
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(inputsOf('deleteUnits')).toEqual([]);
    expect(within(await rowOf('A-0101')).getByRole('checkbox')).toBeChecked();
  });

  it('are none where one of them is lived in, which is said above the table', async () => {
    const { onDeleted } = await open({
      answers: { deleteUnits: refusal('conflict', 409, 'A-0101 masih dihuni.') },
    });
    await select('A-0101');
    await confirm('Hapus 1 unit?');

    expect(await screen.findByText('A-0101 masih dihuni.')).toBeVisible();
    expect(onDeleted.mock.calls).toEqual([]);
  });

  it('cannot be chosen by who may not delete', async () => {
    await open({ may: false });

    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
