/**
 * In the whole run a failed test gets a second try, and the summary names it: one that needed it is a defect to mend,
 * but not a reason to hold back everything else. A run by hand gives no second try.
 */
export const secondTry = { vitest: '--retry=1', playwright: '--retries=1' };
