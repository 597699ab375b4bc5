export { group, groupDraft, groupParams, type Group, type GroupDraft } from './group.ts';
export { invitationEndpoints } from './invitation-endpoints.ts';
export {
  invitation,
  invitationDraft,
  invitationOffer,
  invitationParams,
  invitationQuery,
  invitationResend,
  invitationResult,
  invitationsDraft,
  invitationsRevocation,
  invitationsRevoked,
  invitationToken,
  type Invitation,
  type InvitationDraft,
  type InvitationOffer,
  type InvitationResult,
  type InvitationsDraft,
  type InvitationToken,
} from './invitation.ts';
export { memberEndpoints } from './member-endpoints.ts';
export {
  member,
  memberChange,
  memberParams,
  memberQuery,
  memberScope,
  type Member,
  type MemberChange,
  type MemberQuery,
  type MemberScope,
} from './member.ts';
