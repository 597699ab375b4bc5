import { expect, it } from 'vitest';
import * as entryPoint from './index.ts';
import * as testing from './testing/index.ts';

it('exports these values and no others', () => {
  expect(Object.keys(entryPoint).toSorted()).toEqual(
    [
      'sessionMachine',
      'timings',
      'mqttConnectionMachine',
      'mqttConnectionStates',
      'mqttConnectionWord',
      'decideGuard',
      'guardNamed',
      'guardNames',
      'UnknownGuardError',
      'loginPathFor',
      'readReturnPath',
      'routeGuardMachine',
      'stateWord',
      'judgeOutboxAnswer',
      'outboxMachine',
      'outboxStates',
      'uploadMachine',
      'uploadLimits',
      'readSubmitProblem',
      'buildWatchMachine',
      'buildingFeedMachine',
      'tabGroupMachine',
      'dashboardEditorMachine',
      'holdMachine',
      'presenceBeatMachine',
      'reportSubmissionMachine',
      'ruleInstanceMachine',
      'billingRunMachine',
      'billMachine',
      'paymentMachine',
      'onlinePaymentMachine',
      'meterReadingMachine',
      'mayReload',
      'withReload',
      'chunkRecoveryMachine',
      'colorModeMachine',
      'resolveColorMode',
      'loadingBarMachine',
      'toastMachine',
      'toastTime',
      'toastTypes',
      'toastActorId',
      'toasterMachine',
      'toastLimit',
      'tooltipGroupMachine',
      'tooltipMachine',
    ].toSorted(),
  );
});

it('exports these values for tests and no others', () => {
  expect(Object.keys(testing).toSorted()).toEqual(
    [
      'definedStates',
      'definedTransitions',
      'deferredActor',
      'definitionOf',
      'inputOf',
      'tableOf',
      'modelPaths',
      'reachedBy',
      'reject',
      'replay',
      'resolve',
      'runningActors',
      'stage',
      'statePath',
      'toMermaid',
    ].toSorted(),
  );
});
