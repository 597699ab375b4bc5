export { RealtimeProvider, useRealtime, type RealtimeProviderProps } from './realtime-provider.tsx';
export { useBuildingConnection, useLiveEvents } from './use-building.ts';
export { useConnectionDetail, useConnectionState } from './use-connection-state.ts';
export { useFreshness } from './use-freshness.ts';
export { useBuildingDevices, useDeviceState, useMetric } from './use-live-values.ts';
