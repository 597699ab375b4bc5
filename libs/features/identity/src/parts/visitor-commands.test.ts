import { createFakeApiClient } from '@imah/api-client/testing';
import { expect, it } from 'vitest';
import { readJoinCode, withdrawJoinRequest } from '../boarding/boarding-commands.ts';
import * as visitor from './visitor-commands.ts';

type Client = ReturnType<typeof createFakeApiClient>;
const inBrowser = { query: { web: 'true' } };
const account = { name: 'Sari', email: 'sari@imah.test', acceptedTerms: '2026-11-01' };

it.each<[name: string, run: (client: Client) => Promise<unknown>, input: unknown]>([
  [
    'forgotPassword',
    (client) => visitor.forgotPassword.call(client, account.email),
    { body: { email: account.email } },
  ],
  [
    'resetPassword',
    (client) => visitor.resetPassword.call(client, { token: 't', password: 'kereta-malam-42' }),
    { ...inBrowser, body: { token: 't', password: 'kereta-malam-42' } },
  ],
  [
    'register',
    (client) => visitor.register.call(client, { ...account, password: 'kereta-malam-42' }),
    { ...inBrowser, body: { ...account, password: 'kereta-malam-42' } },
  ],
  ['registerByProvider', (client) => visitor.registerByProvider.call(client, account), { ...inBrowser, body: account }],
  ['verifyEmail', (client) => visitor.verifyEmail.call(client, 't'), { body: { token: 't' } }],
  ['confirmStepUp', (client) => visitor.confirmStepUp.call(client, { code: '123456' }), { body: { code: '123456' } }],
  ['acceptInvitation', (client) => visitor.acceptInvitation.call(client, 't'), { body: { token: 't' } }],
  ['declineInvitation', (client) => visitor.declineInvitation.call(client, 't'), { body: { token: 't' } }],
  ['readJoinCode', (client) => readJoinCode.call(client, '7KQ3MX2PABC'), { body: { code: '7KQ3MX2PABC' } }],
  ['withdrawJoinRequest', (client) => withdrawJoinRequest.call(client, 'r'), { params: { joinRequestId: 'r' } }],
])('asks the server once for %s, and for a session of this browser where one begins', async (name, run, input) => {
  const client = createFakeApiClient({ [name]: undefined });

  await run(client);

  expect(client['~calls']).toEqual([{ name, input }]);
});
