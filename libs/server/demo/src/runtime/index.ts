export { createDemoRuntime, type DemoRuntime } from './demo-runtime.ts';
export { demoDomain } from './domain.ts';
