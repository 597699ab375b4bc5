import { updateGateway } from '@imah/server-billing';
import type { CommandPorts } from '@imah/server-platform/command';
import type { Config } from '@imah/server-platform/config';
import { actingAs } from './acting-as.ts';
import { melatiBooks } from './plan/books-melati.ts';
import { demoOrganizations } from './plan/organizations.ts';

/** Known to the simulator alone, where no money is. */
const simulatorKey = 'SB-Mid-server-demonstration';

/**
 * Where a payment simulator runs, the demonstration takes payments through it: once, so that whoever turns it off keeps it
 * off. Without its answer it stays for people to set.
 */
export async function setUpGateway(ports: CommandPorts & { readonly config: Config }): Promise<void> {
  const { db, config, log, now } = ports;
  if (config.paymentSimulatorUrl === null) return;
  const owner = demoOrganizations.find(({ buildings }) => buildings.some(({ code }) => code === melatiBooks.building))
    ?.accounts[0];
  if (owner === undefined) return;
  const found = await db
    .selectFrom('app_user as u')
    .innerJoin('membership as m', 'm.user_id', 'u.id')
    .innerJoin('organization as o', 'o.id', 'm.org_id')
    .leftJoin('payment_gateway as g', 'g.org_id', 'm.org_id')
    .select(['m.org_id as orgId', 'u.id as userId'])
    .where('u.email', '=', owner.email)
    .where('o.is_demo', '=', true)
    .where('g.org_id', 'is', null)
    .executeTakeFirst();
  const actor = found === undefined ? null : await actingAs(db, { ...owner, userId: found.userId }, now());
  if (found === undefined || actor === null) return;
  const edit = { orgId: found.orgId, actor, requestId: 'demo', now: now() };
  try {
    await updateGateway(ports, edit, {
      place: 'simulator',
      serverKey: simulatorKey,
      methods: ['qris', 'va'],
      banks: ['bca', 'bni'],
    });
  } catch (error) {
    log.warn({ err: error }, 'the demonstration takes no payments: the simulator did not answer');
  }
}
