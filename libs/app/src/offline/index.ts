export { OfflineBanner } from './offline-banner.tsx';
export { OfflineHost, type OfflineHostProps } from './offline-host.tsx';
export { clearReads, createReadsStore, type ReadsStore } from './reads-store.ts';
export { keepBuild } from './service-worker.ts';
export { useReach } from './use-reach.ts';
