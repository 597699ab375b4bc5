export { noConsequence, type AlarmConsequence, type AlarmFollower, type AlarmTurn } from './alarm-follower.ts';
export { createContext, type ServerContext } from './context.ts';
export type { DomainPorts, TopicAccess } from './domain-ports.ts';
export { createLog } from './log.ts';
export type { PurchaseConsequence, PurchaseFollower, PurchaseTurn } from './purchase-follower.ts';
export type { TopicRecipients } from './recipients.ts';
export type { WallAccess } from './wall-access.ts';
export type { UrgentFacts, UrgentSource } from './urgent-source.ts';
