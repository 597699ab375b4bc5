import type { ServerContext } from '@imah/server-platform';
import type { DueDelivery } from '../due-deliveries.ts';
import type { Addressee } from '../person-wishes.ts';

export type DeliveryPorts = Pick<ServerContext, 'config' | 'db' | 'domains' | 'live' | 'log' | 'mailer' | 'now'>;

/** One way in which people are told, behind which stands a service of others. */
export interface ChannelAdapter {
  /**
   * Sends what a person is told of at this moment. `skipped`: there is nowhere to send it, or nothing of it can be worded
   * any more.
   * @throws {ChannelFault} when it can never be sent, or nothing can be for now
   * @throws {Error} when it may be sent later
   */
  readonly send: (
    ports: DeliveryPorts,
    addressee: Addressee,
    deliveries: readonly DueDelivery[],
  ) => Promise<'sent' | 'skipped'>;
  /** What the log may say of why it was not sent: never whom it was for. */
  readonly faultOf: (error: unknown) => Readonly<Record<string, unknown>>;
}
