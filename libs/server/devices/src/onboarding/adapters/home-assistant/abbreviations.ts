import { isObject, type JsonObject } from '../read-json.ts';

/** The short names of the fields that are read, as Home Assistant's documentation lists them. */
const longNames: Readonly<Record<string, string>> = {
  avty: 'availability',
  avty_mode: 'availability_mode',
  avty_t: 'availability_topic',
  avty_tpl: 'availability_template',
  cmd_t: 'command_topic',
  cmps: 'components',
  cns: 'connections',
  dev: 'device',
  dev_cla: 'device_class',
  ids: 'identifiers',
  mdl: 'model',
  mf: 'manufacturer',
  o: 'origin',
  p: 'platform',
  pl_avail: 'payload_available',
  pl_lock: 'payload_lock',
  pl_not_avail: 'payload_not_available',
  pl_off: 'payload_off',
  pl_on: 'payload_on',
  pl_unlk: 'payload_unlock',
  schema: 'schema',
  stat_locked: 'state_locked',
  stat_off: 'state_off',
  stat_on: 'state_on',
  stat_t: 'state_topic',
  stat_unlocked: 'state_unlocked',
  stat_val_tpl: 'state_value_template',
  sw: 'sw_version',
  t: 'topic',
  uniq_id: 'unique_id',
  unit_of_meas: 'unit_of_measurement',
  val_tpl: 'value_template',
};

/** The description with the long names of its fields, and `~` in topics replaced by the base that it names. */
export function expand(config: JsonObject, base: string | null = null): JsonObject {
  const own = typeof config['~'] === 'string' ? config['~'] : base;
  return Object.fromEntries(
    Object.entries(config).map(([short, value]) => {
      const name = Object.hasOwn(longNames, short) ? (longNames[short] ?? short) : short;
      return [name, expandValue(name, value, own)];
    }),
  );
}

function expandValue(name: string, value: unknown, base: string | null): unknown {
  if (name === 'availability' && Array.isArray(value))
    return value.slice(0, 8).map((one) => (isObject(one) ? expand(one, base) : one));
  if (name === 'device' || name === 'origin') return isObject(value) ? expand(value, base) : value;
  if (typeof value !== 'string' || base === null || !/(?:^|_)topic$/.test(name)) return value;
  return value.startsWith('~') ? base + value.slice(1) : value.endsWith('~') ? value.slice(0, -1) + base : value;
}
