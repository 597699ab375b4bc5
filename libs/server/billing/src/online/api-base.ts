import type { GatewayPlace } from '@imah/contract/payments/words';
import type { Config } from '@imah/server-platform/config';
import { GatewayFault } from './gateway/gateway.ts';

/** Where each place is asked. Nobody types an address: the server asks nothing else in their name. */
export function apiBaseOf(
  { midtrans, paymentSimulatorUrl }: Pick<Config, 'midtrans' | 'paymentSimulatorUrl'>,
  place: GatewayPlace,
): string {
  if (place === 'production' || place === 'sandbox') return midtrans[place];
  if (place === 'simulator' && paymentSimulatorUrl !== null) return paymentSimulatorUrl;
  throw new GatewayFault('unreachable', `this installation asks no gateway at "${place}"`);
}
