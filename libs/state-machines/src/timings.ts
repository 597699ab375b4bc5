/**
 * Every delay of the charts, in milliseconds. The numbers beside an S-number are the specification's;
 * the others are ours, each with its reason.
 */
export const timings = {
  reloadGuard: {
    /** S-61: a path reloads itself at most once in this time. */
    perPath: 10_000,
  },
  buildWatch: {
    /** S-31 names no period: five minutes is soon enough for a page left open all day, and 12 small requests an hour. */
    pollInterval: 300_000,
  },
  preload: {
    /** S-62: wait where the browser has no idle callback. */
    idleFallback: 50,
    /** S-62: a count, not a time. */
    maxAtOnce: 5,
    /** S-63: after load, unless the connection is slow-2g. */
    manifestAfterLoad: 1_000,
  },
  icons: {
    /** S-64: our own server. */
    fetchTimeout: 1_500,
    /** S-64: the public service. */
    publicRotate: 750,
    publicTimeout: 5_000,
    /** S-64: a count of characters, not a time. */
    publicUrlLimit: 500,
  },
  mqtt: {
    /** S-65. */
    connectTimeout: 5_000,
    /** S-65. */
    reconnectPeriod: 5_000,
    /** Spread on top of the period: 500 clients come back over half a second, not in the same 100 ms. */
    reconnectSpread: 500,
    /** The most periods between two tries of a websocket that the server refuses: a minute. */
    refusedPeriods: 12,
    /** Half of the usual 60 s: proxies cut quiet links after a minute, and people watch a pump with it. */
    keepalive: 30_000,
    /** The browser says there is no network: still try now and then, it may be wrong. */
    offlineRecheck: 30_000,
  },
  buildingFeed: {
    /** The longest pause before a snapshot is taken again. */
    retryMax: 60_000,
  },
  loadingBar: {
    /** S-66: a load shorter than this shows nothing. */
    throttle: 10,
    /** S-66: the bar nears its end after this. */
    duration: 2_000,
    /** S-66: a finished bar stays in sight. */
    hideDelay: 500,
    /** S-66: after it is out of sight, its width goes back to nothing. */
    resetDelay: 400,
    /** Progress is told ten times a second; the style eases in between. */
    tick: 100,
  },
  toast: {
    /** The specification names no times. Five seconds reads about 15 words, a usual success text, twice. */
    success: 5_000,
    info: 5_000,
    /** A warning asks for a decision: read, then think. */
    warning: 8_000,
    /** An error is often copied or told to someone; it stays longest, and its close icon is there. */
    danger: 12_000,
  },
  tooltip: {
    /** S-67: ours. (The library's own is 700.) */
    openDelay: 0,
    /** S-67: after one tooltip closed, the next one of the group opens at once. */
    skipDelay: 300,
  },
  upload: {
    /** First pause before a part is sent again; doubled each time. */
    retryBase: 1_000,
    /** A pause never grows over this. */
    retryMax: 30_000,
  },
  presence: {
    /** An open page says again that it is looked at; the server forgets one after 45 seconds of silence. */
    beat: 20_000,
    /** That somebody writes is repeated no sooner. */
    repeat: 3_000,
    /** Nobody is taken to write any more so long after the last key. */
    rest: 5_000,
  },
  outbox: {
    /** First pause after the server could not be reached; doubled each time. */
    retryBase: 1_000,
    /** Somebody who comes up from the basement waits no longer, also where the browser does not notice the network. */
    retryMax: 30_000,
    /** A time named by the server that is over already is not taken for "at once, for ever". */
    shortestWait: 500,
  },
  dashboardEditor: {
    /** What was arranged is kept once the hand has rested so long. */
    rest: 800,
  },
  planEditor: {
    /** What was drawn is kept once the hand has rested so long. */
    rest: 800,
  },
} as const;
