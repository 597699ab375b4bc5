export { maintainPartitions } from './partitions.ts';
export { queryTelemetry } from './query-telemetry.ts';
export { readPacket } from './read-packet.ts';
