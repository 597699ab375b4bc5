export { householdEndpoints } from './household-endpoints.ts';
export {
  household,
  householdAnswer,
  householdDraft,
  householdInvited,
  householdMember,
  householdRenewal,
  householdRequest,
  householdSettings,
  type Household,
  type HouseholdAnswer,
  type HouseholdDraft,
  type HouseholdInvited,
  type HouseholdMember,
  type HouseholdRequest,
  type HouseholdSettings,
} from './household.ts';
export { joiningEndpoints } from './joining-endpoints.ts';
export {
  joinApproval,
  joinCode,
  joinCodeBody,
  joinPlace,
  joinRefusal,
  joinRequest,
  joinRequestDraft,
  ownJoinRequest,
  type JoinApproval,
  type JoinCode,
  type JoinPlace,
  type JoinRequest,
  type JoinRequestDraft,
  type OwnJoinRequest,
} from './joining.ts';
export {
  occupancy,
  occupancyChange,
  occupancyDraft,
  occupancyMove,
  resident,
  sharePpm,
  type Occupancy,
  type OccupancyChange,
  type OccupancyDraft,
  type OccupancyMove,
  type Resident,
} from './occupancy.ts';
export {
  occupantAccount,
  occupantInvitationDraft,
  occupantInvitationResult,
  type OccupantAccount,
  type OccupantInvitationDraft,
  type OccupantInvitationResult,
} from './occupant-account.ts';
export {
  occupantImport,
  occupantImportReport,
  type OccupantImport,
  type OccupantImportReport,
} from './occupant-import.ts';
export { peopleEndpoints } from './people-endpoints.ts';
export {
  identityNumber,
  occupantWhatsApp,
  person,
  personChange,
  personDraft,
  phone,
  revealedPerson,
  type OccupantWhatsApp,
  type Person,
  type PersonChange,
  type PersonDraft,
  type RevealedPerson,
} from './person.ts';
