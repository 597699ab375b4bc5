import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { AlarmBook } from './alarms/alarm-book.ts';
import type { RuleRunner } from './alarms/rules/rule-runner.ts';
import type { KnownDevice } from './device-states.ts';

interface Ports {
  readonly db: Kysely<Database>;
  readonly alarms: Pick<AlarmBook, 'clear'>;
  readonly rules: Pick<RuleRunner, 'presence'>;
}

/** What stands of a device that is out of use is over: nobody waits for it to report better. */
export async function endAlarms({ db, alarms, rules }: Ports, device: KnownDevice): Promise<void> {
  const { identity } = device;
  const standing = await db
    .selectFrom('alarm')
    .select(['key', 'condition'])
    .where('org_id', '=', identity.orgId)
    .where('device_id', '=', identity.deviceId)
    .where('active', '=', true)
    .where('condition', '<>', 'rule')
    .execute();
  for (const { key, condition } of standing) await alarms.clear({ device: identity, key, condition });
  await rules.presence(device);
}
