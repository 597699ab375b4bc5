export { budgetMachine, type BudgetEvent } from './budget/budget-machine.ts';
export { billMachine, type BillEvent } from './bill/bill-machine.ts';
export { billingRunMachine, type BillingRunEvent } from './billing-run/billing-run-machine.ts';
export {
  buildWatchMachine,
  type BuildWatchContext,
  type BuildWatchEmitted,
  type BuildWatchEvent,
  type BuildWatchInput,
} from './build-watch/build-watch-machine.ts';
export { mayReload, withReload, type ReloadRecord } from './build-watch/reload-guard.ts';
export {
  buildingFeedMachine,
  type BuildingFeedContext,
  type BuildingFeedEmitted,
  type BuildingFeedEvent,
  type BuildingFeedInput,
} from './building-feed/building-feed-machine.ts';
export {
  chunkRecoveryMachine,
  type ChunkRecoveryContext,
  type ChunkRecoveryEmitted,
  type ChunkRecoveryEvent,
  type ChunkRecoveryInput,
} from './chunk-recovery/chunk-recovery-machine.ts';
export {
  colorModeMachine,
  resolveColorMode,
  type ColorModeContext,
  type ColorModeEmitted,
  type ColorModeEvent,
  type ColorModeInput,
  type ResolvedColorMode,
} from './color-mode/color-mode-machine.ts';
export { loadingBarMachine, type LoadingBarContext, type LoadingBarEvent } from './loading-bar/loading-bar-machine.ts';
export {
  meterReadingMachine,
  type MeterReadingEvent,
  type MeterReadingInput,
} from './meter-reading/meter-reading-machine.ts';
export { mqttConnectionMachine, mqttConnectionWord } from './mqtt-connection/mqtt-connection-machine.ts';
export {
  mqttConnectionStates,
  type MqttClientCommand,
  type MqttConnectionContext,
  type MqttConnectionEmitted,
  type MqttConnectionEvent,
  type MqttConnectionInput,
  type MqttConnectionState,
  type MqttFailure,
} from './mqtt-connection/mqtt-connection-types.ts';
export {
  dashboardEditorMachine,
  type DashboardEditorContext,
  type DashboardEditorEmitted,
  type DashboardEditorEvent,
} from './dashboard-editor/dashboard-editor-machine.ts';
export type { DraftEditorContext, DraftEditorEmitted, DraftEditorEvent } from './draft-editor/make-draft-editor.ts';
export {
  planEditorMachine,
  type PlanEditorContext,
  type PlanEditorEmitted,
  type PlanEditorEvent,
} from './plan-editor/plan-editor-machine.ts';
export { holdMachine, type HoldContext, type HoldEmitted, type HoldEvent } from './hold/hold-machine.ts';
export {
  presenceBeatMachine,
  type PresenceBeatContext,
  type PresenceBeatEmitted,
  type PresenceBeatEvent,
  type PresenceChannel,
  type PresenceDoing,
} from './presence-beat/presence-beat-machine.ts';
export {
  reportSubmissionMachine,
  type ReportPhotos,
  type ReportSubmissionContext,
  type ReportSubmissionEmitted,
  type ReportSubmissionEvent,
  type ReportSubmissionInput,
  type SentPhotos,
} from './report-submission/report-submission-machine.ts';
export { onlinePaymentMachine, type OnlinePaymentEvent } from './online-payment/online-payment-machine.ts';
export { paymentMachine, type PaymentEvent } from './payment/payment-machine.ts';
export { expenseMachine, type ExpenseEvent } from './expense/expense-machine.ts';
export { orderMachine, type OrderEvent } from './order/order-machine.ts';
export { instalmentMachine, type InstalmentEvent } from './instalment/instalment-machine.ts';
export { periodMachine, type PeriodEvent } from './period/period-machine.ts';
export { payoutMachine, type PayoutEvent } from './payout/payout-machine.ts';
export { statementLineMachine, type StatementLineEvent } from './statement-line/statement-line-machine.ts';
export {
  decideGuard,
  guardNamed,
  guardNames,
  UnknownGuardError,
  type GuardDecision,
  type GuardName,
  type GuardRequest,
} from './route-guard/guard-decision.ts';
export { loginPathFor, readReturnPath } from './route-guard/return-path.ts';
export { routeGuardMachine, type RouteGuardContext, type RouteGuardEvent } from './route-guard/route-guard-machine.ts';
export {
  ruleInstanceMachine,
  type RuleInstanceEmitted,
  type RuleInstanceEvent,
} from './rule-instance/rule-instance-machine.ts';
export { sessionMachine } from './session/session-machine.ts';
export type { Session, SessionContext, SessionEmitted, SessionEvent, WhoamiAnswer } from './session/session-types.ts';
export { stateWord, type StateWord } from './state-word.ts';
export { tabGroupMachine, type TabGroupEmitted, type TabGroupEvent } from './tab-group/tab-group-machine.ts';
export { timings } from './timings.ts';
export {
  toastMachine,
  toastTime,
  toastTypes,
  type Toast,
  type ToastAction,
  type ToastContext,
  type ToastEmitted,
  type ToastEnd,
  type ToastEvent,
  type ToastInput,
  type ToastType,
} from './toast/toast-machine.ts';
export {
  toastActorId,
  toasterMachine,
  toastLimit,
  type NewToast,
  type ToasterContext,
  type ToasterEmitted,
  type ToasterEvent,
  type ToasterInput,
  type ToastHold,
} from './toaster/toaster-machine.ts';
export {
  tooltipGroupMachine,
  type TooltipGroupEvent,
  type TooltipGroupInput,
} from './tooltip/tooltip-group-machine.ts';
export {
  tooltipMachine,
  type TooltipContext,
  type TooltipEvent,
  type TooltipInput,
} from './tooltip/tooltip-machine.ts';
export { readSubmitProblem, type SubmitProblem } from './submit-problem.ts';
export { judgeOutboxAnswer, type OutboxVerdict } from './outbox/judge-answer.ts';
export { outboxMachine } from './outbox/outbox-machine.ts';
export {
  outboxStates,
  type OutboxContext,
  type OutboxEvent,
  type OutboxInput,
  type OutboxState,
  type OutboxTurn,
} from './outbox/outbox-types.ts';
export { uploadMachine } from './upload/upload-machine.ts';
export {
  uploadLimits,
  type UploadContext,
  type UploadEmitted,
  type UploadEvent,
  type UploadFile,
  type UploadInput,
  type UploadPart,
  type UploadPlace,
} from './upload/upload-types.ts';
