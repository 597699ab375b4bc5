import type { AlarmCondition, AlarmSeverity, MetricDefinition, MetricValue } from '@imah/contract';
/** What a value says about one condition of its metric. */
export interface ConditionResult {
    readonly condition: AlarmCondition;
    readonly isMet: boolean;
}
/** Each condition that the metric has, and whether `value` meets it. Bounds themselves are normal. */
export declare function checkConditions({ alarm }: MetricDefinition, value: MetricValue): ConditionResult[];
/** How grave it is when a metric of a device type is not normal. */
export declare function severityOf(typeKey: string, key: string): AlarmSeverity;
/** How grave it is when a device falls silent: a detector that cannot warn is worse than a meter. */
export declare function offlineSeverity(typeKey: string): AlarmSeverity;
//# sourceMappingURL=conditions.d.ts.map