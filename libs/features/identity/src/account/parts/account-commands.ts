import type { BodyOf } from '@imah/contract/endpoints';
import { changeAccount, pressed } from './account-queries.ts';

/** What people do with their own account, each with the reads that are old afterwards. */
export const accountCommands = {
  consentToNews: changeAccount(['profile'], (client, body: BodyOf<'setConsent'>) =>
    client.setConsent({ params: { purpose: 'news' }, body }),
  ),
  rotateLiveSecret: pressed(['live-secret'], (client) => client.rotateLiveSecret()),
  setPicture: changeAccount(['profile'], (client, image: string) => client.setPicture({ body: { image } })),
  removePicture: pressed(['profile'], (client) => client.removePicture()),
  startSecondFactor: pressed([], (client) => client.startSecondFactor()),
  renewRecoveryCodes: pressed(['second-factor'], (client) => client.renewRecoveryCodes()),
  removeSecondFactor: pressed(['second-factor'], (client) => client.removeSecondFactor()),
  downloadData: pressed([], (client) => client.downloadMyData()),
  requestErasure: pressed(['profile'], (client) => client.requestErasure()),
  cancelErasure: pressed(['profile'], (client) => client.cancelErasure()),
  sendVerification: pressed([], (client) => client.sendVerification()),
  cancelEmailChange: pressed(['profile'], (client) => client.cancelEmailChange()),
  revokeSession: changeAccount(['sessions', 'live-secret'], (client, sessionId: string) =>
    client.revokeSession({ params: { sessionId } }),
  ),
  revokeOtherSessions: pressed(['sessions', 'live-secret'], (client) => client.revokeOtherSessions()),
  unlinkIdentity: changeAccount(['identities'], (client, identityId: string) =>
    client.unlinkIdentity({ params: { identityId } }),
  ),
  revokeApiTokens: changeAccount(['api-tokens'], async (client, ids: readonly string[]) => {
    for (const tokenId of ids) await client.revokeApiToken({ params: { tokenId } });
  }),
};
