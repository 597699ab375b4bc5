import type { RouteTable } from '../core/route.ts';

const ofOrg = '/api/v1/organizations/{orgId}/invitations';

/** The calls about invitations: by those who invite, and with the token of the mail by those who are invited. */
export const invitationRoutes = {
  listInvitations: { method: 'GET', path: ofOrg, retry: true },
  createInvitation: { method: 'POST', path: ofOrg, retry: false },
  createInvitations: { method: 'POST', path: `${ofOrg}/many`, retry: false },
  revokeInvitations: { method: 'POST', path: `${ofOrg}/revoke`, retry: false },
  resendInvitation: { method: 'POST', path: `${ofOrg}/{invitationId}/resend`, retry: false },
  revokeInvitation: { method: 'DELETE', path: `${ofOrg}/{invitationId}`, retry: false },
  readInvitation: { method: 'POST', path: '/api/v1/invitations/read', retry: false },
  acceptInvitation: { method: 'POST', path: '/api/v1/invitations/accept', retry: false },
  declineInvitation: { method: 'POST', path: '/api/v1/invitations/decline', retry: false },
} as const satisfies RouteTable;
