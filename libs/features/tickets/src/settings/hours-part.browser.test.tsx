import type { OrgHours } from '@imah/contract/tickets';
import { toasterMachine } from '@imah/state-machines';
import { answerOf, whoamiOfOwner } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { show } from '@imah/app/harness/testing';
import { ToasterProvider } from '@imah/app/shell';
import { HoursPart } from './hours-part.tsx';

afterEach(cleanup);

const { orgId } = whoamiOfOwner.memberships[0] ?? { orgId: '' };
const open = [{ from: 480, to: 1020 }];
const hours: OrgHours = { week: [open, open, open, open, open, [], []], holidays: 'all', closedDays: [], version: 3 };

describe('the working hours of an organisation', () => {
  it('names and marks every day that is wrong, not only the first, and saves none of them', async () => {
    const part = (
      <ToasterProvider actor={createActor(toasterMachine, { input: { now: () => 0 } }).start()}>
        <HoursPart orgId={orgId} />
      </ToasterProvider>
    );
    const { calls } = await show(part, {
      person: whoamiOfOwner,
      answers: { getBusinessHours: answerOf(hours) },
    });
    const day = async (name: string) => within(await screen.findByRole('region', { name }));
    const write = async (name: string, field: string, text: string) => {
      const input = (await day(name)).getByLabelText(field);
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await userEvent.tab();
    };

    await write('Senin', 'Buka', '25.99');
    await write('Selasa', 'Tutup', '07.00');
    await userEvent.click(screen.getByRole('button', { name: /^Simpan/ }));

    const summary = await screen.findByRole('alert');
    expect(['Senin', 'Selasa', 'Rabu'].map((name) => summary.textContent.includes(name))).toEqual([true, true, false]);
    expect(summary.textContent).toContain('Buka: tulis jam seperti 17.05');
    const marked = await Promise.all(
      ['Senin', 'Selasa', 'Rabu'].map(async (name) => (await day(name)).getByRole('checkbox').ariaInvalid),
    );
    expect(marked).toEqual(['true', 'true', null]);
    expect(calls().map(({ name }) => name)).not.toContain('updateBusinessHours');
  });
});
