export { maintainPartitions } from './partitions.ts';
export { readPacket } from './read-packet.ts';
