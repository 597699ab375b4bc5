import type { InboxRow } from '@imah/contract/notifications';
import { expect, it } from 'vitest';
import { inboxIconOf } from './inbox-icon.ts';

const of = (kind: InboxRow['kind'], urgency: InboxRow['urgency'], alarm: InboxRow['alarm'] = null) => {
  const { icon, tone } = inboxIconOf({ kind, urgency, alarm });
  return `${icon.name} ${tone}`;
};
const alarm = (severity: NonNullable<InboxRow['alarm']>['severity'], state: 'active' | 'over' = 'active') =>
  ({ severity, state, seconds: null }) as const;

it.each<[what: string, shown: string, expected: string]>([
  ['a critical alarm', of('alarm-raised', 'critical', alarm('critical')), 'siren danger'],
  ['a lesser alarm', of('alarm-raised', 'low', alarm('minor')), 'triangle-alert warning'],
  ['an alarm that only informs', of('alarm-raised', 'low', alarm('info')), 'triangle-alert neutral'],
  [
    'an alarm that is over, however bad it was',
    of('alarm-cleared', 'low', alarm('critical', 'over')),
    'circle-check success',
  ],
  ['an emergency', of('ticket-created', 'critical'), 'ticket danger'],
  ['work as usual', of('ticket-assigned', 'normal'), 'ticket neutral'],
  ['an answer', of('ticket-replied', 'normal'), 'message-square neutral'],
  ['what a rule points at', of('ticket-flagged', 'normal'), 'flag warning'],
  ['an announcement', of('announcement-published', 'normal'), 'megaphone neutral'],
  ['a poll', of('poll-closed', 'low'), 'messages-square neutral'],
  ['the safety of the account', of('password-changed', 'critical'), 'shield-alert danger'],
])('%s is seen before it is read', (_what, shown, expected) => {
  expect(shown).toBe(expected);
});
