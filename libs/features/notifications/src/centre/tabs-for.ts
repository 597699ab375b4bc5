import type { Whoami } from '@imah/contract/identity';
import type { InboxCounts } from '@imah/contract/notifications';
import { type InboxTab, inboxTabs } from '@imah/contract/notifications/words';

/** The tabs in which something can stand for the person: whoever sees no alarms has no tab of them. */
export function tabsFor(person: Whoami | null, counts: InboxCounts | undefined): readonly InboxTab[] {
  const seesAlarms = person?.memberships.some(({ grants }) =>
    grants.some((grant: string) => grant === 'alarm.view' || grant === 'alarm.view.own'),
  );
  return inboxTabs.filter((tab) => tab !== 'alarms' || seesAlarms === true || (counts?.alarms ?? 0) > 0);
}
