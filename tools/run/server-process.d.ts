export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  /** Ends the server as a person would (SIGTERM) and waits for it; the data folder goes too unless it is kept. */
  readonly stop: (options?: { readonly keepData: boolean }) => Promise<void>;
}
export interface ServerProcessOptions {
  readonly demo: boolean;
  /** A folder to go on with; left out, a new one is made. */
  readonly dataDir?: string;
  readonly environment?: Readonly<Record<string, string>>;
}
/** Starts the real server on a free port of loopback and waits until it tells its address. */
export declare function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess>;
//# sourceMappingURL=server-process.d.ts.map
