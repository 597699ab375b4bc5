export { createFakeApiClient, never, type FakeAnswers, type FakeApiClient, type FakeCall } from './fake-client.ts';
export { createManualClock, type ManualClock } from './manual-clock.ts';
