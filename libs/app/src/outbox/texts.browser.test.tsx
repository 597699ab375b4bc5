import { whoamiOfOwner } from '@imah/testing';
import { resident } from '@imah/testing/tickets';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '../harness/testing/index.ts';
import { useOutboxTexts } from './texts.ts';

afterEach(cleanup);

function Open() {
  return useOutboxTexts()('openTicket');
}

describe('texts by side', () => {
  it.each([
    ['residents read of reports', resident, 'Buka laporan'],
    ['staff read of tickets', whoamiOfOwner, 'Buka tiket'],
    ['nobody yet reads of tickets', null, 'Buka tiket'],
  ])('are such that %s', async (_, person, text) => {
    await show(<Open />, { person });

    expect((await screen.findByText(text)).textContent).toBe(text);
  });
});
