import type { Adapter } from '../adapter.ts';
import { commandByDescription, parseByDescription } from '../read-value.ts';
import { discover } from './discover.ts';
import { topicOf } from './topics.ts';

/** Tasmota: `tele/<topic>/…` and `stat/<topic>/…`, or the other way round, and its own discovery. */
export const tasmota: Adapter = {
  protocol: 'tasmota',
  speaks: (topic) => topic.startsWith('tasmota/discovery/') || topicOf(topic) !== null,
  discover,
  parse: parseByDescription,
  command: commandByDescription,
  isCommandTopic: (topic) => /(?:^|\/)cmnd\//.test(topic),
};
