import { ApiError, type ApiErrorDetails } from '@imah/api-client';
import type { RouteName } from '@imah/contract/routes';
import { toasterMachine } from '@imah/state-machines';
import { whoamiOfOwner } from '@imah/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createActor } from 'xstate';
import { ToasterProvider } from '../../shell/index.ts';
import { show, type Shown } from './show.tsx';

/** A page that is open: what it asked of the server, and what it told its person in passing. */
export interface OpenPage extends Shown {
  /** The input of every call of this name so far, in order. */
  readonly inputsOf: (name: RouteName) => readonly unknown[];
  /** Every toast so far, in order. */
  readonly toasts: readonly string[];
}

/** Opens a page for its owner, unless somebody else is named, and listens to its toasts. */
export async function openPage(page: ReactNode, options: Parameters<typeof show>[1] = {}): Promise<OpenPage> {
  const toasts: string[] = [];
  const toaster = createActor(toasterMachine, {
    input: { now: () => 0 },
    inspect: (heard) => {
      if (heard.type === '@xstate.event' && heard.event.type === 'ADD') toasts.push(heard.event['toast'].text);
    },
  }).start();
  const shown = await show(<ToasterProvider actor={toaster}>{page}</ToasterProvider>, {
    person: whoamiOfOwner,
    ...options,
  });
  return {
    ...shown,
    toasts,
    inputsOf: (wanted) => shown.calls().flatMap(({ name, input }) => (name === wanted ? [input] : [])),
  };
}

/** A refusal of the server, with the sentence it says. */
export function refusal(kind: ApiErrorDetails['kind'], status: number, message: string): ApiError {
  return new ApiError({ kind, status, message });
}

/** A 422 that names what is wrong with each field. */
export function fieldRefusal(fieldErrors: Readonly<Record<string, readonly string[]>>): ApiError {
  return new ApiError({ kind: 'validation', status: 422, message: 'Validasi salah.', fieldErrors });
}

/** Opens the menu behind a button and presses one of its items. */
export async function chooseFromMenu(button: string, item: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

/** What the menu behind a button offers; the menu is closed again, and gone, so that the next one stands alone. */
export async function itemsOfMenu(button: string): Promise<readonly (string | null)[]> {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => {
    if (screen.queryByRole('menu') !== null) throw new Error(`the menu of "${button}" is still open`);
  });
  return items;
}
