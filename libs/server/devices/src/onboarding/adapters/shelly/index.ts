import type { Adapter } from '../adapter.ts';
import { commandByDescription, parseByDescription } from '../read-value.ts';
import { discover, ownerOf } from './discover.ts';

/** Shelly of the second generation and later: status by component, notifications, and calls by RPC. */
export const shelly: Adapter = {
  protocol: 'shelly',
  speaks: (topic) => ownerOf(topic) !== null,
  discover,
  parse: parseByDescription,
  command: commandByDescription,
  isCommandTopic: (topic) => /\/(?:rpc|command(?:\/[a-z0-9:]+)?)$/.test(topic) && !topic.endsWith('/events/rpc'),
};
