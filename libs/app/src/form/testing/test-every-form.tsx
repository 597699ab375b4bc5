import { ApiError, type ApiErrorDetails } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { Endpoint } from '@imah/contract/core';
import { endpoints } from '@imah/contract/endpoints';
import { type RouteName, routes } from '@imah/contract/routes';
import { toasterMachine } from '@imah/state-machines';
import { whoamiOfOwner } from '@imah/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { fullAnswers } from '../../harness/full-answers.ts';
import { show } from '../../harness/testing/show.tsx';
import { ToasterProvider } from '../../shell/index.ts';
import { formTextsId } from '../messages/id.ts';
import { fillForm } from './fill-form.ts';
import type { FormCase } from './form-case.ts';

/** Every status that any call documents, and what has no status: a form meets them all. */
const documented = Object.values<Endpoint>(endpoints).flatMap(({ errors }) => errors ?? []);
const byTheServer = [400, 401, 403, 404, 409, 412, 413, 415, 422, 428, 429, 500, 503];
const statuses = [...new Set([...documented, ...byTheServer])].toSorted((one, other) => one - other);

const kinds: Readonly<Record<number, ApiErrorDetails['kind']>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  410: 'not-found',
  412: 'conflict',
  429: 'rate-limited',
};
const sentenceOf = (status: number) => `Server menolak dengan ${status}.`;

interface Refusal {
  readonly name: string;
  readonly status: number;
  readonly error: ApiError;
  /** Any of these must be read. */
  readonly said: readonly string[];
}

const refusals: readonly Refusal[] = [
  ...statuses.map((status): Refusal => {
    const kind = kinds[status] ?? (status >= 500 ? 'server' : 'validation');
    const message = sentenceOf(status);
    const error = new ApiError({ kind, status, code: 'CONTOH', message });
    const said =
      kind === 'server' ? [formTextsId.server] : kind === 'rate-limited' ? [formTextsId.waitUnknown] : [message];
    return { name: String(status), status, error, said };
  }),
  {
    name: '422 of a field that it does not have',
    status: 422,
    error: new ApiError({
      kind: 'validation',
      status: 422,
      message: sentenceOf(422),
      fieldErrors: { unheardOf: ['Kalimat tentang isian lain.'] },
    }),
    said: ['Kalimat tentang isian lain.'],
  },
  {
    name: 'no network',
    status: 0,
    error: new ApiError({ kind: 'network', message: 'Failed to fetch' }),
    said: [formTextsId.network],
  },
  {
    name: 'no answer in time',
    status: 0,
    error: new ApiError({ kind: 'timeout', message: 'Timed out' }),
    said: [formTextsId.timeout],
  },
];

export interface EveryForm {
  /** What the `testing/forms.tsx` of the domains list, by path. */
  readonly lists: Readonly<Record<string, readonly FormCase[]>>;
  /** The sources that are shipped, by path below the folder of the test. */
  readonly sources: Readonly<Record<string, string>>;
  /** Sources with a form that sends nothing to the server itself. */
  readonly sendNothing?: readonly string[];
}

