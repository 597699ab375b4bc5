import type { PayloadOf } from '@imah/contract/mqtt/words';

/** Whose connections are ended. */
export type Disconnected =
  | { readonly userId: string }
  | { readonly deviceId: string }
  | { readonly wallId: string }
  | { readonly credentialId: string };

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
  /** Tells a building's own devices something in their language, on a topic as they know it. */
  tellRaw(buildingId: string, topic: string, text: string): Promise<void>;
  /** Ends the connections of a person (logout everywhere, secret rotated), of a device (disabled), of a wall (withdrawn), or of a building's credential (revoked). */
  disconnect(who: Disconnected): Promise<void>;
}
