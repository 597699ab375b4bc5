import type { Permission } from '@imah/contract/access';
import type { Whoami } from '@imah/contract/identity';
import type { NotificationKindSetting } from '@imah/contract/notifications';
import type { NotificationKind } from '@imah/contract/notifications/words';

/** Who is told of these: those who hold one of the rights, or hold it for what is their own. Of the others anybody may be. */
const needs: Partial<Readonly<Record<NotificationKind, readonly Permission[]>>> = {
  'alarm-raised': ['alarm.view'],
  'alarm-cleared': ['alarm.view'],
  'alarm-escalated': ['alarm.transition'],
  'ticket-created': ['ticket.assign'],
  'ticket-assigned': ['ticket.transition'],
  'ticket-noted': ['ticket.transition'],
  'ticket-mentioned': ['ticket.transition'],
  'ticket-unblocked': ['ticket.transition'],
  'ticket-flagged': ['ticket.transition', 'ticket.assign'],
  'ticket-escalated': ['ticket.transition', 'ticket.assign'],
  'command-failed': ['deviceCommand.control'],
  'command-approval': ['deviceCommand.control'],
  'expense-submitted': ['expense.approve'],
  'expense-answered': ['expense.update'],
  'expense-repeated': ['expense.update'],
  'vendor-account-changed': ['expense.approve'],
  'budget-submitted': ['report.transition'],
  'budget-answered': ['report.update'],
  'invitation-accepted': ['member.create', 'occupant.create'],
  'join-requested': ['occupant.approve'],
};

/** The kinds of notifications that can reach the person: a choice about any other would change nothing. */
export function kindsFor(person: Whoami | null, kinds: readonly NotificationKindSetting[]): NotificationKindSetting[] {
  const grants = new Set<string>(person?.memberships.flatMap(({ grants: own }) => own));
  return kinds.filter(
    ({ kind }) => needs[kind]?.some((right) => grants.has(right) || grants.has(`${right}.own`)) ?? true,
  );
}
