import type { MqttConnectionState } from '@imah/state-machines';
import { useSyncExternalStore } from 'react';
import type { ConnectionDetail } from '../connection/connection.ts';
import { useRealtime } from './realtime-provider.tsx';

/** The channel's state in the chart's words: idle, connecting, connected, error, reconnecting, offline. */
export function useConnectionState(): MqttConnectionState {
  return useConnectionDetail().state;
}

/** The state with the number of tries and the reason of the last failure. */
export function useConnectionDetail(): ConnectionDetail {
  const { connection } = useRealtime();
  return useSyncExternalStore(connection.subscribe, connection.getDetail, connection.getDetail);
}
