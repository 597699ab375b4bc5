export {
  type Action,
  actions,
  type Grant,
  isGrant,
  type Permission,
  permissions,
  type Resource,
  resources,
} from './access/permissions.ts';
export {
  decide,
  type Decision,
  decideRows,
  type PolicyActor,
  type PolicyMembership,
  type PolicyTarget,
} from './access/policy.ts';
export {
  compareRights,
  type HeldRights,
  mayGrant,
  organizationResources,
  type RightsChange,
  type RightsLevel,
  type RightsReach,
} from './access/rights.ts';
export { mayWithTopic, topicPermissions, type TopicAct } from './community/topic-rights.ts';
