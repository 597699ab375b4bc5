import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { toasterMachine } from '@imah/state-machines';
import { createActor } from 'xstate';
import { show } from '@imah/app/harness/testing';
import { ToasterProvider } from '@imah/app/shell';
import { ticket } from '@imah/testing/tickets';
import { QuoteSheet } from './quote-sheet.tsx';

afterEach(cleanup);

it('names each line and amount that is missing at its field, and is left by its own way back', async () => {
  const onClose = vi.fn<() => void>();
  const { calls } = await show(
    <ToasterProvider actor={createActor(toasterMachine, { input: { now: () => 0 } }).start()}>
      <QuoteSheet ticket={ticket} last={null} onClose={onClose} />
    </ToasterProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Ajukan/ }));

  const [summary] = await screen.findAllByRole('alert');
  expect(summary?.textContent.match(/: wajib diisi/g)).toHaveLength(2);
  const wrong = [...document.querySelectorAll('[aria-invalid="true"]')];
  expect(wrong).toHaveLength(2);
  expect(calls().map(({ name }) => name)).not.toContain('askTicketQuote');

  await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
