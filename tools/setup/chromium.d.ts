/** Flags that keep a test browser on this machine: it asks nobody for updates, lists or safe-browsing data. */
export declare const chromiumArguments: string[];
/** Path of a Chromium to test with, or undefined: then Playwright's own is used, if it is there. */
export declare function findChromium(environment?: NodeJS.ProcessEnv): string | undefined;
//# sourceMappingURL=chromium.d.ts.map
