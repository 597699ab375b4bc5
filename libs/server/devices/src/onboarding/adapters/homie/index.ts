import type { Adapter } from '../adapter.ts';
import { commandByDescription } from '../read-value.ts';
import { discover } from './discover.ts';
import { parse } from './parse.ts';

/** Homie 5: devices that describe themselves, each property with its type. */
export const homie: Adapter = {
  protocol: 'homie',
  speaks: (topic) => /^[^/]{1,60}\/5\//.test(topic),
  discover,
  parse,
  command: commandByDescription,
  isCommandTopic: (topic) => /^[^/]+\/5\/.+\/set$/.test(topic),
};
