import { decide, type PolicyActor } from '@imah/contract/access';
import { parseTopic } from '@imah/contract/mqtt/words';

/**
 * Whether the rights of a person may reach what a topic filter names, by the policy that the server asks as well. Of a
 * single device it is true for who reads only their own: which ones those are the server knows.
 */
export function mayListen(actor: PolicyActor, filter: string): boolean {
  const liveTopic = parseTopic(filter);
  if (liveTopic?.kind === 'building')
    return decide(actor, liveTopic.channel === 'alarm' ? 'alarm.view' : 'building.view', liveTopic) === 'allowed';
  if (liveTopic?.kind !== 'device') return true;
  const { orgId, buildingId, deviceId } = liveTopic;
  if (decide(actor, 'telemetry.view', { orgId, buildingId }) === 'allowed') return true;
  return (
    deviceId !== '+' &&
    actor.memberships.some((membership) => membership.orgId === orgId && membership.grants.has('telemetry.view.own'))
  );
}
