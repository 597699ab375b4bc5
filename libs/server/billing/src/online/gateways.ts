import type { GatewayPlace } from '@imah/contract/payments/words';
import type { Kysely } from 'kysely';
import type { Config } from '@imah/server-platform/config';
import type { Database } from '@imah/server-platform/database/schema';
import { type Gateway, GatewayFault } from './gateway/gateway.ts';
import { apiBaseOf } from './api-base.ts';
import { midtrans } from './gateway/midtrans.ts';
import { readGatewaySettings } from './gateway-settings.ts';

/** The gateway at which an organisation has opened a charge. @throws {GatewayFault} where it cannot be asked any more */
export async function gatewayAt(
  { db, config }: { readonly db: Kysely<Database>; readonly config: Pick<Config, 'midtrans' | 'paymentSimulatorUrl'> },
  { orgId, place }: { readonly orgId: string; readonly place: GatewayPlace },
): Promise<Gateway> {
  const { serverKey } = await readGatewaySettings(db, orgId);
  if (serverKey === null) throw new GatewayFault('unreachable', 'the organisation has no server key any more');
  return midtrans({ apiBase: apiBaseOf(config, place), serverKey });
}
