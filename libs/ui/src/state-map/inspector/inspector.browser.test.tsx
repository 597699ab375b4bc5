import { toasterMachine } from '@imah/state-machines';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createActor } from 'xstate';
import '../../global/global.ts';
import { violationsIn } from '../../testing/axe.ts';
import { startInspector } from './start-inspector.ts';

let end = () => {};
beforeEach(() => {
  document.documentElement.lang = 'id';
});
afterEach(() => end());

const panel = { name: 'Peta keadaan' };
const patient = { timeout: 20_000 };
const open = () => userEvent.keyboard('{Alt>}{Shift>}m{/Shift}{/Alt}');

it('opens at Alt+Shift+M with the statecharts that run, follows them, and closes the same way', async () => {
  const toaster = createActor(toasterMachine, { input: { now: () => 0 } }).start();
  end = startInspector(window, [toaster]);
  expect(screen.queryByRole('complementary', panel)).toBeNull();

  await open();
  await screen.findByRole('complementary', panel, patient);
  expect(screen.getByLabelText('Bagan')).toHaveDisplayValue('toaster (yang sedang berjalan)');
  toaster.send({ type: 'HOLD', by: 'window' });
  await waitFor(() => expect(screen.getByRole('status', { name: 'keadaan sekarang' })).toHaveTextContent('paused'));
  await userEvent.click(screen.getByRole('button', { name: 'ADD · gagal' }));
  expect(toaster.getSnapshot().context.shown).toHaveLength(1);

  await open();
  await waitFor(() => expect(screen.queryByRole('complementary', panel)).toBeNull());
  toaster.stop();
});

it('lets a statechart be tried that does not run, and has nothing against it by axe', async () => {
  end = startInspector(window, []);

  await open();
  const chart = await screen.findByLabelText('Bagan', {}, patient);
  await userEvent.selectOptions(chart, 'toast (cobaan)');
  await page.getByRole('button', { name: 'PAUSE', exact: true }).click();

  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'keadaan sekarang' })).toHaveTextContent('open.paused'),
  );
  expect(await violationsIn(screen.getByRole('complementary', panel))).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Tutup peta keadaan' }));
  await waitFor(() => expect(screen.queryByRole('complementary', panel)).toBeNull());
});

it('speaks the language of the page', async () => {
  document.documentElement.lang = 'en';
  end = startInspector(window, []);

  await open();
  await userEvent.selectOptions(await screen.findByLabelText('Chart', {}, patient), 'tooltip (to be tried)');

  expect(await screen.findByText('Tooltip on a button.')).toBeVisible();
  expect(screen.getByRole('status', { name: 'current state' })).toBeVisible();
});
