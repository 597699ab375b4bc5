import type { TicketVisibility } from '../members/ticket-visibility.ts';
import { actions, type Grant, permissions, type Permission, type Resource } from './permissions.ts';

/** The groups every organisation starts with (domain model 5.1). Keys are stable; names are labels people may change. */
export const defaultGroupKeys = [
  'owner',
  'administrator',
  'building-manager',
  'reception',
  'technician',
  'finance',
  'supervisor',
  'vendor',
  'resident',
] as const;
export type DefaultGroupKey = (typeof defaultGroupKeys)[number];

const every = (...resources: Resource[]): Permission[] =>
  resources.flatMap((resource) => actions.map((action): Permission => `${resource}.${action}`));

const view = (...resources: Resource[]): Permission[] => resources.map((resource): Permission => `${resource}.view`);

const without = (...denied: Permission[]): Permission[] =>
  permissions.filter((permission) => !denied.includes(permission));

const ownerOnly: Permission[] = ['org.delete', 'org.update', 'payment.approve'];

/** What the groups that every organisation begins with may do. */
export const defaultGroupGrants = {
  owner: permissions,
  administrator: without(...ownerOnly),
  'building-manager': without(...ownerOnly, 'group.delete', 'member.delete', 'group.create', 'group.update'),
  reception: [
    ...view('org', 'building', 'unit', 'device', 'telemetry', 'alarm', 'topic', 'meter'),
    ...every('ticket', 'ticketComment', 'occupant', 'announcement', 'outage', 'reading'),
    // They hand over what was ordered.
    'order.view',
    'order.transition',
  ],
  technician: [
    ...view('org', 'building', 'unit', 'device', 'telemetry', 'alarm', 'asset', 'plan', 'inventory', 'maintenance'),
    // Why an alarm came is theirs to know; what raises it is their manager's to say.
    'alarmRule.view',
    // They read meters on their rounds.
    ...view('meter', 'reading'),
    'reading.create',
    'deviceCommand.view',
    'deviceCommand.control',
    'alarm.transition',
    'ticket.view.own',
    // What they find on their rounds, and what an inspection asks for.
    'ticket.create',
    'ticket.transition.own',
    'ticketComment.view.own',
    'ticketComment.create.own',
    'maintenance.transition',
    'inventory.transition',
    // They bring back what people do without, and say so.
    'outage.view',
    'outage.transition',
  ],
  finance: [
    ...view('org', 'building', 'unit', 'occupant', 'audit'),
    ...every('bill', 'payment', 'wallet', 'expense', 'report', 'tariff', 'meter', 'reading'),
    ...every('product', 'promotion', 'order'),
  ],
  supervisor: permissions.filter((permission) => permission.endsWith('.view')),
  vendor: ['ticket.view.own', 'ticket.transition.own', 'ticketComment.view.own', 'ticketComment.create.own'],
  resident: [
    ...view('org', 'building', 'topic', 'announcement', 'outage'),
    'unit.view.own',
    'device.view.own',
    'telemetry.view.own',
    'meter.view.own',
    'reading.view.own',
    'reading.create.own',
    'bill.view.own',
    'payment.view.own',
    'payment.create.own',
    'wallet.view.own',
    'wallet.create.own',
    'order.view.own',
    'order.create.own',
    'ticket.view.own',
    'ticket.create.own',
    'ticketComment.view.own',
    'ticketComment.create.own',
    'topic.create',
  ],
} as const satisfies Record<DefaultGroupKey, readonly Grant[]>;

/** Which tickets those groups see at first. */
export const defaultTicketVisibility: Readonly<Record<DefaultGroupKey, TicketVisibility>> = {
  owner: 'organization',
  administrator: 'organization',
  'building-manager': 'building',
  reception: 'building',
  technician: 'building-and-specialization',
  finance: 'organization',
  supervisor: 'building',
  vendor: 'assigned',
  resident: 'own',
};
