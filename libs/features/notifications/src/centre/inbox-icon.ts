import type { IconShape } from '@imah/ui';
import type { InboxRow } from '@imah/contract/notifications';
import { notificationKinds, type NotificationTopic } from '@imah/contract/notifications/words';
import {
  circleCheckIcon,
  flagIcon,
  megaphoneIcon,
  messageSquareIcon,
  messagesSquareIcon,
  routerIcon,
  shieldAlertIcon,
  sirenIcon,
  ticketIcon,
  triangleAlertIcon,
  usersIcon,
} from '@imah/ui/icons';

export interface InboxIcon {
  readonly icon: IconShape;
  readonly tone: 'danger' | 'warning' | 'success' | 'neutral';
}

const ofTopic: Readonly<Record<NotificationTopic, IconShape>> = {
  alarms: triangleAlertIcon,
  tickets: ticketIcon,
  topics: messagesSquareIcon,
  devices: routerIcon,
  people: usersIcon,
  account: shieldAlertIcon,
};

/** What a row is, seen before it is read: its kind, and how bad it is. */
export function inboxIconOf({ kind, urgency, alarm }: Pick<InboxRow, 'kind' | 'urgency' | 'alarm'>): InboxIcon {
  if (alarm !== null) {
    if (alarm.state === 'over') return { icon: circleCheckIcon, tone: 'success' };
    if (alarm.severity === 'critical') return { icon: sirenIcon, tone: 'danger' };
    return { icon: triangleAlertIcon, tone: alarm.severity === 'info' ? 'neutral' : 'warning' };
  }
  const tone = urgency === 'critical' ? 'danger' : 'neutral';
  if (kind === 'ticket-replied' || kind === 'ticket-noted') return { icon: messageSquareIcon, tone };
  if (kind === 'ticket-flagged') return { icon: flagIcon, tone: urgency === 'critical' ? 'danger' : 'warning' };
  if (kind.startsWith('announcement-')) return { icon: megaphoneIcon, tone };
  return { icon: ofTopic[notificationKinds[kind].topic], tone };
}
