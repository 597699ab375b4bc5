/** The server's own voice on the live channel, and its hold on who listens. */
export interface LivePublisher {
    /** Sends `payload` as JSON. Retained values reach those who subscribe later; a retained null forgets the value. */
    publish(topic: string, payload: unknown, options?: {
        readonly retain?: boolean;
    }): Promise<void>;
    /** Reads the person's rights anew and ends the connections that hold a subscription they no longer grant. */
    refreshGrants(userId: string): Promise<void>;
    /** Ends the connections of a person (logout everywhere, secret rotated) or of a device (disabled). */
    disconnect(who: {
        readonly userId: string;
    } | {
        readonly deviceId: string;
    }): Promise<void>;
}
//# sourceMappingURL=live-publisher.d.ts.map