import type { FakeAnswers } from '@imah/api-client/testing';
import type { OrgHours } from '@imah/contract/tickets';
import { answerOf, tower, whoamiOfOwner } from '@imah/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { showTold } from '../testing/index.ts';
import { HoursPart } from './hours-part.tsx';

afterEach(cleanup);

const { orgId } = tower;
const workday = [{ from: 480, to: 1020 }];
const hours: OrgHours = {
  week: [workday, workday, workday, workday, workday, [], []],
  holidays: 'all',
  closedDays: ['2026-12-24'],
  version: 7,
};
const open = (answers: FakeAnswers) =>
  showTold(<HoursPart orgId={orgId} />, {
    person: whoamiOfOwner,
    answers: { getBusinessHours: answerOf(hours), trySla: answerOf({ tickets: 0, late: 0 }), ...answers },
  });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('working hours', () => {
  it('can be saved once they are changed, with the days that are closed in their order', async () => {
    const { inputsOf, told } = await open({ updateBusinessHours: answerOf({ ...hours, version: 8 }) });
    await screen.findByRole('checkbox', { name: 'Sabtu' });
    expect(screen.getByRole('button', { name: 'Simpan' })).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sabtu' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Hari libur' }), 'national');
    await userEvent.type(screen.getByLabelText('Tambah hari tutup'), '01/12/2026');
    await waitFor(() => expect(document.body.textContent).toContain('1 Desember 2026'));

    await press('Simpan');

    await waitFor(() => expect(told()).toEqual([['success', 'Perubahan disimpan.']]));
    const saturday = [
      { from: 480, to: 720 },
      { from: 780, to: 1020 },
    ];
    expect(inputsOf('updateBusinessHours')).toEqual([
      {
        params: { orgId },
        body: {
          week: [workday, workday, workday, workday, workday, saturday, []],
          holidays: 'national',
          closedDays: ['2026-12-01', '2026-12-24'],
        },
        version: 7,
      },
    ]);
  });

  it('take a day with the short form of its year once the field is left, and the same day once', async () => {
    const { inputsOf } = await open({ updateBusinessHours: answerOf({ ...hours, version: 8 }) });
    for (const day of ['02/12/26', '24/12/26']) {
      await userEvent.type(await screen.findByLabelText('Tambah hari tutup'), day);
      await userEvent.tab();
    }

    await press('Simpan');

    await waitFor(() =>
      expect(inputsOf('updateBusinessHours')).toMatchObject([{ body: { closedDays: ['2026-12-02', '2026-12-24'] } }]),
    );
  });

  it('leave a day out that was closed by mistake', async () => {
    const { inputsOf } = await open({ updateBusinessHours: answerOf({ ...hours, version: 8 }) });
    await press(/24 Desember 2026/);

    await press('Simpan');

    await waitFor(() =>
      expect(inputsOf('updateBusinessHours')).toMatchObject([{ body: { closedDays: [], week: hours.week } }]),
    );
  });

  it('say what a change would do before it is saved', async () => {
    await open({ trySla: answerOf({ tickets: 4, late: 0 }) });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Minggu' }));

    expect((await screen.findByText('4 tiket terbuka berubah tenggatnya.')).textContent).toMatch(/^4 tiket/);
  });
});