/** Tests that every form of the sources is listed, and that each shows every refusal of the server and loses nothing. */
export function testEveryForm({ lists, sources, sendNothing = [] }: EveryForm): void {
  afterEach(cleanup);
  const cases = Object.values(lists).flat();

  it('knows every form there is', () => {
    const drawn = Object.entries(sources).flatMap(([path, text]) =>
      /<(Form|form)[\s>]/.test(text) ? [path.replace('./', '')] : [],
    );

    expect([...new Set([...cases.map(({ source }) => source), ...sendNothing])].toSorted()).toEqual(drawn.toSorted());
  });

  describe.each(cases)('the form of $source', (form) => {
    it('shows every refusal in sight, keeps what was typed and can be sent again', async () => {
      let current = refusals[0]?.error;
      let sent = 0;
      await show(
        <ToasterProvider actor={createActor(toasterMachine, { input: { now: () => 0 } }).start()}>
          {form.element}
        </ToasterProvider>,
        {
          person: form.person === undefined ? whoamiOfOwner : form.person,
          ...(form.route === undefined ? {} : { route: form.route }),
          ...(form.path === undefined ? {} : { path: form.path }),
          answers: { ...fullAnswers, ...form.answers, ...refusing() },
        },
      );
      await form.open?.();
      await waitFor(() => expect(document.querySelector(sendable)).not.toBeNull());
      for (let step = 0; step < 4 && sent === 0; step += 1) {
        await fillForm(formInSight());
        await form.fill?.();
        await submit();
      }
      // What stands there says why nothing was sent.
      const heard = () => ({ sent, says: sent > 0 ? '' : document.body.innerText.slice(-900) });
      await waitFor(() => expect(heard()).toEqual({ sent, says: '' }));
      const typed = valuesOf(formInSight());

      for (const refusal of refusals.filter(({ status }) => form.keepsAt?.includes(status) !== true)) {
        current = refusal.error;
        const before = sent;
        await submit();
        await waitFor(() =>
          expect({ refusal: refusal.name, sent }).toEqual({ refusal: refusal.name, sent: before + 1 }),
        );
        const own = form.ownWords === 'all' || form.ownWords?.includes(refusal.status) === true;
        const isSaid = (read: string) => (own ? read.trim() !== '' : refusal.said.some((said) => read.includes(said)));
        // The name of the refusal stands in what is compared, so that a failure says which one vanished.
        await waitFor(() =>
          expect({ refusal: refusal.name, read: readAlerts() }).toSatisfy(({ read }) => isSaid(read)),
        );
        expect({ refusal: refusal.name, typed: valuesOf(formInSight()) }).toEqual({ refusal: refusal.name, typed });
        expect({ refusal: refusal.name, focus: document.activeElement?.closest('[role=alert], form') }).not.toEqual({
          refusal: refusal.name,
          focus: null,
        });
      }

      /** Every change is refused with what stands in `current`. */
      function refusing(): FakeAnswers {
        const refuse = async (): Promise<never> => {
          sent += 1;
          throw current ?? new Error('No refusal is left.');
        };
        // What is only tried or counted is no change, whatever its method.
        const isChange = (name: RouteName) =>
          routes[name].method !== 'GET' && !/^(count|try|query)/.test(name) && form.before?.includes(name) !== true;
        const names = Object.keys(routes) as RouteName[];
        return Object.fromEntries(names.flatMap((name) => (isChange(name) ? [[name, refuse]] : [])));
      }
    });
  });
}

const sendable = 'form:not([hidden]) button[type=submit]';

function formInSight(): HTMLFormElement {
  const forms = [...document.querySelectorAll('form')].filter(
    (form) => form.offsetParent !== null || form.closest('[role=dialog]') !== null,
  );
  const form = forms.findLast((each) => each.checkVisibility() && each.querySelector('button[type=submit]') !== null);
  if (form === undefined) throw new Error('There is no form in sight.');
  return form;
}

async function submit(): Promise<void> {
  const button = await waitFor(() => {
    const [found] = formInSight().querySelectorAll<HTMLButtonElement>('button[type=submit]');
    expect(found?.getAttribute('aria-busy')).toBeNull();
    expect(found?.disabled).toBe(false);
    return found;
  });
  if (button !== undefined) await userEvent.click(button);
  await act(async () => undefined);
}

/** What each control holds; a code and a password as well: they were typed, too. */
function valuesOf(form: HTMLFormElement): readonly string[] {
  return [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')].map((control) =>
    ['checkbox', 'radio'].includes(control.type) ? String(control.checked) : control.value,
  );
}

function readAlerts(): string {
  const alerts = screen.queryAllByRole('alert').filter((alert) => isInSight(alert));
  return alerts.map((alert) => alert.innerText).join('\n');
}

function isInSight(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}
