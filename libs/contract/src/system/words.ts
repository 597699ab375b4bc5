export { runtimeConfigElementId, type RuntimeConfig } from './runtime-config.ts';
