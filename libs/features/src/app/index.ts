export { type AppPorts, AppProvider, useApp } from './app-ports.tsx';
export { useCan, usePolicyActor, useViews } from './use-can.ts';
