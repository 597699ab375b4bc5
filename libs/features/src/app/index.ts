export { type AppPorts, AppProvider, type UnansweredPerson, useApp } from './app-ports.tsx';
export { useCan, usePolicyActor, useViews } from './use-can.ts';
