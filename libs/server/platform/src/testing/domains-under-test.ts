import { endpoints } from '@imah/contract/endpoints';
import { sql } from 'kysely';
import { noConsequence } from '../alarm-follower.ts';
import type { ServerContext } from '../context.ts';
import type { DomainPorts } from '../domain-ports.ts';
import type { Handlers, KeyedHandlers } from '../http/handler.ts';
import { platformDomain } from '../http/platform-domain.ts';
import type { ServerDomain } from '../http/server-domain.ts';
import { noWalls } from '../wall-access.ts';

const refuse = (what: string) => () => {
  throw new Error(`no domain of this test answers ${what}`);
};

/** Answers of the domains to what the platform asks. Of a domain that is not here nobody sees anything. */
export function portsOf(domains: readonly ServerDomain[]): DomainPorts {
  const answers = domains.map(({ ports }) => ports ?? {});
  const kinds = [
    'building',
    'ticket',
    'ticketReply',
    'ticketNote',
    'ticketCheck',
    'ticketSignature',
    'topic',
    'topicPost',
    'meterReading',
    'payment',
    'expense',
    'product',
  ];
  const noFiles = kinds.map((kind) => [kind, { read: 'building.view', resolve: refuse(`files of ${kind}`) }]);
  return {
    topics: {
      access: refuse('topics.access'),
      isVisible: () => sql`false`,
      findHearers: refuse('topics.findHearers'),
      findChoosers: refuse('topics.findChoosers'),
    },
    tickets: { isVisible: () => sql`false` },
    alarms: { follow: async () => noConsequence },
    purchases: {
      paid: refuse('purchases.paid'),
      unpaid: refuse('purchases.unpaid'),
      returned: refuse('purchases.returned'),
    },
    walls: noWalls,
    ...Object.assign({}, ...answers),
    fileSubjects: Object.assign(Object.fromEntries(noFiles), ...answers.map(({ fileSubjects }) => fileSubjects)),
    urgent: answers.flatMap(({ urgent = [] }) => urgent),
    filePurges: answers.flatMap(({ filePurges = [] }) => filePurges),
  };
}

/** Every endpoint is mounted with its session, rights and schemas; those of other domains have no handler behind them. */
export function handlersOf(domains: readonly ServerDomain[], context: ServerContext): Handlers {
  const refused = Object.keys(endpoints).map((name) => [name, refuse(name)]);
  const answered = [platformDomain, ...domains].map(({ handlers }: ServerDomain) => handlers?.(context) ?? {});
  return Object.assign(Object.fromEntries(refused), ...answered);
}

/** Those of the calls that carry an Idempotency-Key. */
export function keyedHandlersOf(domains: readonly ServerDomain[], unit: ServerContext): ReturnType<KeyedHandlers> {
  return Object.assign({}, ...domains.map(({ keyedHandlers }) => keyedHandlers?.(unit) ?? {}));
}
