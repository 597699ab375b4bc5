import type { AnswerOf, BodyOf } from '@imah/contract/endpoints';
import type { DirectCommand } from '@imah/app/command/direct';

const inBrowser = { web: 'true' } as const;

// What people do before they are let in. The login itself is no command: its page has a budget of bytes with no room left,
// and what it sends, `useForm` sends.

export const forgotPassword: DirectCommand<string, unknown> = {
  call: (client, email) => client.forgotPassword({ body: { email } }),
};
export const resetPassword: DirectCommand<BodyOf<'resetPassword'>, unknown> = {
  call: (client, body) => client.resetPassword({ query: inBrowser, body }),
};
export const register: DirectCommand<BodyOf<'register'>, AnswerOf<'register'>> = {
  call: (client, body) => client.register({ query: inBrowser, body }),
};
export const registerByProvider: DirectCommand<BodyOf<'registerByProvider'>, AnswerOf<'registerByProvider'>> = {
  call: (client, body) => client.registerByProvider({ query: inBrowser, body }),
};
export const verifyEmail: DirectCommand<string, AnswerOf<'verifyEmail'>> = {
  call: (client, token) => client.verifyEmail({ body: { token } }),
};
export const confirmStepUp: DirectCommand<BodyOf<'confirmStepUp'>, unknown> = {
  call: (client, body) => client.confirmStepUp({ body }),
};
export const acceptInvitation: DirectCommand<string, unknown> = {
  call: (client, token) => client.acceptInvitation({ body: { token } }),
};
export const declineInvitation: DirectCommand<string, unknown> = {
  call: (client, token) => client.declineInvitation({ body: { token } }),
};
