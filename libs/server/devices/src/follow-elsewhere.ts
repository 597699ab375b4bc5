import type { DeviceState } from '@imah/contract/devices';
import type { AlarmPacket, EventPacket } from '@imah/contract/mqtt';
import { parseTopic } from '@imah/contract/mqtt/words';
import type { Logger } from 'pino';
import type { AlarmBook } from './alarms/alarm-book.ts';
import type { RuleRunner } from './alarms/rules/rule-runner.ts';
import { evaluatePresence } from './alarms/alarm-evaluator.ts';
import type { Elsewhere, LiveService } from '@imah/server-platform/live';
import type { DeviceStates } from './device-states.ts';
import type { TypeBook } from './type-book.ts';
import type { RawListener } from './onboarding/raw-listener.ts';

interface Remembered {
  readonly live: LiveService;
  readonly log: Logger;
  readonly states: DeviceStates;
  readonly alarms: AlarmBook;
  readonly rules: Pick<RuleRunner, 'forgetDevice' | 'forgetRules' | 'forgetAll'>;
  readonly raw: Pick<RawListener, 'reload'>;
  readonly types: Pick<TypeBook, 'forget' | 'forgetAll'>;
}

/** Keeps what this process remembers of devices and alarms in step with what the other processes publish of them. */
export function followElsewhere(
  elsewhere: Elsewhere,
  { live, log, states, alarms, rules, raw, types }: Remembered,
): void {
  async function learnAlarm(packet: AlarmPacket): Promise<void> {
    alarms.learn(packet);
    const { condition, deviceId } = packet.alarm;
    if (condition !== 'offline' || packet.op === 'cleared' || !live.isConnected(deviceId)) return;
    // It left there while it came here: whoever saw it leave may have written that down last.
    const device = await states.find(deviceId);
    // One that has not spoken here yet ends it when it does: raised once more here, it could come after that.
    if (device?.status === 'online') await evaluatePresence(alarms, device);
  }

  elsewhere.onPublished((text, payload) => {
    const topic = parseTopic(text);
    // The processes speak one grammar: what stands on a topic is what it carries.
    if (topic?.kind === 'device' && topic.channel === 'state') {
      states.learn(topic.deviceId, payload as DeviceState | null);
      rules.forgetDevice(topic.deviceId);
    }
    // What it is called is told to nobody: whoever remembers it reads it again.
    if (topic?.kind === 'building' && topic.channel === 'ev' && isDeviceChange(payload))
      states.refresh(payload.id).catch((error: unknown) => log.error({ err: error }, 'a device not read again'));
    if (topic?.kind === 'building' && topic.channel === 'ev' && isTypeChange(payload)) types.forget(payload.id);
    if (topic?.kind === 'building' && topic.channel === 'ev' && changesRules(payload)) rules.forgetRules(topic.orgId);
    if (topic?.kind === 'building' && topic.channel === 'ev' && changesFound(payload))
      raw.reload(topic.buildingId).catch((error: unknown) => log.error({ err: error }, 'found devices not read again'));
    if (topic?.kind === 'building' && topic.channel === 'alarm')
      learnAlarm(payload as AlarmPacket).catch((error: unknown) => log.error({ err: error }, 'an alarm not followed'));
  });
  elsewhere.onMissed(async () => {
    types.forgetAll();
    rules.forgetAll();
    await alarms.load();
    await states.load();
  });
}

function isDeviceChange(payload: unknown): payload is EventPacket {
  // As above: an event carries an event packet.
  const { entity, op } = payload as EventPacket;
  return entity === 'device' && op === 'updated';
}

function isTypeChange(payload: unknown): payload is EventPacket {
  // As above.
  return (payload as EventPacket).entity === 'device-type';
}

/** The rules are others, or the buildings in which they hold. */
function changesRules(payload: unknown): boolean {
  // As above.
  const { entity } = payload as EventPacket;
  return entity === 'alarm-rule' || entity === 'building';
}

/** What was found there may be another now; so it is where a device was removed, which may have been found. */
function changesFound(payload: unknown): boolean {
  // As above.
  const { entity, op } = payload as EventPacket;
  return entity === 'found-device' || (entity === 'device' && op === 'deleted');
}
