/** Most severe first. */
export const alarmSeverities = ['critical', 'major', 'minor', 'warning', 'info'] as const;
export type AlarmSeverity = (typeof alarmSeverities)[number];

/** Why it was raised: a value outside its normal bounds, silence, or a rule that people made. */
export const alarmConditions = ['above', 'below', 'equals', 'offline', 'rule'] as const;
export type AlarmCondition = (typeof alarmConditions)[number];
