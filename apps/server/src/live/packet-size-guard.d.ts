/**
 * Follows the fixed headers of a stream of MQTT packets and answers, chunk by chunk, whether each
 * packet announced so far is at most `maxBytes` long. The broker's parser would collect up to 256 MiB
 * before anybody looks, and does so before the client has said who it is.
 */
export declare function packetSizeGuard(maxBytes: number): (chunk: Uint8Array) => boolean;
//# sourceMappingURL=packet-size-guard.d.ts.map