export type { Actor } from './actor.ts';
export { type AuditActor, lockOrganization, writeAudit } from './audit.ts';
export { createOrganization } from './create-organization.ts';
export { loadActor } from './load-actor.ts';
export { addMember, LastOwnerError, requireActiveOwner } from './membership.ts';
export { holds, permissionScopes, scopeRows } from './permission-scopes.ts';
export { publishAccessEvent } from './publish-access.ts';
export { resolveTarget } from './resolve-target.ts';
export { grantsInBoth, type ViewedGroup } from './view-as.ts';
