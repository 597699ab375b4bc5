import type { PayloadOf } from '@imah/contract/mqtt/words';

/** The server's own voice on the live channel, and its hold on who listens. */
export interface LivePublisher {
  /**
   * Sends `payload` as JSON; what it has to be, the topic says. Retained values reach those who subscribe later; a
   * retained null forgets the value. `isLoaded`: a retained value as the database knows it, of no interest to other
   * processes, and nothing where a later one stands.
   */
  publish<T extends string>(
    topic: T,
    payload: PayloadOf<T> | null,
    options?: { readonly retain?: boolean; readonly isLoaded?: boolean },
  ): Promise<void>;
  /** Reads the person's rights anew and ends the connections that hold a subscription they no longer grant. */
  refreshGrants(userId: string): Promise<void>;
  /** Ends the connections of a person (logout everywhere, secret rotated) or of a device (disabled). */
  disconnect(who: { readonly userId: string } | { readonly deviceId: string }): Promise<void>;
}
