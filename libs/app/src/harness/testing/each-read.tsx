import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import { type RouteName, routes } from '@imah/contract/routes';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement, type ReactNode } from 'react';
import { expect } from 'vitest';
import type { PageHarnessProps } from './page-harness.tsx';
import { show, type Shown } from './show.tsx';

/**
 * What a page does where one of its reads fails: `retry` says so and tries again on a press. Anything else is a text that
 * has to be there all the same: the page can do without.
 */
export type EachRead = { readonly [N in RouteName]?: 'retry' | RegExp };

type Options = Omit<PageHarnessProps, 'children' | 'client' | 'answers'> & { readonly answers: FakeAnswers };

const failure = new ApiError({ kind: 'server', status: 500, message: 'Server sedang bermasalah.' });
const retries = () => screen.queryAllByRole('button', { name: 'Coba lagi' });
const isRead = (name: string) => routes[name as RouteName].method === 'GET';

/**
 * Opens a page again and again, each time with another of its reads failing: nothing else may go with it, and what says
 * that it failed is there at the next try. `reads` has to name every read of the page. Resolves with what is not so.
 */
export async function faultsOfReads(page: () => ReactNode, options: Options, reads: EachRead): Promise<string[]> {
  const expected = (Object.keys(reads) as RouteName[]).toSorted();
  const { calls } = await open(page, options);
  const made = () => [...new Set(calls().map(({ name }) => name))].filter(isRead).toSorted();
  const faults: string[] = [];
  if (!(await comes(() => expect.poll(made).toEqual(expected)))) faults.push(`reads ${made().join(', ')}`);
  if (retries().length > 0) faults.push('offers another try of what has come');

  for (const name of expected) {
    cleanup();
    let state: 'broken' | 'mended' = 'broken';
    const given = options.answers[name];
    const answer = async (input: unknown): Promise<unknown> => {
      if (state === 'broken') throw failure;
      if (given instanceof ApiError) throw given;
      // FakeAnswers ties each function to its own call.
      return typeof given === 'function' ? (given as (one: unknown) => Promise<unknown>)(input) : given;
    };
    await open(page, { ...options, answers: { ...options.answers, [name]: answer } });
    const said = reads[name];
    if (said instanceof RegExp) {
      if (!(await comes(() => screen.findAllByText(said)))) faults.push(`${name} takes ${String(said)} with it`);
      continue;
    }
    if (!(await comes(() => expect.poll(() => retries().length).toBeGreaterThan(0))))
      faults.push(`${name} fails and nothing says so`);
    state = 'mended';
    for (const button of retries()) await userEvent.click(button);
    if (!(await comes(() => expect.poll(() => retries().length).toBe(0)))) faults.push(`${name} is not tried again`);
  }
  return faults;
}

/** Opens a page without a network: it says so and shows nothing as if it were on its way; and reads when there is one. */
export async function openOffline(page: () => ReactNode, options: Options): Promise<Shown> {
  onlineManager.setOnline(false);
  try {
    const shown = await open(page, options);
    await expect.poll(() => document.querySelectorAll('[data-state="offline"]').length).toBeGreaterThan(0);
    expect([...document.querySelectorAll('[aria-busy="true"]')].map((busy) => busy.outerHTML)).toEqual([]);
    expect(shown.calls().filter(({ name }) => isRead(name))).toEqual([]);
    return shown;
  } finally {
    await act(async () => onlineManager.setOnline(true));
    await expect.poll(() => document.querySelectorAll('[role="alert"][data-state="offline"]').length).toBe(0);
  }
}

const open = (page: () => ReactNode, options: Options) => show(createElement(page), options);

async function comes(awaited: () => PromiseLike<unknown>): Promise<boolean> {
  try {
    await awaited();
    return true;
  } catch {
    // What did not come is told with the name of its read.
    return false;
  }
}
