import type { UnitImportSource } from '@imah/contract/buildings';
import type { BuildingKind } from '@imah/contract/buildings/words';
import { openPage } from '@imah/app/harness/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FormAnswer } from '@imah/ui';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PatternSource } from './pattern-source.tsx';

afterEach(cleanup);

async function open({
  kind = 'apartment' as BuildingKind,
  answer = null as FormAnswer | null,
  locale = 'id' as 'id' | 'en',
} = {}) {
  const onCheck = vi.fn<(source: UnitImportSource) => void>();
  await openPage(<PatternSource building={{ kind }} isSending={false} answer={answer} onCheck={onCheck} />, { locale });
  return { onCheck };
}
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const retype = async (name: string | RegExp, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};
const check = () => userEvent.click(screen.getByRole('button', { name: 'Periksa' }));

describe('units by a pattern', () => {
  it('begin with what is usual for the kind of building, and say how many they are', async () => {
    const { onCheck } = await open({ kind: 'boarding-house' });
    expect(screen.getByText('Pola ini membuat 16 kamar.')).toBeVisible();
    expect(screen.getByText('Namanya: K-101, K-102, K-103 … K-208')).toBeVisible();
    expect(field('Kamar per lantai').value).toBe('8');
    await check();

    expect(onCheck.mock.calls).toEqual([
      [
        {
          kind: 'pattern',
          pattern: {
            sectionName: 'Rumah Kos',
            sectionKind: 'block',
            fromLevel: 1,
            toLevel: 2,
            skippedLevels: [],
            unitsPerFloor: 8,
            codeTemplate: 'K-{L}{NN}',
            unitKind: 'residential',
            areaMilliM2: 12_000,
          },
        },
      ],
    ]);
  });

  it('are what was typed over every field, and counted while it is typed', async () => {
    const { onCheck } = await open();
    await retype(/^Nama bagian/, 'Menara Timur');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Jenis bagian' }), 'Blok');
    await retype('Dari lantai', '-2');
    await retype('Sampai lantai', '15');
    await retype('Unit per lantai', '12');
    await userEvent.type(field(/^Lantai yang dilewati/), '4, 13');
    await retype(/^Pola kode/, 'T-{{LL}{{N}');
    await retype('Luas setiap unit', '42,5');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Jenis unit' }), 'Komersial');
    expect(screen.getByText('Pola ini membuat 192 unit.')).toBeVisible();
    await check();

    expect(onCheck.mock.lastCall).toEqual([
      {
        kind: 'pattern',
        pattern: {
          sectionName: 'Menara Timur',
          sectionKind: 'block',
          fromLevel: -2,
          toLevel: 15,
          skippedLevels: [4, 13],
          unitsPerFloor: 12,
          codeTemplate: 'T-{LL}{N}',
          unitKind: 'commercial',
          areaMilliM2: 42_500,
        },
      },
    ]);
  });

  it('keep a number that is typed anew as it was typed', async () => {
    await open();
    await retype('Unit per lantai', '8');
    await retype('Luas setiap unit', '21');
    await retype('Dari lantai', '3');

    expect(
      [field('Unit per lantai'), field('Luas setiap unit'), field('Dari lantai')].map(({ value }) => value),
    ).toEqual(['8', '21', '3']);
  });

  it('are none where the pattern ends below its beginning, and the server is left to say why', async () => {
    const { onCheck } = await open();
    await retype('Sampai lantai', '0');
    expect(screen.getByText('Pola ini membuat 0 unit.')).toBeVisible();
    await check();

    expect(onCheck.mock.calls).toHaveLength(1);
  });

  it('say at the field what the server does not take', async () => {
    await open({
      answer: { message: 'Periksa isian.', errors: { codeTemplate: ['Dua unit mendapat kode yang sama.'] } },
    });

    expect(field(/^Pola kode/)).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Pola kode: dua unit mendapat kode yang sama.' }));
    expect(field(/^Pola kode/)).toHaveFocus();
  });

  it('are counted in English to who reads English, one of them as one', async () => {
    await open({ locale: 'en', kind: 'shophouse' });
    expect(await screen.findByText('This pattern creates 12 units.')).toBeVisible();

    await retype('Units per floor', '1');
    expect(screen.getByText('This pattern creates 1 unit.')).toBeVisible();
  });
});
