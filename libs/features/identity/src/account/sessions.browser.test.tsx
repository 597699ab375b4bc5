import type { FakeAnswers } from '@imah/api-client/testing';
import { listOf } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage, refusal } from '@imah/app/harness/testing';
import { Sessions } from './sessions.tsx';
import { accountAnswers, sessions } from './testing/account-fixtures.ts';

afterEach(cleanup);

const [here, there, unknown] = sessions;
if (here === undefined || there === undefined || unknown === undefined) throw new Error('there are three sessions');
const open = (answers: FakeAnswers = {}) => openPage(<Sessions />, { answers: { ...accountAnswers, ...answers } });
const rows = async () => (await screen.findAllByRole('listitem')).map((row) => within(row));
const ends = () => screen.queryAllByRole('button', { name: /^Akhiri sesi / });

describe('the sessions of an account', () => {
  it('offer to end every one but that from which one looks', async () => {
    await open();
    const [first, ...others] = await rows();

    expect(first?.queryByRole('button')).toBeNull();
    expect(others.map((row) => row.queryAllByRole('button').length)).toEqual([1, 1]);
  });

  it('offer to end all others only where there are others', async () => {
    await open({ listSessions: listOf([here]) });
    await rows();

    expect(screen.queryByRole('button', { name: 'Akhiri semua sesi lain' })).toBeNull();
    expect(ends()).toEqual([]);
  });

  it('call a device that says nothing of itself unknown, and an address that is not known a line', async () => {
    await open({ listSessions: listOf([unknown]) });
    const [row] = await rows();

    expect(row?.getByText('Perangkat tidak dikenal')).toBeVisible();
    expect(row?.getByText(/Alamat –/)).toBeVisible();
  });

  it('show what a program calls itself as it says it', async () => {
    await open({ listSessions: listOf([here, { ...there, userAgent: 'panel-lobi/2.1' }]) });
    const [, program] = await rows();

    expect(program?.getByText('panel-lobi/2.1')).toBeVisible();
  });

  it('end the one that is pressed and no other', async () => {
    const { inputsOf } = await open({ revokeSession: undefined });
    const [, second] = await rows();
    const button = second?.getByRole('button');
    if (button === undefined) throw new Error('the second session cannot be ended');
    await userEvent.click(button);

    await expect.poll(() => inputsOf('revokeSession')).toMatchObject([{ params: { sessionId: there.id } }]);
    expect(inputsOf('revokeOtherSessions')).toEqual([]);
  });

  it('stay in the list where one could not be ended, and say so', async () => {
    await open({ revokeSession: refusal('server', 500, 'Server sedang bermasalah.') });
    const [, second] = await rows();
    const button = second?.getByRole('button');
    if (button === undefined) throw new Error('the second session cannot be ended');
    await userEvent.click(button);

    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await rows()).toHaveLength(3);
  });

  it('are left as they are where one thinks better of ending all others', async () => {
    const { inputsOf } = await open({ revokeOtherSessions: undefined });
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Akhiri semua sesi lain' }));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');

    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    expect(inputsOf('revokeOtherSessions')).toEqual([]);
  });

  it('lead to the way out of this one', async () => {
    await open();
    await rows();

    expect(screen.getByRole('link', { name: /Keluar/ }).getAttribute('href')).toBe('/logout');
  });
});
