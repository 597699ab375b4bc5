import type { MetricValue } from '@imah/contract';
import type { KnownDevice } from '../devices/device-states.ts';
import type { AlarmBook } from './alarm-book.ts';
/** Raises what is not normal in the newest values of a device, and clears what is normal again. */
export declare function evaluateValues(book: AlarmBook, { identity: device, typeKey }: KnownDevice, values: Readonly<Record<string, MetricValue>>): Promise<void>;
/** A device that fell silent has an alarm of its own until it speaks again. */
export declare function evaluatePresence(book: AlarmBook, { identity: device, typeKey, status }: KnownDevice): Promise<void>;
//# sourceMappingURL=alarm-evaluator.d.ts.map