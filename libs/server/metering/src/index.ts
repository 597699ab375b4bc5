export { approvedConsumption, type UnitConsumption, type UnitSpan } from './consumption/approved-consumption.ts';
export { meteringDomain } from './domain.ts';
