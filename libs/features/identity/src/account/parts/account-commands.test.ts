import { ApiError } from '@imah/api-client';
import { createFakeApiClient } from '@imah/api-client/testing';
import { createQueryClient, readKey } from '@imah/api-client/react';
import { describe, expect, it } from 'vitest';
import { profile } from '../testing/account-fixtures.ts';
import { accountCommands } from './account-commands.ts';

type Client = ReturnType<typeof createFakeApiClient>;

describe('what people do with their own account', () => {
  it.each<[name: string, run: (client: Client) => Promise<unknown>, input: unknown]>([
    [
      'setConsent',
      (client) => accountCommands.consentToNews.call(client, { given: true, version: '2026-11-01' }),
      { params: { purpose: 'news' }, body: { given: true, version: '2026-11-01' } },
    ],
    ['setPicture', (client) => accountCommands.setPicture.call(client, 'base64'), { body: { image: 'base64' } }],
    [
      'confirmSecondFactor',
      (client) => accountCommands.confirmSecondFactor.call(client, '123456'),
      { body: { code: '123456' } },
    ],
    [
      'changeEmail',
      (client) => accountCommands.changeEmail.call(client, 'baru@imah.test'),
      { body: { email: 'baru@imah.test' } },
    ],
    ['revokeSession', (client) => accountCommands.revokeSession.call(client, 's'), { params: { sessionId: 's' } }],
    ['unlinkIdentity', (client) => accountCommands.unlinkIdentity.call(client, 'i'), { params: { identityId: 'i' } }],
    ['revokeOtherSessions', (client) => accountCommands.revokeOtherSessions.call(client, undefined), undefined],
    ['requestErasure', (client) => accountCommands.requestErasure.call(client, undefined), undefined],
    ['cancelErasure', (client) => accountCommands.cancelErasure.call(client, undefined), undefined],
    ['removeSecondFactor', (client) => accountCommands.removeSecondFactor.call(client, undefined), undefined],
    ['rotateLiveSecret', (client) => accountCommands.rotateLiveSecret.call(client, undefined), undefined],
    ['cancelEmailChange', (client) => accountCommands.cancelEmailChange.call(client, undefined), undefined],
  ])('asks the server once for %s, with what was chosen', async (name, run, input) => {
    const client = createFakeApiClient({ [name]: undefined });

    await run(client);

    expect(client['~calls']).toEqual([{ name, input }]);
  });

  it.each(['updateProfile', 'changeEmail'] as const)(
    'shows the profile that %s was answered with, without asking again',
    (name) => {
      const queries = createQueryClient();
      const { write, renews } = accountCommands[name];

      write?.(queries, { data: profile }, '' as never);

      expect(queries.getQueryData(readKey('getProfile', {}))).toEqual(profile);
      expect(renews).toBeUndefined();
    },
  );

  it('revokes tokens one after the other, and stops at the one that the server refuses', async () => {
    const refused = new ApiError({ kind: 'server', status: 500, message: 'gangguan' });
    const client = createFakeApiClient({
      revokeApiToken: async ({ params }) => {
        if (params.tokenId === 'b') throw refused;
      },
    });

    await expect(accountCommands.revokeApiTokens.call(client, ['a', 'b', 'c'])).rejects.toBe(refused);
    expect(client['~calls'].map(({ input }) => input)).toEqual([
      { params: { tokenId: 'a' } },
      { params: { tokenId: 'b' } },
    ]);
  });

  it('revokes nothing where no token is left', async () => {
    const client = createFakeApiClient();

    await accountCommands.revokeApiTokens.call(client, []);

    expect(client['~calls']).toEqual([]);
  });
});
