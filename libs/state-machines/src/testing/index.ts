export { definitionOf, reachedBy, type Coverage } from './coverage.ts';
export { deferredActor, inputOf, reject, resolve, runningActors } from './deferred-actor.ts';
export { toMermaid } from './mermaid.ts';
export { definedStates, definedTransitions, statePath, type NamedTransition } from './definition.ts';
export { modelPaths, type ModelOptions, type ModelPath, type SettledActor } from './model-paths.ts';
export { replay, stage, type Stage } from './replay.ts';
export { tableOf } from './table-of.ts';
