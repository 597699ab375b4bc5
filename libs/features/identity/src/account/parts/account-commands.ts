import { readKey } from '@imah/api-client/react';
import type { AnswerOf, BodyOf } from '@imah/contract/endpoints';
import type { ApiCall, Command } from '@imah/app/command';
import { type Reads, renewedBy } from '@imah/app/read';

/** A change of the own account, after which these reads are old. */
function changeAccount<I, T>(renewed: readonly Reads[], call: Command<I, T>['call']): Command<I, T> {
  return { call, renews: () => renewed };
}

/** The same where a press says all. */
const pressed = <T>(renewed: readonly Reads[], call: ApiCall<T>): Command<undefined, T> => changeAccount(renewed, call);

/** A change whose answer is the profile as it then stands. */
function answeringProfile<I>(call: Command<I, AnswerOf<'getProfile'>>['call']): Command<I, AnswerOf<'getProfile'>> {
  return { call, write: (queries, { data }) => void queries.setQueryData(readKey('getProfile', {}), data) };
}

/** What people do with their own account, each with the reads that are old afterwards. */
export const accountCommands = {
  consentToNews: changeAccount(renewedBy.profile(), (client, body: BodyOf<'setConsent'>) =>
    client.setConsent({ params: { purpose: 'news' }, body }),
  ),
  rotateLiveSecret: pressed(renewedBy.liveSecret(), (client) => client.rotateLiveSecret()),
  setPicture: changeAccount(renewedBy.profile(), (client, image: string) => client.setPicture({ body: { image } })),
  removePicture: pressed(renewedBy.profile(), (client) => client.removePicture()),
  startSecondFactor: pressed([], (client) => client.startSecondFactor()),
  confirmSecondFactor: changeAccount(renewedBy.secondFactor(), (client, code: string) =>
    client.confirmSecondFactor({ body: { code } }),
  ),
  renewRecoveryCodes: pressed(renewedBy.secondFactor(), (client) => client.renewRecoveryCodes()),
  removeSecondFactor: pressed(renewedBy.secondFactor(), (client) => client.removeSecondFactor()),
  downloadData: pressed([], (client) => client.downloadMyData()),
  requestErasure: pressed(renewedBy.profile(), (client) => client.requestErasure()),
  cancelErasure: pressed(renewedBy.profile(), (client) => client.cancelErasure()),
  updateProfile: answeringProfile((client, body: BodyOf<'updateProfile'>) => client.updateProfile({ body })),
  changeEmail: answeringProfile((client, email: string) => client.changeEmail({ body: { email } })),
  changePassword: changeAccount([], (client, body: BodyOf<'changePassword'>) => client.changePassword({ body })),
  sendVerification: pressed([], (client) => client.sendVerification()),
  cancelEmailChange: pressed(renewedBy.profile(), (client) => client.cancelEmailChange()),
  revokeSession: changeAccount(renewedBy.sessions(), (client, sessionId: string) =>
    client.revokeSession({ params: { sessionId } }),
  ),
  revokeOtherSessions: pressed(renewedBy.sessions(), (client) => client.revokeOtherSessions()),
  unlinkIdentity: changeAccount(renewedBy.linkedSignIns(), (client, identityId: string) =>
    client.unlinkIdentity({ params: { identityId } }),
  ),
  createApiToken: changeAccount(renewedBy.apiTokens(), (client, body: BodyOf<'createApiToken'>) =>
    client.createApiToken({ body }),
  ),
  revokeApiTokens: changeAccount(renewedBy.apiTokens(), async (client, ids: readonly string[]) => {
    for (const tokenId of ids) await client.revokeApiToken({ params: { tokenId } });
  }),
};
