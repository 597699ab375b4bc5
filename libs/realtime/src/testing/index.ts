export { createFakeRealtime, type FakeRealtime, type FakeRealtimeOptions } from './fake-realtime.ts';
