import type { Permission } from '@imah/contract/access';
import type { AlarmCondition, AlarmSeverity } from '@imah/contract/alarms/words';
import type { TimeZone } from '@imah/contract/buildings/words';
import type { NotificationChannel, NotificationKind } from '@imah/contract/notifications/words';
import type { OutageEnding } from '@imah/contract/outages/words';
import type { AutopayFailure, FloatLevel, PayoutState } from '@imah/contract/wallet/words';
import type { TicketEventKind, TicketState } from '@imah/contract/tickets/words';
import type { TopicRecipients } from '@imah/server-platform';
import type { BudgetNotificationData } from './budget-notification-data.ts';
import type { ExpenseNotificationData } from './expense-notification-data.ts';
import type { PayerNotificationData } from './payer-notification-data.ts';
import type { OrderNotificationData } from './order-facts.ts';

interface AlarmFacts {
  readonly device: string;
  readonly severity: AlarmSeverity;
  readonly condition: AlarmCondition;
  /** What was measured; null for an alarm about the device itself. */
  readonly metric: { readonly id: string; readonly en: string } | null;
  /** What the rule is called that raised it; left out where the bounds of a type did, or silence. */
  readonly rule?: string;
}

interface Since {
  /** Since when nobody has taken it on. */
  readonly at: string;
}

interface TicketFacts {
  readonly number: string;
  readonly title: string;
  readonly state: TicketState;
  /** The name of who did it. */
  readonly by: string;
}

interface QuoteFacts extends TicketFacts {
  /** What became of the quote. */
  readonly quote: Extract<TicketEventKind, `quote-${string}`>;
}

/** Of a visit to a ticket. */
export interface AppointmentFacts extends TicketFacts {
  readonly appointment: Extract<TicketEventKind, `appointment-${string}`>;
  /** When it begins, by the clock of the building; null where none is agreed, nor was. */
  readonly begin: string | null;
  readonly timeZone: TimeZone;
}

interface TopicFacts {
  readonly number: string;
  readonly title: string;
  /** The name of who wrote. */
  readonly by: string;
}

/** Of an outage. */
export interface OutageFacts {
  readonly number: string;
  readonly title: string;
  readonly startsAt: string;
  /** When it is to be over; null where nobody knows. */
  readonly expectedEndAt: string | null;
  /** By whose clock both are told. */
  readonly timeZone: TimeZone;
}

/** Of a payment: the number of its receipt, its amount and what of it is kept, in whole rupiah; why it was taken back. */
interface PaymentFacts {
  readonly number: string;
  readonly amount: number;
  readonly excess: number;
  readonly reason: string | null;
}

/** Of a credit note: its number, that of its bill, and how much it takes back in whole rupiah. */
interface CreditFacts {
  readonly number: string;
  readonly bill: string;
  readonly unit: string;
  readonly amount: number;
  readonly reason: string;
}

/** Of a bill of fees: what it comes to in whole rupiah, and the bills that were not paid in time. */
interface LateFeeFacts {
  readonly number: string;
  readonly unit: string;
  readonly total: number;
  readonly bills: string;
}

/** Of a payout: its number and amount in whole rupiah. */
interface PayoutFacts {
  readonly number: string;
  readonly amount: number;
}

/** Of open bills of a unit: how many, what is left of them in whole rupiah, and since when the oldest is due. */
interface ReminderFacts {
  readonly unit: string;
  readonly count: number;
  readonly outstanding: number;
  readonly dueOn: string;
  readonly when: 'before-due' | 'overdue';
}

/** Of a bill; `total` in whole rupiah, `period` as `2026-11`. */
interface BillFacts {
  readonly number: string;
  readonly unit: string;
  readonly period: string;
  readonly total: number;
  readonly dueOn: string;
}

