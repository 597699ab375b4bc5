export interface FilterRequest {
  readonly filter: string;
  readonly qos: 0 | 1;
}

/** `lost`: the link went before the broker had answered. */
export type FilterResult = 'granted' | 'refused' | 'lost';

/** One open connection to the broker. It is dead once `closed` was told; a new try brings a new link. */
export interface Link {
  /** One SUBSCRIBE for all requests; the results stand in their order. */
  readonly subscribe: (requests: readonly FilterRequest[]) => Promise<readonly FilterResult[]>;
  readonly unsubscribe: (filter: string) => void;
}

export interface LinkListener {
  readonly opened: (link: Link) => void;
  readonly message: (topic: string, text: string, isRetained: boolean) => void;
  readonly closed: () => void;
}
