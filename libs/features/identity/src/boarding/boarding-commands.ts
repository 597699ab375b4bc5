import type { AnswerOf, BodyOf } from '@imah/contract/endpoints';
import type { DirectCommand } from '@imah/app/command/direct';

// What people do who have an account and belong nowhere yet: the workspace begins behind these pages.

export const createOrganization: DirectCommand<BodyOf<'boarding'>, AnswerOf<'boarding'>> = {
  call: (client, body) => client.boarding({ body }),
};
export const readJoinCode: DirectCommand<string, AnswerOf<'readJoinCode'>> = {
  call: (client, code) => client.readJoinCode({ body: { code } }),
};
export const requestToJoin: DirectCommand<BodyOf<'requestToJoin'>, unknown> = {
  call: (client, body) => client.requestToJoin({ body }),
};
export const withdrawJoinRequest: DirectCommand<string, unknown> = {
  call: (client, joinRequestId) => client.withdrawJoinRequest({ params: { joinRequestId } }),
};
export const sendVerification: DirectCommand<undefined, unknown> = {
  call: (client) => client.sendVerification(),
};
