import type { RouteTable } from '../core/route.ts';

/** The person's own account: sessions, live-channel secret, the confirmation that dangerous calls ask for. */
export const accountRoutes = {
  getStepUp: { method: 'GET', path: '/api/v1/auth/step-up', retry: true },
  confirmStepUp: { method: 'POST', path: '/api/v1/auth/step-up', retry: false },
  listSessions: { method: 'GET', path: '/api/v1/account/sessions', retry: true },
  revokeSession: { method: 'DELETE', path: '/api/v1/account/sessions/{sessionId}', retry: true },
  revokeOtherSessions: { method: 'POST', path: '/api/v1/account/sessions/revoke-others', retry: true },
  getLiveSecret: { method: 'GET', path: '/api/v1/account/live-secret', retry: true },
  rotateLiveSecret: { method: 'POST', path: '/api/v1/account/live-secret/rotate', retry: false },
  getSecondFactor: { method: 'GET', path: '/api/v1/account/second-factor', retry: true },
  startSecondFactor: { method: 'POST', path: '/api/v1/account/second-factor/start', retry: false },
  confirmSecondFactor: { method: 'POST', path: '/api/v1/account/second-factor/confirm', retry: false },
  renewRecoveryCodes: { method: 'POST', path: '/api/v1/account/second-factor/recovery-codes', retry: false },
  removeSecondFactor: { method: 'DELETE', path: '/api/v1/account/second-factor', retry: true },
  listApiTokens: { method: 'GET', path: '/api/v1/account/api-tokens', retry: true },
  createApiToken: { method: 'POST', path: '/api/v1/account/api-tokens', retry: false },
  revokeApiToken: { method: 'DELETE', path: '/api/v1/account/api-tokens/{tokenId}', retry: true },
  listIdentities: { method: 'GET', path: '/api/v1/account/identities', retry: true },
  unlinkIdentity: { method: 'DELETE', path: '/api/v1/account/identities/{identityId}', retry: true },
} as const satisfies RouteTable;
