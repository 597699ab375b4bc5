export { createStepUp, type StepUp } from './step-up-port.ts';
export { StepUpHost } from './step-up-host.tsx';