/** What the text of each kind is made of. The names of building and organisation come from the records themselves. */
export interface NotificationData
  extends BudgetNotificationData, ExpenseNotificationData, PayerNotificationData, OrderNotificationData {
  readonly 'alarm-raised': AlarmFacts & {
    readonly value: number | boolean | string | null;
    readonly unit: string;
    readonly decimals: number;
  };
  readonly 'alarm-cleared': AlarmFacts;
  readonly 'alarm-escalated': AlarmFacts & Since;
  readonly 'ticket-created': TicketFacts;
  readonly 'ticket-assigned': TicketFacts;
  readonly 'ticket-moved': TicketFacts;
  readonly 'ticket-replied': TicketFacts;
  readonly 'ticket-noted': TicketFacts;
  readonly 'ticket-mentioned': TicketFacts;
  /** The facts of the ticket that waited; `by` is who resolved the one that blocked it. */
  readonly 'ticket-unblocked': TicketFacts;
  readonly 'ticket-flagged': TicketFacts;
  readonly 'ticket-escalated': TicketFacts & Since;
  readonly 'ticket-quote-asked': QuoteFacts;
  readonly 'ticket-quote-answered': QuoteFacts;
  readonly 'ticket-appointment-offered': AppointmentFacts;
  readonly 'ticket-appointment-changed': AppointmentFacts;
  readonly 'announcement-published': TopicFacts;
  readonly 'announcement-corrected': TopicFacts;
  readonly 'outage-announced': OutageFacts;
  readonly 'outage-changed': OutageFacts;
  readonly 'outage-ended': OutageFacts & { readonly as: OutageEnding };
  readonly 'bill-issued': BillFacts;
  readonly 'bill-reminder': ReminderFacts;
  readonly 'bill-credited': CreditFacts;
  readonly 'late-fee-charged': LateFeeFacts;
  readonly 'payment-received': PaymentFacts;
  readonly 'payment-reversed': PaymentFacts;
  readonly 'payout-requested': PayoutFacts & { readonly person: string };
  readonly 'payout-answered': PayoutFacts & { readonly state: PayoutState; readonly reason: string | null };
  readonly 'payout-account-changed': PayoutFacts & { readonly bank: string; readonly accountEnd: string };
  /** How many bills are paid on that day, and what is open of them in whole rupiah. */
  readonly 'autopay-announced': { readonly count: number; readonly total: number; readonly payOn: string };
  readonly 'autopay-failed': {
    readonly number: string;
    readonly outstanding: number;
    readonly failure: AutopayFailure;
  };
  /** In whole rupiah. */
  readonly 'float-near-limit': {
    readonly float: number;
    readonly limit: number;
    readonly level: Exclude<FloatLevel, 'far'>;
  };
  readonly 'topic-started': TopicFacts;
  readonly 'topic-replied': TopicFacts;
  readonly 'topic-mentioned': TopicFacts;
  readonly 'poll-closed': TopicFacts;
  readonly 'command-failed': {
    readonly device: string;
    /** `refused` by the second person, `unapproved` where none answered in time. */
    readonly outcome: 'failed' | 'expired' | 'refused' | 'unapproved';
  };
  readonly 'command-approval': { readonly device: string; readonly by: string };
  readonly 'invitation-received': { readonly inviter: string };
  readonly 'invitation-accepted': { readonly invitee: string };
  readonly 'join-requested': { readonly name: string; readonly unit: string };
  readonly 'join-answered': {
    readonly outcome: 'approved' | 'refused';
    readonly unit: string;
    readonly reason: string;
  };
  readonly 'household-invited': {
    readonly host: string;
    readonly name: string;
    readonly unit: string;
    /** Whether staff have to agree first. */
    readonly waits: boolean;
  };
  readonly 'household-answered': {
    readonly outcome: 'approved' | 'refused';
    readonly name: string;
    readonly unit: string;
    readonly reason: string;
  };
  readonly 'rights-changed': { readonly by: string };
  /** From `at` on the person reads nothing of the organisation. */
  readonly 'second-factor-required': { readonly at: string };
  readonly 'login-new-device': { readonly browser: string; readonly at: string };
  readonly 'password-changed': { readonly how: 'changed' | 'reset'; readonly at: string };
  /** `to` is the address that the person gave. */
  readonly 'mail-failed': { readonly mail: 'invitation' | 'verification'; readonly to: string };
}

/**
 * Whom it concerns: people by id, all who hold a permission where it happened when they are told, or those of the
 * audience of a topic who want to hear so much of it.
 */
export type Recipients =
  | { readonly kind: 'people'; readonly userIds: readonly string[] }
  | {
      readonly kind: 'granted';
      readonly permission: Permission;
      readonly unitId?: string;
      /** Who did it themselves. */
      readonly except?: readonly string[];
      /** Only those who hold it in all buildings: it is of the whole organisation. */
      readonly everywhere?: true;
    }
  | TopicRecipients;

/** Something that people are to be told of. */
export interface NewNotification<K extends NotificationKind = NotificationKind> {
  readonly kind: K;
  readonly recipients: Recipients;
  /** Who did it, and is told nothing of it; null for what nobody did, and for what somebody may have done in their name. */
  readonly actorId: string | null;
  /** Where it happened; left out for what concerns the account itself. */
  readonly place?: { readonly orgId: string; readonly buildingId?: string };
  /** Overrides the urgency of the kind. */
  readonly urgency?: 'critical' | 'normal' | 'low';
  /** Ways in which people are reached beside those that they have chosen. */
  readonly channels?: readonly NotificationChannel[];
  /** The same key within the window of the kind is counted, not told anew. At most 200 characters. */
  readonly dedupeKey: string;
  readonly data: NotificationData[K];
  /** Path of the page where it can be acted upon. */
  readonly href?: string;
}
