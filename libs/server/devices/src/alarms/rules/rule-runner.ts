import { type RuleInstance, stepRule } from '@imah/contract/alarms/words';
import type { MetricValue } from '@imah/contract/devices';
import type { CommandPorts } from '@imah/server-platform/command';
import type { KnownDevice } from '../../device-states.ts';
import type { AlarmRecorder } from '../alarm-recorder.ts';
import { advanceRule, type InstanceKey, type RuleCause } from './advance-rule.ts';
import { createRuleBook, type KnownRules } from './rule-book.ts';
import { isAbout, type StoredRule, watchedBy } from './rule-rows.ts';

/** What a device reported with one instant, in milliseconds since 1970 UTC. */
export interface Reported {
  readonly at: number;
  readonly values: Readonly<Record<string, MetricValue>>;
}

/** Lets rules go on with devices: when these report, and when the clock asks. */
export interface RuleRunner {
  /** In the order in which they were reported. */
  readonly report: (device: KnownDevice, reports: readonly Reported[]) => Promise<void>;
  /** A device has come or gone: rules that stand with it are asked at once. */
  readonly presence: (device: KnownDevice) => Promise<void>;
  /** Asks what is due. Answers how many rules it asked, of as many devices. */
  readonly tick: () => Promise<number>;
  /** What is remembered of a device is not what another process knows. */
  readonly forgetDevice: (deviceId: string) => void;
  readonly forgetRules: (orgId: string) => void;
  readonly forgetAll: () => void;
}

/** Rules asked at one turn of the clock, before it looks again. */
const askedAtOnce = 200;
/** Instances remembered at most: beyond that they are read again. */
const mostRemembered = 50_000;

export function createRuleRunner(ports: CommandPorts, recorder: AlarmRecorder): RuleRunner {
  const { db, now, log } = ports;
  const book = createRuleBook(db);
  // Where rules stand with devices that report here: what changes nothing asks the database nothing.
  const standing = new Map<string, Map<string, RuleInstance>>();

  async function advance(key: InstanceKey & { readonly buildingId: string }, cause: RuleCause): Promise<void> {
    let next: RuleInstance | null = null;
    await recorder.recordAll(key, async (trx) => {
      const { instance, changes } = await advanceRule(trx, key, cause);
      next = instance;
      return changes;
    });
    remember(key, next);
  }

  function remember({ deviceId, ruleId }: InstanceKey, instance: RuleInstance | null): void {
    if (standing.size >= mostRemembered) standing.clear();
    const ofDevice = standing.get(deviceId) ?? new Map<string, RuleInstance>();
    if (instance === null) ofDevice.delete(ruleId);
    else ofDevice.set(ruleId, instance);
    standing.set(deviceId, ofDevice);
  }

  /** Whether a report may change anything, as far as is remembered. */
  function mayChange(rule: StoredRule, device: KnownDevice, { zones }: KnownRules, { at, values }: Reported): boolean {
    const before = standing.get(device.identity.deviceId)?.get(rule.id);
    const zone = zones.get(device.identity.buildingId);
    if (before === undefined || zone === undefined) return true;
    const known = { ...device.values, ...values };
    const moment = { at, values: known, heardAt: at, presence: 'heard', cause: 'report' } as const;
    const { instance, effects } = stepRule({ ...rule, zone }, before, moment);
    const isSame =
      instance.state === before.state &&
      instance.met === before.met &&
      instance.edges.length === before.edges.length &&
      instance.edges.at(-1) === before.edges.at(-1);
    return effects.length > 0 || !isSame;
  }

  return {
    async report(device, reports) {
      const { orgId, buildingId, deviceId } = device.identity;
      const known = await book.find(orgId);
      const asked = { id: deviceId, buildingId, typeKey: device.typeKey };
      for (const rule of known.rules) {
        const watched = watchedBy(rule);
        if (!isAbout(rule, asked, (metric) => device.values[metric] !== undefined)) continue;
        for (const { at, values } of reports) {
          if (!watched.some((metric) => values[metric] !== undefined)) continue;
          // A device whose clock is ahead reports what is now.
          const reported = { at: Math.min(at, now()), values };
          if (mayChange(rule, device, known, reported))
            await advance({ orgId, buildingId, deviceId, ruleId: rule.id }, { kind: 'report', ...reported });
        }
      }
    },
    async presence({ identity: { orgId, buildingId, deviceId } }) {
      standing.delete(deviceId);
      const at = now();
      const rows = await db
        .updateTable('alarm_rule_instance')
        .set({ due_at: new Date(at) })
        .where('org_id', '=', orgId)
        .where('device_id', '=', deviceId)
        .returning('rule_id as ruleId')
        .execute();
      for (const { ruleId } of rows)
        await advance({ orgId, buildingId, deviceId, ruleId }, { kind: 'clock', at, values: {} });
    },
    async tick() {
      const at = now();
      const due = await db
        .selectFrom('alarm_rule_instance as i')
        .innerJoin('device as d', (join) => join.onRef('d.org_id', '=', 'i.org_id').onRef('d.id', '=', 'i.device_id'))
        .select(['i.org_id as orgId', 'i.rule_id as ruleId', 'i.device_id as deviceId', 'd.building_id as buildingId'])
        .where('i.due_at', '<=', new Date(at))
        .orderBy('i.due_at')
        .limit(askedAtOnce)
        .execute();
      for (const key of due)
        // One that cannot be asked keeps none of the others waiting.
        await advance(key, { kind: 'clock', at, values: {} }).catch((error: unknown) =>
          log.error({ err: error, rule: key.ruleId }, 'a rule not asked'),
        );
      await forgetRemoved();
      return due.length;
    },
    forgetDevice: (deviceId) => void standing.delete(deviceId),
    forgetRules: (orgId) => {
      book.forget(orgId);
      standing.clear();
    },
    forgetAll: () => {
      book.forgetAll();
      standing.clear();
    },
  };

  /** Rules that people removed go once they stand with no device any more. */
  async function forgetRemoved(): Promise<void> {
    await db
      .deleteFrom('alarm_rule as r')
      .where('r.removed_at', 'is not', null)
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('alarm_rule_instance as i')
              .select('i.rule_id')
              .whereRef('i.org_id', '=', 'r.org_id')
              .whereRef('i.rule_id', '=', 'r.id'),
          ),
        ),
      )
      .execute();
  }
}
