import type { Adapter } from '../adapter.ts';
import { command } from './command.ts';
import { discover } from './discover.ts';
import { named } from './named.ts';
import { parse } from './parse.ts';

/** ThingsBoard's gateway: many devices behind one connection, each by its name. */
export const thingsboard: Adapter = {
  protocol: 'thingsboard',
  speaks: (topic) => topic.startsWith('v1/gateway/'),
  discover,
  parse,
  named,
  command,
  isCommandTopic: () => false,
};
