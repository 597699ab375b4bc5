export {
  defaultGroupGrants,
  defaultGroupKeys,
  defaultTicketVisibility,
  type DefaultGroupKey,
} from './default-groups.ts';
export {
  actions,
  isGrant,
  permissions,
  resources,
  type Action,
  type Grant,
  type Permission,
  type Resource,
} from './permissions.ts';
export {
  decide,
  decideRows,
  type Decision,
  type PolicyActor,
  type PolicyMembership,
  type PolicyTarget,
} from './policy.ts';
export {
  compareRights,
  mayGrant,
  organizationResources,
  type HeldRights,
  type RightsChange,
  type RightsLevel,
  type RightsReach,
} from './rights.ts';
