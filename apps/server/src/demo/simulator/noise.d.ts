/** A number from 0 to 1 that depends on nothing but its arguments. */
export declare function randomAt(seed: number, index: number): number;
/** Wanders between -1 and 1, with a new aim every `periodMs`. */
export declare function wander(seed: number, ts: number, periodMs: number): number;
/** A seed of a device that does not change between starts. */
export declare function seedOf(text: string): number;
//# sourceMappingURL=noise.d.ts.map