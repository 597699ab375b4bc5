import { routes } from '@imah/contract/routes';
import { expect, it } from 'vitest';
import { type ApiClientOptions, type ConfirmationRequest, createCall } from './create-call.ts';

const refusal = () => Response.json({ code: 'PERLU_KONFIRMASI', message: 'Konfirmasi dulu' }, { status: 403 });

/** A server that lets the call through once it has been confirmed. */
function setUp(answers: readonly ('confirmed' | 'cancelled')[], options: Partial<ApiClientOptions> = {}) {
  const asked: ConfirmationRequest[] = [];
  const sent: string[] = [];
  let state = 'unconfirmed';
  const call = createCall({
    baseUrl: 'http://imah.test',
    fetch: async (input, init) => {
      sent.push(new Request(input, init).headers.get('idempotency-key') ?? '');
      return state === 'confirmed' ? Response.json({ data: [] }) : refusal();
    },
    confirm: async (request) => {
      asked.push(request);
      const answer = answers[asked.length - 1] ?? 'cancelled';
      if (asked.length === answers.length) state = answer;
      return answer;
    },
    ...options,
  });
  return { asked, sent, call };
}

it('asks the person to confirm, and makes the same call again', async () => {
  const { asked, sent, call } = setUp(['confirmed']);

  expect(await call('sendCommand', routes.sendCommand, { params: { deviceId: 'd' }, body: {} })).toEqual({ data: [] });
  expect(asked).toEqual([{ route: 'sendCommand', path: '/api/v1/devices/d/commands' }]);
  expect([sent.length, new Set(sent).size]).toEqual([2, 1]);
});

it('asks again when another call has used the confirmation up', async () => {
  const { asked, call } = setUp(['confirmed', 'confirmed']);

  await call('listBuildings', routes.listBuildings);

  expect(asked).toHaveLength(2);
});

it('rejects with the refusal when the person does not want to, or nobody can ask', async () => {
  const cancelled = setUp(['cancelled']);
  const mute = setUp([]);
  const unasked = createCall({ baseUrl: 'http://imah.test', fetch: async () => refusal() });

  for (const call of [cancelled.call, mute.call, unasked]) {
    await expect(call('listBuildings', routes.listBuildings)).rejects.toMatchObject({ code: 'PERLU_KONFIRMASI' });
  }
  expect(cancelled.sent).toHaveLength(1);
});

it('lets a call outlive the page that makes it where it is asked to', async () => {
  const outlive: (boolean | undefined)[] = [];
  const call = createCall({
    baseUrl: 'http://imah.test',
    fetch: async (_input, init) => {
      outlive.push(init?.keepalive);
      return Response.json({ data: [] });
    },
  });

  await call('listBuildings', routes.listBuildings, { keepalive: true });
  await call('listBuildings', routes.listBuildings);

  expect(outlive).toEqual([true, false]);
});
