import { whoamiOfOwner } from '@imah/testing';
import { resident } from '@imah/testing/tickets';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { useTicketOrderTexts } from './texts.ts';

afterEach(cleanup);

function Open() {
  return useTicketOrderTexts()('conflict.title');
}

describe('texts by side', () => {
  it.each([
    ['residents read of reports', resident, 'Laporan ini sudah berubah'],
    ['staff read of tickets', whoamiOfOwner, 'Tiket ini sudah berubah'],
    ['nobody yet reads of tickets', null, 'Tiket ini sudah berubah'],
  ])('are such that %s', async (_, person, text) => {
    await show(<Open />, { person });

    expect((await screen.findByText(text)).textContent).toBe(text);
  });
});
